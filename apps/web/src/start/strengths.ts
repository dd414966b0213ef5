import type { SeatKind } from './seat-kinds.ts';

/** What a bot won of the games that were measured against another one, as docs/bots.md has it. */
export interface Measured {
  readonly against: 'greedy' | 'thinker';
  readonly won: number;
  readonly games: number;
}

/** Games on both seats, with the same armies. Who is not there has not been measured as it is now. */
export const strengths: Readonly<Partial<Record<SeatKind, Measured>>> = {
  quick: { against: 'greedy', won: 1458, games: 2000 },
  shrewd: { against: 'greedy', won: 309, games: 400 },
  thinker: { against: 'greedy', won: 322, games: 400 },
  planner: { against: 'thinker', won: 246, games: 400 },
};
