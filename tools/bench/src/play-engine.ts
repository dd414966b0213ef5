export { compileBattlefield } from '@scapewright/board/core';

import { UncheckedSkirmishEngine } from '@scapewright/skirmish';
import { superscapeCore } from '@scapewright/superscape/core';
import { playPlugins } from './play-plugins.ts';

/**
 * The engine for an app that plays, and loads what its cards and maps need besides: the rules of SuperScape and the plugins
 * of one game, without the modules that only some games need and without the checks that a built pack has passed.
 */
export const engine = new UncheckedSkirmishEngine({ ...superscapeCore, plugins: playPlugins });

/** Loads the ledger ids behind lines and refusals: a file of its own. */
export async function cite(): Promise<void> {
  const { superscapeCitations } = await import('@scapewright/superscape/citations');
  engine.cite(superscapeCitations);
}

/** Loads every module of the engine, as a game does that needs them: a file of its own. */
export async function bring(): Promise<void> {
  const { engineModules } = await import('@scapewright/skirmish/modules');
  engine.bring(...engineModules);
}
