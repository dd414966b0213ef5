/** A player's place at the table, from 0; -1 nobody. Told apart from other numbers when types are checked, and an integer otherwise. */
export type Seat = number & { readonly counts?: 'seats' };
