import type { ReadColumn, Seat } from '@scapewright/kernel';
import { nextWord, type RandomWords, type State } from '@scapewright/kernel';
import { tokenStops } from '../model/declarations.ts';
import type { Token } from '../model/numbers.ts';
import type { TokenPlan } from '../model/setup.ts';
import { knowsOrder, orderTable, tokenTable } from '../model/tables.ts';
import { tokenPlan } from '../queries/tokens/tokens.ts';
import { drawOrder, isDrawnFrom } from '../rules/tokens/token-draw.ts';
import type { Game } from '../state/game.ts';

/**
 * Draws anew what a seat may not know: which of an opponent's unrevealed order markers lies where, and what face-down
 * tokens are. Drawn from what the seat sees alone, so that two games that differ only in secrets give the same copy.
 * Whether a face-down token stops whoever comes is no secret: its back and the ways that are offered tell it, as they tell
 * a treasure from a glyph of power, and a way that is half walked could not be walked again otherwise.
 */
export function resample(game: Game, state: State, seat: Seat, words: RandomWords): void {
  for (let other = 0; other < game.seatCount; other++)
    if (other !== seat) shuffleOrders(state, other, seat, words);
  const { tokens } = game.facts;
  const hidden: number[] = [];
  for (let row = 0; row < state.rows('token'); row++)
    if (state.read(tokenTable.faceUp, row) === 0 && !isOut(state, row) && !tokens[row]?.drawn)
      hidden.push(row);
  const backs = hidden.map((token) => backOf(game, token));
  for (const back of new Set(backs)) {
    const alike = hidden.filter((_, at) => backs[at] === back);
    const contents = alike.map((row) => state.read(tokenTable.content, row)).sort(byContent(tokens));
    shuffle(contents, words);
    alike.forEach((row, at) => {
      state.write(tokenTable.content, row, contents[at] as number);
    });
  }
  redraw(game, state, words);
}

/** What everybody sees of a face-down token: its kind, and whether it stops whoever comes. */
function backOf(game: Game, token: Token): string {
  return `${tokenPlan(game, token).kind} ${game.ask(tokenStops, true, { token })}`;
}

/** Tokens in an order that nothing hangs on but what they are: how the setup lists them tells which one lies where. */
const byContent =
  (tokens: readonly TokenPlan[]) =>
  (one: number, other: number): number => {
    const [a, b] = [tokens[one] as TokenPlan, tokens[other] as TokenPlan];
    return compare(a.content, b.content) || compare(restOf(a), restOf(b)) || one - other;
  };

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What two tokens of the same content may still differ by. */
const restOf = ({ data, abilities }: TokenPlan): string => JSON.stringify([data, abilities]);

function isOut(state: State, row: number): boolean {
  return state.read(tokenTable.removed, row) === 1;
}

/** Draws the face-down tokens that were drawn in the setup again, from all of the pool that has not been seen. */
function redraw({ facts: { tokens } }: Game, state: State, words: RandomWords): void {
  const places = drawOrder(tokens).filter(
    (row) => state.read(tokenTable.faceUp, row) === 0 && state.read(tokenTable.content, row) !== row,
  );
  const seen = drawOrder(tokens)
    .filter((row) => !places.includes(row))
    .map((row) => state.read(tokenTable.content, row));
  const left = tokens.flatMap(({ pooled }, row) => (pooled && !seen.includes(row) ? [row] : []));
  for (const row of left) state.write(tokenTable.content, row, row);
  shuffle(left, words);
  for (const place of places) {
    const at = left.findIndex((row) => isDrawnFrom(tokens[place] as TokenPlan, tokens[row] as TokenPlan));
    const [drawn = place] = left.splice(at, 1);
    state.write(tokenTable.content, place, drawn);
    state.write(tokenTable.content, drawn, place);
  }
}

function shuffleOrders(state: State, seat: Seat, viewer: Seat, words: RandomWords): void {
  const rows: number[] = [];
  const read: ReadColumn = (column, at) => state.read(column, at);
  for (let marker = 0; marker < 4; marker++) {
    const row = seat * 4 + marker;
    if (state.read(orderTable.card, row) >= 0 && !knowsOrder(read, row, viewer)) rows.push(row);
  }
  // Who has viewed a marker goes with the card on which it lies: that much everybody has seen.
  const places = rows
    .map((row) => ({ card: state.read(orderTable.card, row), viewers: state.read(orderTable.viewers, row) }))
    .sort((a, b) => a.card - b.card || a.viewers - b.viewers);
  shuffle(places, words);
  rows.forEach((row, at) => {
    const { card, viewers } = places[at] as (typeof places)[number];
    state.write(orderTable.card, row, card);
    state.write(orderTable.viewers, row, viewers);
  });
}

function shuffle<One>(list: One[], words: RandomWords): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = nextWord(words) % (at + 1);
    const kept = list[at] as One;
    list[at] = list[other] as One;
    list[other] = kept;
  }
}
