/** A word of abilities as data: its parameters (`?` may be left out), what it means, and what single parameters mean where that needs saying. */
export type Word = readonly [parameters: string, meaning: string, details?: Readonly<Record<string, string>>];
/** Words of one group. */
export type Words = Readonly<Record<string, Word>>;
