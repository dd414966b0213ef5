import type { Space } from '../space.ts';
import { type Borders, climbedTo, type Wall } from './borders.ts';
import { fresh, Patch } from './patch.ts';
import type { Solids } from './solids.ts';
import { borderKey, type Structure } from './structure.ts';
import { hexKinds, openSky, type Surfaces } from './surfaces.ts';

/** Parallel to `neighbourSpaces`: the price and the room of each step, for a walker and for a flyer. */
export interface Passages {
  /**
   * Spaces counted by a walker (1 and the levels that count), or `closed` where walls, objects or a partial hex let
   * nobody walk.
   */
  readonly cost: Int16Array;
  /** Levels that the step rises, over a climbable wall included. */
  readonly rise: Int16Array;
  /** Levels of free air at the border for a walker: from the higher surface to the lower of the two ceilings. */
  readonly opening: Int16Array;
  /** The same for a flyer, above walls and objects; -1 where it is closed to flyers. */
  readonly airway: Int16Array;
  /** How many steps leave a walker more room than a flyer: where it is 0, a flyer fits wherever a walker does. */
  readonly narrow: number;
}

/** `Passages.cost` of a step that no walker can make. */
export const closed = 32767;

/** All that decides what a step between two spaces needs. */
interface Ground extends Solids {
  readonly structure: Structure;
  readonly surfaces: Surfaces;
  readonly borders: Borders;
}

/** Measures the passages of all spaces, or, given earlier ones of the same structure, those into and out of some spaces. */
export function buildPassages(
  ground: Ground,
  earlier: Passages | undefined,
  changed: Iterable<number>,
): Passages {
  const { neighbourStart, neighbourSpaces } = ground.structure;
  const length = neighbourSpaces.length;
  const measured: Measured = {
    cost: new Patch(earlier?.cost, length, fresh.shorts),
    rise: new Patch(earlier?.rise, length, fresh.shorts),
    opening: new Patch(earlier?.opening, length, fresh.shorts),
    airway: new Patch(earlier?.airway, length, fresh.shorts),
  };
  let narrow = earlier?.narrow ?? 0;
  for (const from of changed) {
    const end = neighbourStart[from * 6 + 6] as number;
    for (let index = neighbourStart[from * 6] as number; index < end; index++) {
      const to = neighbourSpaces[index] as number;
      const known = earlier !== undefined;
      narrow += remeasure(ground, measured, index, from, to, known);
      if (!known) continue;
      const back = passageBetween(ground.structure, to, from);
      narrow += remeasure(ground, measured, back, to, from, known);
    }
  }
  const { cost, rise, opening, airway } = measured;
  return { cost: cost.table, rise: rise.table, opening: opening.table, airway: airway.table, narrow };
}

const noWalls: readonly Wall[] = [];

type Column = Patch<Int16Array>;

/** Passages while they are measured. */
interface Measured {
  readonly cost: Column;
  readonly rise: Column;
  readonly opening: Column;
  readonly airway: Column;
}

/** Measures a passage anew; returns by how much the number of narrow ones grows. */
function remeasure(
  ground: Ground,
  measured: Measured,
  index: number,
  from: number,
  to: number,
  isKnown: boolean,
): number {
  const before = isKnown && isNarrow(measured, index) ? 1 : 0;
  measure(ground, measured, index, from, to);
  return (isNarrow(measured, index) ? 1 : 0) - before;
}

function isNarrow({ cost, opening, airway }: Measured, index: number): boolean {
  return cost.get(index) !== closed && airway.get(index) < opening.get(index);
}

function passageBetween({ neighbourStart, neighbourSpaces }: Structure, from: number, to: number): number {
  let index = neighbourStart[from * 6] as number;
  while (neighbourSpaces[index] !== to) index++;
  return index;
}

function measure(ground: Ground, passages: Measured, index: number, from: number, to: number): void {
  const { structure, surfaces, borders, solids, solidAt } = ground;
  const higher = Math.max(surfaces.level[from] as number, surfaces.level[to] as number);
  const ceiling = Math.min(ceilingOf(surfaces, from), ceilingOf(surfaces, to));
  const walls = borders.size === 0 ? noWalls : (borders.get(borderKey(structure, from, to)) ?? noWalls);
  const solid = solids[solidAt[to] as number];

  let over = higher;
  let counted = higher;
  let roof = ceiling;
  let open = surfaces.hex[to] !== hexKinds.partial && (solid === undefined || solid.enterable);
  for (const wall of walls) {
    if (wall.passable || wall.top <= higher) continue;
    if (wall.bottom > higher) roof = Math.min(roof, wall.bottom);
    else if (wall.climb === 'levels') {
      over = Math.max(over, wall.top);
      counted = Math.max(counted, climbedTo(wall, surfaces.level, from, to));
    } else open = false;
  }
  enterPassage(surfaces, passages, index, from, to, counted, roomBetween(over, roof), open);
  passages.airway.set(index, solid?.blocksFlying ? -1 : airwayBetween(ground, walls, from, to, ceiling));
}

/** Writes down what a walker finds who comes over something that counts up to the level `over`; `room`: levels of free air above it. */
function enterPassage(
  { level, rung }: Surfaces,
  passages: Measured,
  index: number,
  from: number,
  to: number,
  over: number,
  room: number,
  isOpen: boolean,
): void {
  const rise = over - (level[from] as number);
  const uncounted = rung[from] === 1 || rung[to] === 1 ? 1 : 0;
  passages.rise.set(index, rise);
  passages.cost.set(index, isOpen ? 1 + Math.max(0, rise - uncounted) : closed);
  passages.opening.set(index, room);
}

/** Levels of free air between something and a roof above it; -1 if there is none. */
function roomBetween(over: number, roof: number): number {
  return roof === openSky ? openSky : Math.max(-1, roof - over);
}

/** The level of what lies over a space. */
function ceilingOf({ clearance, level }: Surfaces, space: Space): number {
  const room = clearance[space] as number;
  return room === openSky ? openSky : (level[space] as number) + room;
}

/** Levels of the widest free gap at a border: above objects, and above, below or between its walls; -1 if it is shut. */
function airwayBetween(
  ground: Ground,
  walls: readonly Wall[],
  from: number,
  to: number,
  ceiling: number,
): number {
  const floor = Math.max(ground.solidTop[from] as number, ground.solidTop[to] as number);
  let lower = floor;
  let widest = -1;
  for (const wall of walls) {
    if (wall.passable || wall.top <= floor || wall.bottom >= ceiling) continue;
    if (wall.blocksFlying) return -1;
    widest = Math.max(widest, wall.bottom - lower);
    lower = Math.max(lower, wall.top);
  }
  return ceiling === openSky ? openSky : Math.max(widest, ceiling - lower, -1);
}
