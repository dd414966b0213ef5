import { rulesetNames } from '@scapewright/table/battle';
import { z } from 'zod';
import { wishedClock } from '../tables/wish.ts';
import { terms } from '../tournaments/terms.ts';

/** What the server answers over HTTP. */

const rulesetName = z.enum(rulesetNames as unknown as readonly [(typeof rulesetNames)[number]]);

export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  fix: z.string().optional(),
  problems: z
    .array(z.object({ place: z.string(), message: z.string(), fix: z.string().optional() }))
    .optional(),
});

export const player = z.object({ id: z.string(), name: z.string(), guest: z.boolean() });
export const welcomed = z.object({ player, token: z.string() });

export const shortTable = z.object({
  id: z.string(),
  status: z.enum(['waiting', 'playing', 'over', 'closed']),
  ruleset: rulesetName,
  variants: z.array(z.string()),
  map: z.string(),
  points: z.int().optional(),
  clock: wishedClock.optional(),
  public: z.boolean(),
  round: z.int(),
  /** The seats that are asked. */
  waitingFor: z.array(z.int()),
  created: z.string(),
  changed: z.string(),
  players: z.array(
    z.object({
      seat: z.int(),
      name: z.string(),
      /** `person`, `open`, or `bot:` and the name of a bot. */
      kind: z.string(),
      id: z.string().optional(),
      you: z.boolean().optional(),
    }),
  ),
  /** It is played with cards that somebody has brought. */
  ownCards: z.boolean().optional(),
  tournament: z.object({ id: z.string(), name: z.string(), round: z.int() }).optional(),
  rematch: z.string().optional(),
  result: z.object({ winners: z.array(z.int()), reason: z.string(), rules: z.array(z.string()) }).optional(),
});
export const tables = z.object({
  tables: z.array(shortTable),
  /** The list goes on with this as `before`. */
  next: z.string().optional(),
});
export const madeTable = z.object({
  id: z.string(),
  url: z.string(),
  seats: z.array(z.object({ seat: z.int(), kind: z.string(), invite: z.string().optional() })),
});
export const seated = shortTable.extend({ seat: z.int() });
export const rematch = z.object({ id: z.string(), seat: z.int(), url: z.string() });
export const log = z.object({ seat: z.int(), lines: z.array(z.looseObject({ n: z.int() })) });

export const health = z.object({ ok: z.boolean(), version: z.string(), protocol: z.int() });
export const ready = z.object({ ok: z.boolean() });

const mapInShort = z.object({ name: z.string(), title: z.string(), spaces: z.int(), seats: z.int() });
export const rulesets = z.object({
  rulesets: z.array(z.object({ name: rulesetName, variants: z.array(z.string()) })),
});
export const maps = z.object({ maps: z.array(mapInShort) });
export const oneMap = mapInShort.extend({ map: z.looseObject({}) });
export const cards = z.object({
  cards: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      unit: z.string(),
      pack: z.string(),
      points: z.number().optional(),
    }),
  ),
});
export const armies = z.object({
  armies: z.array(
    z.object({ name: z.string(), ruleset: rulesetName, cards: z.array(z.string()), points: z.number() }),
  ),
});

const rating = z.object({
  ruleset: rulesetName,
  /** 1500 for a beginner. */
  points: z.int(),
  /** How far off the points may be. */
  within: z.int(),
  ...{ games: z.int(), won: z.int(), drawn: z.int(), lost: z.int(), left: z.int() },
});
export const profile = z.object({ player, ratings: z.array(rating), tables: z.array(shortTable) });
export const strongest = z.object({ players: z.array(rating.extend({ id: z.string(), name: z.string() })) });

export const way = z.object({
  id: z.string(),
  kind: z.enum(['push', 'mail', 'webhook']),
  address: z.string(),
  confirmed: z.boolean(),
});
export const ways = z.object({ ways: z.array(way), pushKey: z.string(), mail: z.boolean() });
export const addedWay = z.object({ way });

export const shortTournament = terms
  .pick({ format: true, ruleset: true, maps: true, points: true, clock: true, most: true })
  .extend({
    id: z.string(),
    name: z.string(),
    status: z.enum(['open', 'playing', 'over', 'closed']),
    round: z.int(),
    created: z.string(),
  });
export const tournaments = z.object({ tournaments: z.array(shortTournament) });
export const tournament = shortTournament.extend({
  rounds: z.int(),
  /** When games of this round that go on are called a draw. */
  due: z.string().optional(),
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
export const made = z.object({ id: z.string() });
export const done = z.object({ ok: z.boolean() });
