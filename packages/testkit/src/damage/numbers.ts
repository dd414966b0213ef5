/** A stream of whole numbers: each call gives one from 0 to below `below`. */
export type Numbers = (below: number) => number;

/** The stream of a seed, the same in every run. */
export function numbersOf(seed: number): Numbers {
  let state = Math.imul(seed + 1, 2654435761) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** One of a list that is not empty. */
export function oneOf<T>(list: readonly T[], random: Numbers): T {
  return list[random(list.length)] as T;
}
