import { UncheckedSkirmishEngine } from '@scapewright/skirmish';
import { narration } from '@scapewright/skirmish/modules';
import { superscapeCore } from '@scapewright/superscape/core';
import { playPlugins } from './play-plugins.ts';

export { compileBattlefield } from '@scapewright/board';

/**
 * The engine for an app that plays, tells what happens, asks about many moves, and loads what its cards and maps need besides:
 * the rules of SuperScape and the plugins of one game, without the modules that only some games need and without the checks
 * that a built pack has passed.
 */
export const engine = new UncheckedSkirmishEngine({ ...superscapeCore, plugins: playPlugins });
engine.bring(narration);

/** Loads the ledger ids behind lines and refusals: a file of its own. */
export async function cite(): Promise<void> {
  const { superscapeCitations } = await import('@scapewright/superscape/citations');
  engine.cite(superscapeCitations);
}

/** Loads every other module of the engine, as a game does that needs them: a file of its own. */
export async function bring(): Promise<void> {
  const { engineModules } = await import('./further-modules.ts');
  engine.bring(...engineModules);
}
