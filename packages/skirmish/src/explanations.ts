import type { MoveQuery, Reach } from '@scapewright/board';
import type { Refusal } from '@scapewright/kernel';
import { ModuleSlot } from './engine-module.ts';
import type { Game } from './game.ts';
import type { PlannedMove } from './movement-query.ts';
import type { PlannedAttack } from './targets.ts';

/** A way as somebody draws it: spaces, of which the last `flown` are flown; undefined: as the way needs it. */
export interface DrawnSpaces {
  readonly spaces: readonly number[];
  readonly flown: number | undefined;
}

/**
 * Why moves and targets are refused, by the rule behind it: what nobody needs before he asks or errs. Without it a refusal
 * gives the general reason of its kind, and so does the line about a move that cannot go where it is told to.
 */
export const explanationSlot = new ModuleSlot<{
  /** Why a move cannot end on a space on which it cannot end. */
  refusalOfEnd(game: Game, move: PlannedMove, found: Reach, space: number): Refusal;
  /** Why a way that may not be taken may not be taken. */
  refusalOfDrawn(game: Game, move: PlannedMove, query: MoveQuery, drawn: DrawnSpaces): Refusal;
  /** The refusal of a target with the reasons behind it. */
  refusalOfTarget(game: Game, attack: PlannedAttack, target: number, refusal: Refusal): Refusal;
}>('explanations');

/** Why a move cannot end on a space; undefined if it can. */
export function refusedEnd(game: Game, move: PlannedMove, found: Reach, space: number): Refusal | undefined {
  if (found.keyOf(space) >= 0) return undefined;
  if (explanationSlot.isFilled) return explanationSlot.code.refusalOfEnd(game, move, found, space);
  return refusedMove(game, space);
}

/** Why a way that somebody has drawn may not be taken. */
export function refusedWay(game: Game, move: PlannedMove, query: MoveQuery, drawn: DrawnSpaces): Refusal {
  if (explanationSlot.isFilled) return explanationSlot.code.refusalOfDrawn(game, move, query, drawn);
  return refusedMove(game, drawn.spaces.at(-1) ?? -1);
}

/** What all refusals of ways have in common: they are not among those that the move may take. */
function refusedMove(game: Game, space: number): Refusal {
  return { reason: 'move.path', about: game.field.names[space] };
}

/** The refusal of a target, with the reasons behind it where they are known. */
export function refusedTarget(game: Game, attack: PlannedAttack, target: number, refusal: Refusal): Refusal {
  return explanationSlot.isFilled
    ? explanationSlot.code.refusalOfTarget(game, attack, target, refusal)
    : refusal;
}
