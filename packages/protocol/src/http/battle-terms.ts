import { z } from 'zod';

/** Rulesets that servers play. */
export const rulesetName = z.enum(['superscape', 'heroscape']);

/** Ids of cards; a pack has names of any length below this. */
const text = z.string().min(1).max(200);
export const army = z.object({ cards: z.array(text).max(60) });
export type Army = z.infer<typeof army>;

/** How long players have. */
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
export type WishedClock = z.infer<typeof wishedClock>;
