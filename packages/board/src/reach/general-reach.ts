import type { Battlefield } from '../battlefield.ts';
import { doubleFloodMemory, mostMovement } from './double-flood.ts';
import { doubleFootprints } from './double-footprints.ts';
import { DoubleReach } from './double-reach.ts';
import { isHarmless } from './flood.ts';
import type { MoveQuery } from './move-query.ts';
import { plainness } from './plain-moves.ts';
import { prepareMove } from './prepare-move.ts';
import type { Reach } from './reach.ts';
import { searchMemory, searchWays } from './search.ts';
import { fieldOfQuery } from './through-objects.ts';
import { WaysReach } from './ways-reach.ts';

/**
 * All ends of any move: of double bases on foot that nothing burns, drops or threatens by a flood of their own, of all else
 * by a search over footprints.
 */
export function reachInGeneral(field: Battlefield, query: MoveQuery): Reach {
  const battlefield = fieldOfQuery(field, query);
  const { base, from, budget, drift, elsewhere, throughObjects } = query;
  const isSimple =
    base === 'double' &&
    isHarmless(query) &&
    budget <= mostMovement &&
    drift === undefined &&
    elsewhere === undefined &&
    throughObjects !== true;
  const isThere = typeof from !== 'number' && from.every((space) => battlefield.exists[space] === 1);
  const start = isSimple && isThere ? battlefield.workspace(doubleFootprints).find(from) : -1;
  if (start < 0 || !battlefield.workspace(plainness).isPlain) return reachByFootprints(field, query);
  return new DoubleReach(battlefield, query, start, battlefield.scratch(doubleFloodMemory));
}

/** The search over footprints, for any query. */
export function reachByFootprints(field: Battlefield, query: MoveQuery): Reach {
  const battlefield = fieldOfQuery(field, query);
  const rules = prepareMove(field, query);
  const labels = searchWays(rules, battlefield.scratch(searchMemory));
  return new WaysReach(battlefield, query, rules.footprints, labels);
}
