import type { Battlefield } from '../battlefield.ts';
import { costMemory } from './cost-memory.ts';
import { CostReach } from './cost-reach.ts';
import { isRiskless } from './cost-search.ts';
import { doubleFloodMemory, mostMovement } from './double-flood.ts';
import { DoubleReach } from './double-reach.ts';
import { doubleStances } from './double-stances.ts';
import { floodMemory, isHarmless, plainness } from './flood.ts';
import { FloodReach } from './flood-reach.ts';
import type { MoveQuery } from './move-query.ts';
import { prepareMove } from './prepare-move.ts';
import type { Reach } from './reach.ts';
import { searchMemory, searchWays } from './search.ts';
import { searchSingle, singleMemory } from './single-search.ts';
import { singleStances } from './single-stances.ts';
import { fieldOfQuery } from './through-objects.ts';
import { WaysReach } from './ways-reach.ts';

/**
 * All ends of a move. Single bases that nothing burns, drops or threatens are answered by a flood over arrays (on foot) or
 * a search for costs (in flight, with free levels), other single bases by a search made for them, double bases on foot that
 * nothing burns, drops or threatens by a flood of their own, everything else by a search over stances; where several could
 * answer a query they give the same answers.
 */
export function reach(field: Battlefield, query: MoveQuery): Reach {
  const battlefield = fieldOfQuery(field, query);
  const { base = 'single', drift } = query;
  const from =
    typeof query.from === 'number' || query.from.length !== 1 ? query.from : (query.from[0] as number);
  if (base === 'double') return reachDouble(battlefield, field, query);
  const simple = base === 'single' && typeof from === 'number' && drift === undefined;
  if (!simple || battlefield.exists[from] !== 1) return reachByStances(field, query);
  if (!battlefield.workspace(plainness).isPlain) return reachByStances(field, query);
  if (isHarmless(query)) return new FloodReach(battlefield, query, from, battlefield.scratch(floodMemory));
  if (isRiskless(query)) return new CostReach(battlefield, query, from, battlefield.scratch(costMemory));
  const labels = searchSingle(battlefield, query, from, battlefield.scratch(singleMemory));
  return new WaysReach(battlefield, query, battlefield.workspace(singleStances), labels);
}

function reachDouble(battlefield: Battlefield, field: Battlefield, query: MoveQuery): Reach {
  const { from, drift, throughObjects } = query;
  const isSimple =
    isHarmless(query) && query.budget <= mostMovement && drift === undefined && throughObjects !== true;
  const isThere = typeof from !== 'number' && from.every((space) => battlefield.exists[space] === 1);
  const start = isSimple && isThere ? battlefield.workspace(doubleStances).find(from) : -1;
  if (start < 0 || !battlefield.workspace(plainness).isPlain) return reachByStances(field, query);
  return new DoubleReach(battlefield, query, start, battlefield.scratch(doubleFloodMemory));
}

/** The search over stances, for any query. */
export function reachByStances(field: Battlefield, query: MoveQuery): Reach {
  const battlefield = fieldOfQuery(field, query);
  const rules = prepareMove(field, query);
  const labels = searchWays(rules, battlefield.scratch(searchMemory));
  return new WaysReach(battlefield, query, rules.stances, labels);
}
