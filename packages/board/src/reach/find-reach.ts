import type { Battlefield } from '../battlefield.ts';
import { generalMoveSlot } from './general-moves.ts';
import type { MoveQuery } from './move-query.ts';
import { plainStart } from './plain-moves.ts';
import { quickMoveSlot } from './quick-moves.ts';
import type { Reach } from './reach.ts';
import { singleMemory } from './single-memory.ts';
import { searchSingle } from './single-search.ts';
import { singleSpaces } from './single-spaces.ts';
import { fieldOfQuery } from './through-objects.ts';
import { WaysReach } from './ways-reach.ts';

/**
 * All ends of a move. Plain moves of single bases are answered by a search made for them, those among them that nothing
 * threatens sooner where the module `quick-moves` is there, everything else by the module `general-moves`; where several
 * could answer a query they give the same answers.
 */
export function reach(field: Battlefield, query: MoveQuery): Reach {
  const battlefield = fieldOfQuery(field, query);
  const from = plainStart(battlefield, query);
  if (from < 0) return generalMoveSlot.code.reachInGeneral(field, query);
  const quick = quickMoveSlot.isFilled ? quickMoveSlot.code.quickReach(battlefield, query, from) : undefined;
  return quick ?? reachBySearch(battlefield, query, from);
}

/** The search that weighs risks, for any plain move. */
export function reachBySearch(battlefield: Battlefield, query: MoveQuery, from: number): Reach {
  const labels = searchSingle(battlefield, query, from, battlefield.scratch(singleMemory));
  return new WaysReach(battlefield, query, battlefield.workspace(singleSpaces), labels);
}
