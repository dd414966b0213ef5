import { checkPath, type MoveQuery, type Reach } from '@scapewright/board';
import type { Refusal } from '@scapewright/kernel';
import type { EngineModule } from '../engine-module.ts';
import { type DrawnSpaces, explanationSlot } from '../explanations.ts';
import type { Game } from '../game.ts';
import type { PlannedMove } from '../movement-query.ts';
import { refusalOfTarget } from '../target-causes.ts';
import { refusalOfWay } from '../way-refusal.ts';

function refusalOfEnd(game: Game, move: PlannedMove, found: Reach, space: number): Refusal {
  const refusal = found.whyNot(space);
  if (!refusal) throw new RangeError(`the move can end on ${game.field.names[space]}`);
  return refusalOfWay(game, move, refusal, space);
}

function refusalOfDrawn(
  game: Game,
  move: PlannedMove,
  query: MoveQuery,
  { spaces, flown }: DrawnSpaces,
): Refusal {
  const check = checkPath(game.field, query, spaces, flown === undefined ? {} : { flown });
  if (check.legal) throw new RangeError(`the way to ${game.field.names[spaces.at(-1) ?? -1]} may be taken`);
  return refusalOfWay(game, move, check.refusal);
}

/** Why moves and targets are refused, by the rule behind it: for an app whose player asks or errs. No game needs it to go on. */
export const explanations: EngineModule = explanationSlot.module({
  refusalOfEnd,
  refusalOfDrawn,
  refusalOfTarget,
});
