import { z } from 'zod';
import { rulesetName } from './battle-terms.ts';
import { player } from './players.ts';
import { shortTable } from './tables.ts';

export const rating = z.object({
  ruleset: rulesetName,
  /** 1500 for a beginner. */
  points: z.int(),
  /** How far off the points may be. */
  within: z.int(),
  games: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  left: z.int(),
});
export type Rating = z.infer<typeof rating>;

export const profile = z.object({ player, ratings: z.array(rating), tables: z.array(shortTable) });
export type Profile = z.infer<typeof profile>;
export const strongest = z.object({ players: z.array(rating.extend({ id: z.string(), name: z.string() })) });
export type Strongest = z.infer<typeof strongest>;
