import { z } from 'zod';
import { line } from '../line.ts';
import { result, status } from '../messages.ts';
import { rulesetName, wishedClock } from './battle-terms.ts';

/** A seat of a table, as everybody may know it. */
const seatInShort = z.object({
  seat: z.int(),
  name: z.string(),
  /** `person`, `open`, or `bot:` and the name of a bot. */
  kind: z.string(),
  id: z.string().optional(),
  you: z.boolean().optional(),
});

export const shortTable = z.object({
  id: z.string(),
  status,
  ruleset: rulesetName,
  variants: z.array(z.string()),
  map: z.string(),
  points: z.int().optional(),
  clock: wishedClock.optional(),
  public: z.boolean(),
  round: z.int(),
  /** The seats that are asked. */
  waitingFor: z.array(z.int()),
  /** ISO 8601, as `changed` is. */
  created: z.string(),
  changed: z.string(),
  players: z.array(seatInShort),
  /** Who watches sees the game so many answers later. */
  delay: z.int().optional(),
  /** Armies are drafted at the table. */
  draft: z.boolean().optional(),
  /** It is played with cards that somebody has brought. */
  ownCards: z.boolean().optional(),
  tournament: z.object({ id: z.string(), name: z.string(), round: z.int() }).optional(),
  rematch: z.string().optional(),
  result: z.optional(result),
});
/** A table in short. */
export type ShortTable = z.infer<typeof shortTable>;

export const tableList = z.object({
  tables: z.array(shortTable),
  /** The list goes on with this as `before`. */
  next: z.string().optional(),
});
export type TableList = z.infer<typeof tableList>;

export const madeTable = z.object({
  id: z.string(),
  url: z.string(),
  seats: z.array(z.object({ seat: z.int(), kind: z.string(), invite: z.string().optional() })),
});
/** A table that was made, with an invitation for each open seat. */
export type MadeTable = z.infer<typeof madeTable>;

export const seated = shortTable.extend({ seat: z.int() });
export type Seated = z.infer<typeof seated>;
export const rematch = z.object({ id: z.string(), seat: z.int(), url: z.string() });
export type Rematch = z.infer<typeof rematch>;

/** The lines that a viewer may read; seat -1 for one who watches. */
export const tableLog = z.object({ seat: z.int(), lines: z.array(line) });
export type TableLog = z.infer<typeof tableLog>;
