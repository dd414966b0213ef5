import type { Battlefield } from './battlefield.ts';
import { BoardError } from './board-error.ts';
import { type Hex, rotateHex } from './geometry.ts';
import type { Space } from './space.ts';

/**
 * The shape of a base: one space, two neighbouring spaces, or any set of axial offsets [q, r] at facing E. The first
 * offset is the anchor (SS-BASE-002, SS-BASE-009).
 */
export type Base = 'single' | 'double' | readonly (readonly [number, number])[];

/** A base set on spaces: `spaces[i]` carries the i-th offset of the base. */
export interface Standing {
  readonly spaces: readonly Space[];
  readonly facing: number;
}

/** The offsets of a base at facing E, its anchor first. Throws `board.bad-base` for an empty or doubled list. */
export function baseOffsets(base: Base): readonly Hex[] {
  if (base === 'single') return [{ q: 0, r: 0 }];
  if (base === 'double')
    return [
      { q: 0, r: 0 },
      { q: 1, r: 0 },
    ];
  const offsets = base.map(([q, r]) => ({ q, r }));
  const distinct = new Set(offsets.map(({ q, r }) => `${q},${r}`));
  if (offsets.length === 0 || distinct.size < offsets.length) {
    throw new BoardError(
      'board.bad-base',
      JSON.stringify(base),
      'a base covers distinct hexes',
      'list each offset once',
    );
  }
  return offsets;
}

/** The hexes under a base whose anchor lies on `anchor`, turned to `facing` (0 = E, towards NE). */
export function baseHexes(base: Base, anchor: Hex, facing: number): readonly Hex[] {
  const offsets = baseOffsets(base);
  const pivot = offsets[0] as Hex;
  return offsets.map((offset) => {
    const turned = rotateHex({ q: offset.q - pivot.q, r: offset.r - pivot.r }, facing);
    return { q: anchor.q + turned.q, r: anchor.r + turned.r };
  });
}

/**
 * How a base can cover exactly these spaces, one standing for each facing that fits; none if the shape is another.
 * A double base fits both ways round.
 */
export function standingsOn(battlefield: Battlefield, base: Base, spaces: readonly Space[]): Standing[] {
  if (base === 'single')
    return spaces.length === 1 && (spaces[0] as number) >= 0 ? [{ spaces: [...spaces], facing: 0 }] : [];
  const standings: Standing[] = [];
  for (const anchor of spaces) {
    for (let facing = 0; facing < 6; facing++) {
      const hexes = baseHexes(base, hexOf(battlefield, anchor), facing);
      const found = hexes.map((hex) => spaces.find((space) => sameHex(hexOf(battlefield, space), hex)) ?? -1);
      if (hexes.length === spaces.length && new Set(found).size === spaces.length && !found.includes(-1)) {
        standings.push({ spaces: found, facing });
      }
      if (hexes.length === 1) break;
    }
  }
  return standings;
}

/**
 * All ways to set a base down flat so that it covers a space: every facing and anchor, one entry per set of spaces.
 * Only geometry is tested: the spaces of a larger base exist, are full hexes and lie on one level (SS-BASE-001,
 * SS-BASE-005); a single base covers the space whatever it is.
 */
export function standingsOver(battlefield: Battlefield, base: Base, space: Space): readonly Standing[] {
  if (base === 'single') return [{ spaces: [space], facing: 0 }];
  const standings = new Map<string, Standing>();
  const place = hexOf(battlefield, space);
  for (let facing = 0; facing < 6; facing++) {
    for (const part of baseHexes(base, { q: 0, r: 0 }, facing)) {
      const anchor = { q: place.q - part.q, r: place.r - part.r };
      const hexes = baseHexes(base, anchor, facing);
      const spaces = hexes.map((hex) => spaceAtLevel(battlefield, hex, space));
      const key = [...spaces].sort((a, b) => a - b).join();
      if (!spaces.includes(-1) && !standings.has(key)) standings.set(key, { spaces, facing });
    }
  }
  return [...standings.values()];
}

/** The full hex at a place that has the level and region of another space, -1 if there is none. */
function spaceAtLevel(battlefield: Battlefield, hex: Hex, like: number): number {
  const column = battlefield.columnAt(hex.q, hex.r, battlefield.region[like] as number);
  if (column < 0) return -1;
  const { columnStart, columnSpaces, level } = battlefield;
  for (let index = columnStart[column] as number; index < (columnStart[column + 1] as number); index++) {
    const space = columnSpaces[index] as number;
    if (level[space] === level[like] && battlefield.hex[space] === 0) return space;
  }
  return -1;
}

function hexOf(battlefield: Battlefield, space: Space): Hex {
  return { q: battlefield.q[space] as number, r: battlefield.r[space] as number };
}

function sameHex(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r;
}

/** Whether two neighbouring spaces have one level and no wall rises between them. */
export function liesFlat(battlefield: Battlefield, a: number, b: number): boolean {
  const level = battlefield.level[a] as number;
  if (level !== battlefield.level[b]) return false;
  return !battlefield.wallsBetween(a, b).some((wall) => wall.bottom <= level && wall.top > level);
}
