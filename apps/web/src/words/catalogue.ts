import type { english } from './english.ts';

/** A key of the catalogues. */
export type WordKey = keyof typeof english;

/** Every language has every key. */
export type Catalogue = Readonly<Record<WordKey, string>>;
