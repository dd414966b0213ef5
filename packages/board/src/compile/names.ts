import type { SpacePlan } from '../plan.ts';
import { unknownName } from './unknown-name.ts';

/** The names of spaces. */
export interface Names {
  readonly list: readonly string[];
  /** Numbers of the spaces that exist. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** Lists the names of all spaces. */
export function nameSpaces(spaces: readonly SpacePlan[]): Names {
  const numbers = new Map<string, number>();
  spaces.forEach((space, index) => {
    if (!space.removed) numbers.set(space.name, index);
  });
  return { list: spaces.map((space) => space.name), numbers };
}

/** The space that a wall, an object or a link names, also where it was removed since. Throws `board.unknown-name`. */
export function numberOf({ list, numbers }: Names, name: string, place: string): number {
  const number = numbers.get(name) ?? list.indexOf(name);
  if (number < 0) throw unknownName(name, 'space', place);
  return number;
}
