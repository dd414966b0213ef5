import type { Battlefield } from '../battlefield.ts';
import { costMemory } from './cost-memory.ts';
import { CostReach } from './cost-reach.ts';
import { isRiskless } from './cost-search.ts';
import { floodMemory, isHarmless, plainness } from './flood.ts';
import { FloodReach } from './flood-reach.ts';
import { generalMoveSlot } from './general-moves.ts';
import type { MoveQuery } from './move-query.ts';
import type { Reach } from './reach.ts';
import { searchSingle, singleMemory } from './single-search.ts';
import { singleSpaces } from './single-spaces.ts';
import { fieldOfQuery } from './through-objects.ts';
import { WaysReach } from './ways-reach.ts';

/**
 * All ends of a move. Single bases that nothing burns, drops or threatens are answered by a flood over arrays (on foot) or
 * a search for costs (in flight, with free levels), other single bases by a search made for them, everything else by the
 * module `general-moves`; where several could answer a query they give the same answers.
 */
export function reach(field: Battlefield, query: MoveQuery): Reach {
  const battlefield = fieldOfQuery(field, query);
  const from = plainStart(battlefield, query);
  if (from < 0) return generalMoveSlot.code.reachInGeneral(field, query);
  if (isHarmless(query)) return new FloodReach(battlefield, query, from, battlefield.scratch(floodMemory));
  if (isRiskless(query)) return new CostReach(battlefield, query, from, battlefield.scratch(costMemory));
  const labels = searchSingle(battlefield, query, from, battlefield.scratch(singleMemory));
  return new WaysReach(battlefield, query, battlefield.workspace(singleSpaces), labels);
}

/** The space on which a plain move starts: of a single base that does not drift, without links and rungs; -1 for all others. */
export function plainStart(battlefield: Battlefield, { from, base = 'single', drift }: MoveQuery): number {
  const start = typeof from === 'number' ? from : from.length === 1 ? (from[0] as number) : -1;
  const isSimple = base === 'single' && drift === undefined && battlefield.exists[start] === 1;
  return isSimple && battlefield.workspace(plainness).isPlain ? start : -1;
}
