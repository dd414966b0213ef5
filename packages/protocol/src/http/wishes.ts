import { z } from 'zod';
import { army, rulesetName, wishedClock } from './battle-terms.ts';

const text = z.string().min(1).max(200);

/** Letters of all files of a pack together. */
const mostText = 32_000;

/** A pack of data that a table brings: its files, as they lie in its folder. */
export const broughtPack = z
  .object({
    files: z
      .array(
        z.object({
          path: z
            .string()
            .max(120)
            .regex(
              /^[\w-]+(?:\/[\w.-]+)*\.yaml$/,
              'A pack that is brought has YAML files alone: no code is run.',
            ),
          text: z.string().max(mostText),
        }),
      )
      .min(1)
      .max(60),
  })
  .refine(
    ({ files }) => files.reduce((sum, { text }) => sum + text.length, 0) <= mostText,
    `A pack that is brought has at most ${mostText.toLocaleString('en')} letters.`,
  );
export type BroughtPack = z.infer<typeof broughtPack>;

/** Who takes a seat: `me`, `open` for whoever comes, or a bot by name. */
export const seatKind = z.union([
  z.literal('me'),
  z.literal('open'),
  z.templateLiteral(['bot:', z.string().min(1).max(40)]),
]);

/** A table that is asked for: `POST /tables`. */
export const tableWish = z.object({
  ruleset: rulesetName,
  variants: z.array(text).max(20).default([]),
  map: text,
  seats: z
    .array(z.object({ kind: seatKind, army: army.optional() }))
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
  /** Something to fight for besides being the last: the id of an objective on the map. */
  objective: z.string().max(60).optional(),
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
/** What is sent for a table: what has a usual value may be left out. */
export type TableWish = z.input<typeof tableWish>;

/** A seat that somebody takes: `POST /tables/ID/seats`. */
export const seatWish = z.object({
  invite: z.string().max(200).optional(),
  seat: z.int().min(0).max(5).optional(),
  army: army.optional(),
});
export type SeatWish = z.infer<typeof seatWish>;
