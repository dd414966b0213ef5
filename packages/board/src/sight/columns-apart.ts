import type { Battlefield } from '../battlefield.ts';

/** The columns in which two battlefields can differ one of which a change has made of the other; undefined if that is not known. */
export function columnsApart(one: Battlefield, other: Battlefield): readonly number[] | undefined {
  if (one.origin?.plan === other.plan) return one.origin.columns;
  return other.origin?.plan === one.plan ? other.origin.columns : undefined;
}
