import { type Battlefield, type BattlefieldPlan, compileBattlefield } from '@scapewright/board';
import { connectedSpaces } from './connected-spaces.ts';
import { ladderTerrain } from './ladder-plan.ts';

/** What start zones have to hold. */
export interface ZoneNeeds {
  readonly players: number;
  /** Spaces without which an army does not fit. */
  readonly least: number;
  /** Levels of the tallest figure that stands there. */
  readonly tallest: number;
  /** Levels of the shortest figure, which has to get from zone to zone. */
  readonly shortest: number;
}

const usualSize = 24;
/** Nobody begins where it hurts, drowns, or on a rung. */
const unfit: ReadonlySet<string> = new Set([
  'molten-lava',
  'lava-field',
  'water',
  'swamp-water',
  ladderTerrain,
  'cosmos',
  'sky',
]);

/** The largest part of a map that can be walked has fewer spaces than start zones need. */
export interface NoRoom {
  readonly needed: number;
  readonly found: number;
  /** The same in words. */
  readonly message: string;
}

/**
 * Start zones for a map that has none, or too small ones: in the largest part of the map that a walker crosses, as far apart
 * as it gets, each of them the spaces around its middle. Where there is no room for them, how many spaces they lack.
 */
export function chooseStartZones(
  plan: BattlefieldPlan,
  { players, least, tallest, shortest }: ZoneNeeds,
): readonly (readonly string[])[] | NoRoom {
  const field = compileBattlefield(plan);
  const groups = connectedSpaces(plan, shortest);
  const parts = new Map<number | undefined, number[]>();
  for (let space = 0; space < field.count; space += 1) {
    if (!isFit(field, space, tallest)) continue;
    const group = groups.get(field.names[space] ?? '');
    parts.set(group, [...(parts.get(group) ?? []), space]);
  }
  const [part = []] = [...parts.values()].sort((a, b) => b.length - a.length);
  const needed = players * least;
  const found = part.length;
  if (found < needed) {
    const message = `${players} armies need ${needed} start spaces, and the largest part that can be walked has ${found}`;
    return { needed, found, message };
  }
  const size = Math.min(usualSize, Math.max(least, Math.floor(part.length / (players + 2))));
  const free = new Set(part);
  return middles(field, part, players).map((middle) => {
    const near = [...free].sort((a, b) => field.distance(middle, a) - field.distance(middle, b));
    const zone = near.slice(0, size);
    for (const space of zone) free.delete(space);
    return zone.map((space) => field.names[space] ?? '');
  });
}

function isFit(field: Battlefield, space: number, tallest: number): boolean {
  const roomy = (field.clearance[space] ?? 0) >= tallest;
  return roomy && field.hex[space] === 0 && field.solidAt[space] === -1 && !unfit.has(field.terrainOf(space));
}

/** Spaces each of which is as far as it gets from those before it. */
function middles(field: Battlefield, part: readonly number[], count: number): readonly number[] {
  const [any = 0] = part;
  const farthest = (from: readonly number[]): number => {
    const apart = (space: number) => Math.min(...from.map((other) => field.distance(other, space)));
    return part.reduce((best, space) => (apart(space) > apart(best) ? space : best), any);
  };
  const found = [farthest([any])];
  while (found.length < count) found.push(farthest(found));
  return found;
}
