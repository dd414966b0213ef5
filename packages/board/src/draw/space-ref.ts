import type { Battlefield } from '../battlefield.ts';

/** A space by its number or its name. */
export type SpaceRef = number | string;

/** The number of a space; -1 when the battlefield does not have it. */
export function resolveSpace(battlefield: Battlefield, space: SpaceRef): number {
  if (typeof space === 'string') return battlefield.spaceOf(space);
  return space >= 0 && space < battlefield.count ? space : -1;
}

/** The numbers of those spaces that the battlefield has. */
export function resolveSpaces(battlefield: Battlefield, spaces: readonly SpaceRef[]): number[] {
  return spaces.map((space) => resolveSpace(battlefield, space)).filter((space) => space >= 0);
}
