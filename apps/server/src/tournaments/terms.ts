import { rulesetNames } from '@scapewright/table/battle';
import { z } from 'zod';
import { wishedClock } from '../tables/wish.ts';

const text = z.string().min(1).max(200);

/** What is played in a tournament. */
export const terms = z.object({
  format: z.enum(['swiss', 'round-robin', 'knock-out']),
  ruleset: z.enum(rulesetNames as unknown as readonly [(typeof rulesetNames)[number]]),
  variants: z.array(text).max(20).default([]),
  /** The maps of the rounds, one after the other, and again from the first. */
  maps: z.array(text).min(1).max(20),
  /** What an army may cost. */
  points: z.int().min(0).max(100_000).optional(),
  roundLimit: z.int().min(1).max(100).optional(),
  clock: wishedClock.optional(),
  /** Rounds of a Swiss tournament; left out: as many as it takes to find one winner. */
  rounds: z.int().min(1).max(20).optional(),
  /** After so many hours a round ends, and games that go on are called a draw. */
  roundHours: z.number().min(0.001).max(2000).optional(),
  /** Places. */
  most: z.int().min(2).max(64).default(32),
});
export type Terms = z.infer<typeof terms>;
