import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import type { RulesetName } from '@scapewright/table/battle';
import type { EngineMaker } from './engine-maker.ts';

/** Fetches what makes engines of a game. Nobody who plays one game loads what only the other has. */
export async function fetchGame(ruleset: RulesetName): Promise<EngineMaker> {
  const { createGame } = await (ruleset === 'heroscape'
    ? import('./heroscape-game.ts')
    : import('./superscape-game.ts'));
  return createGame;
}

/** An engine of a game. Throws all problems of its variants at once. */
export async function engineOf(
  ruleset: RulesetName,
  variants: readonly string[] = [],
): Promise<SkirmishEngine> {
  const createGame = await fetchGame(ruleset);
  return createGame(variants);
}
