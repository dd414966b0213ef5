import { UncheckedSkirmishEngine } from '@scapewright/skirmish';
import { superscapeUncited } from '@scapewright/superscape/uncited';
import { playPlugins } from './play-plugins.ts';

export { compileBattlefield } from '@scapewright/board';

/** The engine for an app that plays: the rules of SuperScape and the plugins of one game, without the checks that a built pack has passed. */
export const engine = new UncheckedSkirmishEngine({ ...superscapeUncited, plugins: playPlugins });

/** Loads the ledger ids behind lines and refusals: a file of its own. */
export async function cite(): Promise<void> {
  const { superscapeCitations } = await import('@scapewright/superscape/citations');
  engine.cite(superscapeCitations);
}
