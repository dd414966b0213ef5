import { z } from 'zod';
import { rulesetName, wishedClock } from './battle-terms.ts';
import { broughtPack } from './wishes.ts';

const text = z.string().min(1).max(200);

/** What is played in a tournament. */
export const tournamentTerms = z.object({
  format: z.enum(['swiss', 'round-robin', 'knock-out']),
  ruleset: rulesetName,
  variants: z.array(text).max(20).default([]),
  /** The maps of the rounds, one after the other, and again from the first. */
  maps: z.array(text).min(1).max(20),
  /** What an army may cost. */
  points: z.int().min(0).max(100_000).optional(),
  /** Armies are drafted at each table. */
  draft: z.boolean().optional(),
  roundLimit: z.int().min(1).max(100).optional(),
  clock: wishedClock.optional(),
  /** Who watches sees the games so many answers later. */
  delay: z.int().min(0).max(100).optional(),
  /** Cards of somebody's own, as data. */
  pack: broughtPack.optional(),
  /** Rounds of a Swiss tournament; left out: as many as it takes to find one winner. */
  rounds: z.int().min(1).max(20).optional(),
  /** After so many hours a round ends, and games that go on are called a draw. */
  roundHours: z.number().min(0.001).max(2000).optional(),
  /** Places. */
  most: z.int().min(2).max(64).default(32),
});
export type TournamentTerms = z.infer<typeof tournamentTerms>;

export const shortTournament = tournamentTerms
  .pick({
    format: true,
    ruleset: true,
    maps: true,
    points: true,
    clock: true,
    delay: true,
    draft: true,
    most: true,
  })
  .extend({
    id: z.string(),
    name: z.string(),
    status: z.enum(['open', 'playing', 'over', 'closed']),
    round: z.int(),
    created: z.string(),
    /** It is played with cards that somebody has brought. */
    ownCards: z.boolean().optional(),
  });
export type ShortTournament = z.infer<typeof shortTournament>;
export const tournamentList = z.object({ tournaments: z.array(shortTournament) });
export type TournamentList = z.infer<typeof tournamentList>;

export const tournament = shortTournament.extend({
  rounds: z.int(),
  /** When games of this round that go on are called a draw. */
  due: z.string().optional(),
  /** Have I announced it? */
  mine: z.boolean(),
  standings: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      points: z.number(),
      opponents: z.number(),
      won: z.int(),
      left: z.boolean(),
      you: z.boolean().optional(),
    }),
  ),
  pairings: z.array(
    z.object({
      round: z.int(),
      board: z.int(),
      first: z.string(),
      second: z.string().optional(),
      table: z.string().optional(),
      result: z.enum(['first', 'second', 'draw', 'bye']).optional(),
    }),
  ),
});
/** How a tournament stands. */
export type Tournament = z.infer<typeof tournament>;
