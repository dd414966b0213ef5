import type { Battlefield } from '../battlefield.ts';
import { ModuleSlot } from '../engine-module.ts';
import type { PathCheck, PathReading } from './check-path.ts';
import type { MoveQuery } from './move-query.ts';
import type { Reach } from './reach.ts';

/**
 * Moves of bases of two hexes and more, on battlefields with links or rungs, and of figures that drift; and the check of a
 * way that tells what each of its steps brings.
 */
export const generalMoveSlot = new ModuleSlot<{
  reachInGeneral(field: Battlefield, query: MoveQuery): Reach;
  readonly checkPath: typeof checkPath;
}>('general-moves');

/**
 * Walks a path drawn space by space: the spaces that the leading part enters, in order (of a rigid base any space that
 * the step newly covers). Of several readings the preferred legal one is answered; of none, the refusal of the reading that
 * came farthest. Needs the module `general-moves`.
 */
export function checkPath(
  battlefield: Battlefield,
  query: MoveQuery,
  spaces: readonly number[],
  reading?: PathReading,
): PathCheck {
  return generalMoveSlot.code.checkPath(battlefield, query, spaces, reading);
}
