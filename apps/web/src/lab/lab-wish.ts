import { usualTables } from '@scapewright/table/usual';
import { z } from 'zod';
import type { GameId } from '../content/content-shapes.ts';
import { packedValue, readPacked } from '../share/packed-value.ts';
import { type SeatWord, seatWords } from '../start/seat-kinds.ts';
import { addressOfWish } from '../start/wish.ts';

const text = z.string().max(80);
const side = z.strictObject({ player: text, cards: z.array(text).max(60) });

const shape = z.strictObject({
  ruleset: z.enum(['heroscape', 'superscape']),
  map: text,
  sides: z.tuple([side, side]),
  /** Who plays both sides. */
  bot: z.enum(seatWords).exclude(['person']),
  games: z.int().min(2).max(2000),
  seed: z.string().min(1).max(40),
});

/** What a laboratory plays: with it, every game of it is the same for everybody. */
export type LabWish = z.infer<typeof shape>;

/** The address of a laboratory. Everything is in the fragment, which no server sees. */
export function addressOfLab(wish: LabWish): string {
  return `/lab#${packedValue(wish)}`;
}

/** The wish in the fragment of an address; undefined where there is none that makes sense. */
export function readLab(fragment: string): LabWish | undefined {
  return readPacked(fragment, shape);
}

/** What is offered first: the usual armies on their usual map. */
export function usualLab(ruleset: GameId, seed: string): LabWish {
  const { map, armies } = usualTables[ruleset];
  const [one, other] = armies.map(({ name, cards }) => ({ player: name, cards: [...cards] }));
  return {
    ...{ ruleset, map, bot: 'quick', games: 100, seed },
    sides: [one, other] as LabWish['sides'],
  };
}

/** A game as tables are wished: seats change from game to game, so that a lopsided map favours nobody. */
export function tableOfGame(wish: LabWish, first: number, seed: string) {
  const { ruleset, map, bot, sides } = wish;
  const seated = first === 0 ? sides : [sides[1], sides[0]];
  const seat: SeatWord = bot;
  return { ruleset, map, seed, sides: seated.map(({ player, cards }) => ({ player, seat, cards })) };
}

/** The address at which a game of a laboratory can be watched. */
export const addressOfGame = (wish: LabWish, first: number, seed: string): string =>
  addressOfWish(tableOfGame(wish, first, seed));
