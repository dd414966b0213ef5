import type { Battlefield } from '../battlefield.ts';
import { generalMoveSlot } from './general-moves.ts';
import type { MoveQuery } from './move-query.ts';
import { plainStart } from './plain-moves.ts';
import type { Route } from './reach.ts';
import { searchDrawn, singleMemory } from './single-search.ts';
import { fieldOfQuery } from './through-objects.ts';

/**
 * A way drawn space by space, with its cost and risk; undefined if it may not be taken. `flown`: how many of the spaces,
 * counted from the last, are flown; left out: as it costs the least risk, then the least movement, then the least flight.
 */
export function drawnWay(
  field: Battlefield,
  query: MoveQuery,
  spaces: readonly number[],
  flown?: number,
): Route | undefined {
  const battlefield = fieldOfQuery(field, query);
  const start = plainStart(battlefield, query);
  if (start < 0) {
    const check = generalMoveSlot.code.checkPath(field, query, spaces, flown === undefined ? {} : { flown });
    if (!check.legal) return undefined;
    const { end, cost, risk, steps } = check;
    return { spaces, end, cost, risk, flown: steps.filter(({ flies }) => flies).length };
  }
  const memory = battlefield.scratch(singleMemory);
  const readings = flown === undefined ? [0, ...spaces.map((_, at) => at + 1)] : [flown];
  const ways = readings.flatMap((count): Route[] => {
    const price = searchDrawn(battlefield, query, start, memory, { spaces, flown: count });
    return price ? [{ spaces, end: [spaces.at(-1) ?? start], ...price, flown: count }] : [];
  });
  return ways.sort((a, b) => a.risk - b.risk || a.cost - b.cost)[0];
}
