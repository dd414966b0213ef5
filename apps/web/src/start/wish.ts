import { type NamedArmy, usualTables } from '@scapewright/table/usual';
import { z } from 'zod';
import type { GameId } from '../content/content-shapes.ts';
import { packedValue, readPacked } from '../share/packed-value.ts';
import { type BotLevel, seatWords } from './seat-kinds.ts';

const text = z.string().max(200);
const cards = z.array(text).max(60);

const side = z.strictObject({
  player: text,
  /** A person, or the name of a bot and its temper. */
  seat: z.enum(seatWords),
  /** Ids of cards, once for each copy; `ID/back` for a flip card that starts turned over. */
  cards,
});

/** What a wish must be. */
export const wishShape = z.strictObject({
  ruleset: z.enum(['heroscape', 'superscape']),
  variants: z.array(text).max(20).optional(),
  /** The name of a map of the packs, or of one that is kept on this device. */
  map: text,
  sides: z.array(side).min(2).max(6),
  /** Where it is left out, the table draws one. */
  seed: text.optional(),
  /** The points that an army may cost. */
  points: z.int().min(0).max(100_000).optional(),
  /** Rounds after which the game is over. */
  roundLimit: z.int().min(1).max(100).optional(),
  /** Further ways to win, as `king-of-the-hill: {spaces: [d4], points: 3}`. */
  victory: z.array(text).max(4).optional(),
  /** Names of players who play together, team by team. */
  teams: z.array(z.array(text).max(6)).max(6).optional(),
  /** Armies are drafted, out of all cards that have a price. */
  draft: z.literal('all').optional(),
});

/** A table as somebody wishes it: everything that has to be known to begin a game. */
export type Wish = z.infer<typeof wishShape>;

/** The address of a new table. Everything is in the fragment, which no server sees. */
export function addressOfWish(wish: Wish): string {
  return `/table/new#${packedValue(wish)}`;
}

/** The wish in the fragment of an address; undefined where there is none that makes sense. */
export function readWish(fragment: string): Wish | undefined {
  return readPacked(fragment, wishShape);
}

/** Who sits at a table: somebody against the computer, two people, or nobody. */
export type Company = 'bot' | 'people' | 'bots';

const seats = {
  bot: ['person', 'greedy'],
  people: ['person', 'person'],
  bots: ['greedy', 'greedy'],
} as const;

/** A wish for a game of two, with what is usual for everything that is left out. */
export function wishFor(
  game: GameId,
  company: Company,
  {
    map,
    army,
    opponent = 'greedy',
  }: { readonly map?: string; readonly army?: NamedArmy; readonly opponent?: BotLevel } = {},
): Wish {
  const usual = usualTables[game];
  const [first, second] = usual.armies;
  const armies = [army ?? first, second];
  return {
    ruleset: game,
    map: map ?? usual.map,
    sides: armies.map(({ name, cards }, seat) => ({
      player: name === second.name && seat === 0 ? first.name : name,
      seat: company === 'bot' && seat > 0 ? opponent : (seats[company][seat] ?? 'greedy'),
      cards: [...cards],
    })),
  };
}
