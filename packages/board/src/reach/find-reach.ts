import type { Battlefield } from '../battlefield.ts';
import { canFlood, flood, floodMemory, isPlain } from './flood.ts';
import { FloodReach } from './flood-reach.ts';
import type { MoveQuery } from './move-query.ts';
import { prepareMove } from './prepare-move.ts';
import type { Reach } from './reach.ts';
import { searchMemory, searchWays } from './search.ts';
import { searchSingle, singleMemory } from './single-search.ts';
import { singleStances } from './single-stances.ts';
import { WaysReach } from './ways-reach.ts';

/**
 * All ends of a move. Single bases on foot that nothing burns, drops or threatens are answered by a flood over arrays,
 * other single bases by a search made for them, everything else by a search over stances; where several could answer a
 * query they give the same answers.
 */
export function reach(battlefield: Battlefield, query: MoveQuery): Reach {
  if (canFlood(battlefield, query)) {
    const memory = battlefield.workspace(floodMemory);
    return new FloodReach(battlefield, query, memory, flood(battlefield, query, memory));
  }
  if (isPlain(battlefield, query) && query.drift === undefined) {
    const memory = battlefield.workspace(singleMemory);
    const labels = searchSingle(battlefield, query, memory);
    return new WaysReach(battlefield, query, battlefield.workspace(singleStances), labels);
  }
  return reachByStances(battlefield, query);
}

/** The search over stances, for any query. */
export function reachByStances(battlefield: Battlefield, query: MoveQuery): Reach {
  const rules = prepareMove(battlefield, query);
  const labels = searchWays(rules, battlefield.workspace(searchMemory));
  return new WaysReach(battlefield, query, rules.stances, labels);
}
