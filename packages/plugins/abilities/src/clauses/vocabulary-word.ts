/** A word of abilities as data: its parameters (`?` may be left out), and what it means. */
export type Word = readonly [parameters: string, meaning: string];
/** Words of one group. */
export type Words = Readonly<Record<string, Word>>;
