/**
 * Rows of a match by number, -1 for none. They are told apart when types are checked: a player's seat is never taken for a
 * figure. Any other number may stand for each of them, since tables hold integers.
 */
export type Figure = number & { readonly counts?: 'figures' };
/** A card of a match: a row of its own for each copy. */
export type Card = number & { readonly counts?: 'cards' };
/** A token of a match. */
export type Token = number & { readonly counts?: 'tokens' };
