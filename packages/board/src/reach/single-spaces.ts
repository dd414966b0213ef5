import type { Battlefield } from '../battlefield.ts';
import type { FootprintSpaces } from './footprints.ts';

/** The footprints of a single base are the spaces themselves. */
export function singleSpaces({ exists }: Battlefield): FootprintSpaces {
  return {
    size: 1,
    find: (spaces) => (spaces.length === 1 && exists[spaces[0] as number] === 1 ? (spaces[0] as number) : -1),
    spaceAt: (footprint) => footprint,
  };
}
