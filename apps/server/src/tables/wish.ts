import { botNames } from '@scapewright/bots';
import { rulesetNames } from '@scapewright/table/battle';
import { z } from 'zod';
import { broughtPack } from '../content/brought-pack.ts';

const text = z.string().min(1).max(200);
const army = z.object({ cards: z.array(text).max(60) });
const kinds = ['me', 'open', ...botNames.map((name) => `bot:${name}` as const)] as const;

export const wishedClock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  /** Minutes for the whole game, and seconds more for each answer. */
  z.object({
    kind: z.literal('live'),
    minutes: z.number().min(0.05).max(600),
    increment: z.number().min(0).max(600).default(0),
  }),
  /** Days for each answer. */
  z.object({ kind: z.literal('days'), days: z.number().min(0.0001).max(60) }),
]);

/** A table that is asked for: `POST /tables`. */
export const wish = z.object({
  ruleset: z.enum(rulesetNames as unknown as readonly [(typeof rulesetNames)[number]]),
  variants: z.array(text).max(20).default([]),
  map: text,
  seats: z
    .array(z.object({ kind: z.enum(kinds), army: army.optional() }))
    .min(2)
    .max(6),
  /** What an army may cost. */
  points: z.int().min(0).max(100_000).optional(),
  /** Armies are drafted out of all cards with a price. */
  draft: z.boolean().optional(),
  /** Seats that play together, team by team. */
  teams: z
    .array(z.array(z.int().min(0).max(5)).max(6))
    .max(6)
    .optional(),
  roundLimit: z.int().min(1).max(100).optional(),
  clock: wishedClock.optional(),
  /** May anybody find it in the lists? */
  public: z.boolean().default(false),
  /** Cards of somebody's own, as data. */
  pack: broughtPack.optional(),
  seed: z.string().min(1).max(200).optional(),
  hints: z.boolean().default(true),
  /** Who watches sees the game so many answers later. */
  delay: z.int().min(0).max(100).optional(),
  /** After so many hours invitations are no longer good, and a table that nobody has joined goes away. */
  openHours: z.number().min(0.0002).max(2000).optional(),
  /** False: it begins when its maker says so, not when all seats are taken. */
  start: z.boolean().default(true),
});
/** A table as it was asked for, by somebody or by a tournament. */
export type TableWish = z.infer<typeof wish> & {
  readonly tournament?: { readonly id: string; readonly name: string; readonly round: number };
};

export const seatWish = z.object({
  invite: z.string().max(200).optional(),
  seat: z.int().min(0).max(5).optional(),
  army: army.optional(),
});
