// Written by `pnpm run generate:lists` from the folders beside it.
/** Of the package; it stands in the saves of games. */
export const version = '0.1.0';
