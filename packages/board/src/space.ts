/** The number of a space of a battlefield; -1 none. Told apart from other numbers when types are checked, and an integer otherwise. */
export type Space = number & { readonly counts?: 'spaces' };
