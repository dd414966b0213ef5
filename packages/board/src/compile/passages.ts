import { closed, openSky, type Passages, type Solid } from '../battlefield.ts';
import { fresh, Patch } from './patch.ts';
import { type Borders, standingSlot } from './standing.ts';
import type { Structure } from './structure.ts';
import { hexKinds, type Surfaces } from './surfaces.ts';

/** All that decides what a step between two spaces needs. */
export interface Ground {
  readonly structure: Structure;
  readonly surfaces: Surfaces;
  readonly borders: Borders;
  readonly solids: readonly Solid[];
  readonly solidAt: Int16Array;
  readonly solidTop: Int16Array;
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

type Column = Patch<Int16Array>;

/** Passages while they are measured. */
export interface Measured {
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
  const { surfaces, borders, solids } = ground;
  if (borders.size + solids.length > 0) {
    standingSlot.code.measureStanding(ground, passages, index, from, to);
    return;
  }
  const higher = Math.max(surfaces.level[from] as number, surfaces.level[to] as number);
  const ceiling = Math.min(ceilingOf(surfaces, from), ceilingOf(surfaces, to));
  const isOpen = surfaces.hex[to] !== hexKinds.partial;
  enterPassage(surfaces, passages, index, from, to, higher, ceiling, isOpen);
  passages.airway.set(index, roomBetween(higher, ceiling));
}

/** Writes down what a walker finds who comes over something at the level `over`, below a roof; `isOpen`: whether he may pass. */
export function enterPassage(
  { level, rung }: Surfaces,
  passages: Measured,
  index: number,
  from: number,
  to: number,
  over: number,
  roof: number,
  isOpen: boolean,
): void {
  const rise = over - (level[from] as number);
  const uncounted = rung[from] === 1 || rung[to] === 1 ? 1 : 0;
  passages.rise.set(index, rise);
  passages.cost.set(index, isOpen ? 1 + Math.max(0, rise - uncounted) : closed);
  passages.opening.set(index, roomBetween(over, roof));
}

/** Levels of free air between something and a roof above it; -1 if there is none. */
function roomBetween(over: number, roof: number): number {
  return roof === openSky ? openSky : Math.max(-1, roof - over);
}

/** The level of what lies over a space. */
export function ceilingOf({ clearance, level }: Surfaces, space: number): number {
  const room = clearance[space] as number;
  return room === openSky ? openSky : (level[space] as number) + room;
}
