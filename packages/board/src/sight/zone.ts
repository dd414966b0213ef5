import type { Battlefield } from '../battlefield.ts';
import { singleBaseMillimetres } from '../geometry.ts';

/**
 * The hit zone of a figure: the volume it fills, used for seeing and for being seen (SS-SIGHT-004, SS-SIGHT-008). Over
 * one space it is a vertical cylinder as wide as a single base; over several it is one cylinder on each space and the
 * prism that joins them.
 */
export interface Zone {
  /** Numbers of the spaces of the base: one, two or more. */
  readonly spaces: readonly number[];
  /** Level on which the figure stands. */
  readonly bottom: number;
  /** Height in levels, above `bottom`. */
  readonly height: number;
}

/** Half the width of a single base, in millimetres (SS-HEX-002). */
export const baseRadius = singleBaseMillimetres / 2;

/** The zone of a figure that stands on these spaces; its bottom is the highest of their surfaces. */
export function zoneOn(field: Battlefield, spaces: readonly number[], height: number): Zone {
  let bottom = 0;
  for (const space of spaces) bottom = Math.max(bottom, field.level[space] as number);
  return { spaces, bottom, height };
}

/** Whether two zones are of one figure: they stand on the same space at the same level. */
export function isSame(zone: Zone, other: Zone): boolean {
  return zone === other || (zone.bottom === other.bottom && other.spaces.includes(zone.spaces[0] ?? -1));
}

/** Whether a zone comes after another in the order in which two zones are taken. */
export function follows(zone: Zone, other: Zone): boolean {
  for (let i = 0; i < zone.spaces.length && i < other.spaces.length; i++) {
    const difference = (zone.spaces[i] as number) - (other.spaces[i] as number);
    if (difference !== 0) return difference > 0;
  }
  return zone.bottom !== other.bottom ? zone.bottom > other.bottom : zone.height > other.height;
}

/**
 * Takes a base apart into convex parts, each a list of one to three spaces that all touch one another: a part is the
 * base widened by the half width of a single base. A single or double base is its own only part.
 */
export function convexParts(field: Battlefield, spaces: readonly number[]): readonly (readonly number[])[] {
  if (spaces.length === 1 || (spaces.length === 2 && touch(field, spaces[0] ?? 0, spaces[1] ?? 0)))
    return [spaces];
  const triples: number[][] = [];
  const pairs: number[][] = [];
  spaces.forEach((a, first) => {
    const later = spaces.slice(first + 1).filter((b) => touch(field, a, b));
    later.forEach((b, second) => {
      pairs.push([a, b]);
      for (const c of later.slice(second + 1)) if (touch(field, b, c)) triples.push([a, b, c]);
    });
  });
  const within = (part: readonly number[], wholes: readonly (readonly number[])[]) =>
    wholes.some((whole) => part.every((space) => whole.includes(space)));
  const sides = pairs.filter((pair) => !within(pair, triples));
  const lone = spaces.filter((space) => !within([space], pairs)).map((space) => [space]);
  return [...triples, ...sides, ...lone];
}

function touch(field: Battlefield, a: number, b: number): boolean {
  const q = (field.q[a] as number) - (field.q[b] as number);
  const r = (field.r[a] as number) - (field.r[b] as number);
  return Math.abs(q) + Math.abs(r) + Math.abs(q + r) === 2;
}
