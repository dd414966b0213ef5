import type { Chance } from '@scapewright/bots';

/** One of a list. */
export function oneOf<T>(list: readonly T[], chance: Chance): T {
  return list[chance.below(list.length)] as T;
}
