import type { Battlefield } from '../battlefield.ts';
import { canFlood, flood, floodMemory } from './flood.ts';
import { FloodReach } from './flood-reach.ts';
import type { MoveQuery } from './move-query.ts';
import { prepareMove } from './prepare-move.ts';
import type { Reach } from './reach.ts';
import { searchMemory, searchWays } from './search.ts';
import { WaysReach } from './ways-reach.ts';

/**
 * All ends of a move. Plain queries (a single base on foot, nothing that burns, falls or threatens) are answered by a
 * flood over arrays, all others by a search over ways; both give the same answers.
 */
export function reach(battlefield: Battlefield, query: MoveQuery): Reach {
  if (canFlood(battlefield, query)) {
    const memory = battlefield.workspace(floodMemory);
    return new FloodReach(battlefield, query, memory, flood(battlefield, query, memory));
  }
  const rules = prepareMove(battlefield, query);
  return new WaysReach(rules, searchWays(rules, battlefield.workspace(searchMemory)));
}
