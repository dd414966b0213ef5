import type { Battlefield } from '@scapewright/board';

/** The levels of the lowest and the highest space of a battlefield. */
export function extremesOf({ level, count }: Battlefield): {
  readonly lowest: number;
  readonly highest: number;
} {
  let lowest = 32767;
  let highest = -32768;
  for (let space = 0; space < count; space++) {
    lowest = Math.min(lowest, level[space] as number);
    highest = Math.max(highest, level[space] as number);
  }
  return { lowest, highest };
}
