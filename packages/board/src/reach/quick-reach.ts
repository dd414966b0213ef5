import type { Battlefield } from '../battlefield.ts';
import { costMemory } from './cost-memory.ts';
import { CostReach } from './cost-reach.ts';
import { isRiskless } from './cost-search.ts';
import { floodMemory, isHarmless } from './flood.ts';
import { FloodReach } from './flood-reach.ts';
import type { MoveQuery } from './move-query.ts';
import type { Reach } from './reach.ts';

/**
 * All ends of a plain move that nothing burns, drops or threatens, by a flood over arrays (on foot) or a search for costs (in
 * flight, with free levels): the same ends in the same order, with the same ways, as the search that weighs risks finds.
 * Undefined for all other moves.
 */
export function quickReach(battlefield: Battlefield, query: MoveQuery, from: number): Reach | undefined {
  if (isHarmless(query)) return new FloodReach(battlefield, query, from, battlefield.scratch(floodMemory));
  if (isRiskless(query)) return new CostReach(battlefield, query, from, battlefield.scratch(costMemory));
  return undefined;
}
