import type { Hex } from '@scapewright/board';

/** Place in drawn rows: column and row counted from 0; rows with an odd number are shifted right by half a hex. */
export interface RowPlace {
  readonly column: number;
  readonly row: number;
}

/** The axial hex of a place in drawn rows. */
export function hexOfRowPlace(place: RowPlace): Hex {
  return { q: place.column - (place.row - (place.row & 1)) / 2, r: place.row };
}

/** The place in drawn rows of an axial hex. */
export function rowPlaceOf(hex: Hex): RowPlace {
  return { column: hex.q + (hex.r - (hex.r & 1)) / 2, row: hex.r };
}
