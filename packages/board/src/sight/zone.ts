import type { Battlefield } from '../battlefield.ts';
import { singleBaseMillimetres } from '../geometry.ts';
import type { Space } from '../space.ts';

/**
 * The hit zone of a figure: the volume it fills, used for seeing and for being seen (SS-SIGHT-004, SS-SIGHT-008). Over
 * one space it is a vertical cylinder as wide as a single base; over several it is one cylinder on each space and the
 * prism that joins them.
 */
export interface Zone {
  /** Numbers of the spaces of the base: one, two or more. */
  readonly spaces: readonly Space[];
  /** Level on which the figure stands. */
  readonly bottom: number;
  /** Height in levels, above `bottom`. */
  readonly height: number;
}

/** Half the width of a single base, in millimetres (SS-HEX-002). */
export const baseRadius = singleBaseMillimetres / 2;

/** The zone of a figure that stands on these spaces; its bottom is the highest of their surfaces. */
export function zoneOn(field: Battlefield, spaces: readonly Space[], height: number): Zone {
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
