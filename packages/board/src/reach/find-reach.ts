import type { Battlefield } from '../battlefield.ts';
import { reachInGeneral } from './general-reach.ts';
import type { MoveQuery } from './move-query.ts';
import { plainStart } from './plain-moves.ts';
import { quickReach } from './quick-reach.ts';
import type { Reach } from './reach.ts';
import { singleMemory } from './single-memory.ts';
import { searchSingle } from './single-search.ts';
import { singleSpaces } from './single-spaces.ts';
import { fieldOfQuery } from './through-objects.ts';
import { WaysReach } from './ways-reach.ts';

/**
 * All ends of a move. Plain moves of single bases are answered by searches made for them, everything else by one that
 * knows bases of any shape, links and drift; where several could answer a query they give the same answers.
 */
export function reach(field: Battlefield, query: MoveQuery): Reach {
  const battlefield = fieldOfQuery(field, query);
  const from = plainStart(battlefield, query);
  if (from < 0) return reachInGeneral(field, query);
  return quickReach(battlefield, query, from) ?? reachBySearch(battlefield, query, from);
}

/** The search that weighs risks, for any plain move. */
export function reachBySearch(battlefield: Battlefield, query: MoveQuery, from: number): Reach {
  const labels = searchSingle(battlefield, query, from, battlefield.scratch(singleMemory));
  return new WaysReach(battlefield, query, battlefield.workspace(singleSpaces), labels);
}
