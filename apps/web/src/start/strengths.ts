/** What a bot won of the games that were measured against another one, as docs/bots.md has it. */
export interface Measured {
  readonly won: number;
  readonly games: number;
}

/** Games against the greedy bot, on both seats, with the same armies. The planner has not been measured. */
export const strengths: Readonly<Record<'shrewd' | 'thinker', Measured>> = {
  shrewd: { won: 100, games: 175 },
  thinker: { won: 29, games: 42 },
};
