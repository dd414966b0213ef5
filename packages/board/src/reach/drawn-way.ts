import type { Battlefield } from '../battlefield.ts';
import type { Space } from '../space.ts';
import { checkPath, type PathReading } from './check-path.ts';
import { field, width } from './labels.ts';
import type { MoveQuery } from './move-query.ts';
import { plainStart } from './plain-moves.ts';
import type { Route } from './reach.ts';
import { type SingleMemory, singleMemory } from './single-memory.ts';
import { SingleSearch } from './single-search.ts';
import { fieldOfQuery } from './through-objects.ts';

/** The only way that a search may find: its spaces, of which the last `flown` are flown. */
export interface DrawnSteps {
  readonly spaces: readonly Space[];
  readonly flown: number;
}

/**
 * A way drawn space by space, with its cost and risk; undefined if it may not be taken. `flown`: how many of the spaces,
 * counted from the last, are flown; left out: as it costs the least risk, then the least movement, then the least flight.
 * `end`: where a larger base lies at last.
 */
export function drawnWay(
  field: Battlefield,
  query: MoveQuery,
  spaces: readonly Space[],
  reading: Pick<PathReading, 'flown' | 'end'> = {},
): Route | undefined {
  const battlefield = fieldOfQuery(field, query);
  const start = plainStart(battlefield, query);
  if (start < 0) {
    const check = checkPath(field, query, spaces, reading);
    if (!check.legal) return undefined;
    const { end, cost, risk, steps } = check;
    return { spaces, end, cost, risk, flown: steps.filter(({ flies }) => flies).length };
  }
  const { flown, end } = reading;
  if (end !== undefined && (end.length !== 1 || end[0] !== (spaces.at(-1) ?? start))) return undefined;
  const memory = battlefield.scratch(singleMemory);
  const readings = flown === undefined ? [0, ...spaces.map((_, at) => at + 1)] : [flown];
  const ways = readings.flatMap((count): Route[] => {
    const price = searchDrawn(battlefield, query, start, memory, { spaces, flown: count });
    return price ? [{ spaces, end: [spaces.at(-1) ?? start], ...price, flown: count }] : [];
  });
  return ways.sort((a, b) => a.risk - b.risk || a.cost - b.cost)[0];
}

/** The search for single bases along one way: what it costs, undefined if it may not be taken. */
function searchDrawn(
  battlefield: Battlefield,
  query: MoveQuery,
  start: number,
  memory: SingleMemory,
  drawn: DrawnSteps,
): { readonly cost: number; readonly risk: number } | undefined {
  const { data } = new SingleSearch(battlefield, query, start, memory, drawn).run();
  const at = data.length - width;
  if (data[at + field.flags] === 0 || data[at + field.steps] !== drawn.spaces.length) return undefined;
  return { cost: data[at + field.cost] as number, risk: data[at + field.risk] as number };
}
