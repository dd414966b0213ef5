import type { Battlefield } from '../battlefield.ts';
import { ModuleSlot } from '../engine-module.ts';
import type { MoveQuery, Refusal } from './move-query.ts';

/** Why a move cannot end on spaces: what no search needs. */
export const boardExplanationSlot = new ModuleSlot<{ readonly whyNot: typeof whyNot }>('board-explanations');

/** Why a move cannot end on spaces on which it cannot end. Needs the module `board-explanations`. */
export function whyNot(
  battlefield: Battlefield,
  query: MoveQuery,
  spaces: number | readonly number[],
): Refusal {
  return boardExplanationSlot.code.whyNot(battlefield, query, spaces);
}
