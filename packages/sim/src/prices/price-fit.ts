import type { CardDefinition } from '@scapewright/skirmish/author';
import { solved } from '../arena/train.ts';
import type { PriceGame } from './price-games.ts';

/** What a card is worth by play, in the logarithm of the odds of winning. */
export interface FittedCard {
  readonly id: string;
  readonly strength: number;
  /** Games in which it was played. */
  readonly games: number;
}

/** What was fitted to the games of a study. */
export interface PriceFit {
  readonly cards: readonly FittedCard[];
  /** Mean loss in bits of games held back; 1 is a coin. */
  readonly loss: number;
  /** How strongly what cards have beyond their statistics was drawn to nothing: the value that did best on games held back. */
  readonly ridge: number;
  readonly games: number;
}

const parts = 5;
const ridges = [1, 3, 10, 30] as const;
const steps = 8;
const weakRidge = 0.05;

/** What of a card's statistics counts: one is for being there at all. */
function statisticsOf({
  attack,
  defense,
  life,
  range,
  move,
  figures,
  abilities,
  height,
}: CardDefinition): number[] {
  const many = Math.max(1, figures);
  const [hit, block, lives] = [attack ?? 0, defense ?? 0, life ?? 1];
  return [
    1,
    hit,
    block,
    lives,
    Math.log(1 + (range ?? 0)),
    move ?? 0,
    many - 1,
    many * hit,
    many * lives * (1 + block),
    abilities.length,
    height / 5,
  ].map((value, at) => value / ([1, 4, 4, 4, 1, 6, 3, 6, 12, 2, 1][at] as number));
}

/** One game as a sum over columns: what the first seat has counts for it, what the second has against it. */
interface Row {
  readonly columns: Int32Array;
  readonly values: Float64Array;
}

function rowOf(sums: ReadonlyMap<number, number>): Row {
  return { columns: Int32Array.from(sums.keys()), values: Float64Array.from(sums.values()) };
}

/**
 * Logistic regression: the odds of winning are those of a sum over the cards of the own side less those of the other. A card's part is
 * its statistics by weights that the same games teach, and a part of its own that is drawn to nothing. No price is used anywhere.
 */
export function fitPrices(cards: readonly CardDefinition[], games: readonly PriceGame[]): PriceFit {
  const place = new Map(cards.map(({ id }, at) => [id, at]));
  const statistics = cards.map(statisticsOf);
  const width = statistics[0]?.length ?? 0;
  const maps = [...new Set(games.map(({ map }) => map))];
  const size = width + cards.length + maps.length;
  const rows = games.map(({ armies, map }): Row => {
    const row = new Map<number, number>();
    const add = (column: number, value: number): void => void row.set(column, (row.get(column) ?? 0) + value);
    armies.forEach((army, seat) => {
      for (const id of army) {
        const card = place.get(id);
        if (card === undefined) continue;
        const sign = seat === 0 ? 1 : -1;
        for (const [at, value] of (statistics[card] as number[]).entries()) add(at, sign * value);
        add(width + card, sign);
      }
    });
    add(width + cards.length + maps.indexOf(map), 1);
    return rowOf(row);
  });
  const scores = games.map(({ score }) => score);
  const isOwn = (column: number): boolean => column >= width && column < width + cards.length;
  let best = { ridge: ridges[0] as number, loss: Infinity };
  for (const ridge of ridges) {
    const loss = lossOf(rows, scores, size, (column) => (isOwn(column) ? ridge : weakRidge));
    if (loss < best.loss) best = { ridge, loss };
  }
  const weights = fitted(rows, scores, size, (column) => (isOwn(column) ? best.ridge : weakRidge));
  const played = cards.map(({ id }) => games.filter(({ armies }) => armies.flat().includes(id)).length);
  return {
    ...best,
    games: games.length,
    cards: cards.map(({ id }, card) => ({
      id,
      strength: (statistics[card] as number[]).reduce(
        (sum, value, at) => sum + value * (weights[at] as number),
        weights[width + card] as number,
      ),
      games: played[card] as number,
    })),
  };
}

function chanceBy(weights: Float64Array, { columns, values }: Row): number {
  let sum = 0;
  for (let at = 0; at < columns.length; at++)
    sum += (values[at] as number) * (weights[columns[at] as number] as number);
  return 1 / (1 + Math.exp(-sum));
}

/** The loss on games that were not used: each fifth in turn. */
function lossOf(
  rows: readonly Row[],
  scores: readonly number[],
  size: number,
  ridgeOf: (column: number) => number,
): number {
  let bits = 0;
  for (let part = 0; part < parts; part++) {
    const used = (_: unknown, at: number): boolean => at % parts !== part;
    const weights = fitted(rows.filter(used), scores.filter(used), size, ridgeOf);
    rows.forEach((row, at) => {
      if (at % parts !== part) return;
      const told = Math.min(1 - 1e-9, Math.max(1e-9, chanceBy(weights, row)));
      const score = scores[at] as number;
      bits -= score * Math.log2(told) + (1 - score) * Math.log2(1 - told);
    });
  }
  return bits / Math.max(1, rows.length);
}

function fitted(
  rows: readonly Row[],
  scores: readonly number[],
  size: number,
  ridgeOf: (column: number) => number,
): Float64Array {
  const weights = new Float64Array(size);
  for (let step = 0; step < steps; step++) {
    const pull = Float64Array.from(weights, (weight, column) => -ridgeOf(column) * weight);
    const bend = Array.from({ length: size }, (_, column) => {
      const line = new Float64Array(size);
      line[column] = ridgeOf(column);
      return line;
    });
    rows.forEach((row, at) => {
      const told = chanceBy(weights, row);
      const error = (scores[at] as number) - told;
      const doubt = told * (1 - told);
      const { columns, values } = row;
      for (let one = 0; one < columns.length; one++) {
        const column = columns[one] as number;
        const value = values[one] as number;
        pull[column] = (pull[column] as number) + error * value;
        const line = bend[column] as Float64Array;
        for (let other = 0; other < columns.length; other++) {
          const beside = columns[other] as number;
          line[beside] = (line[beside] as number) + doubt * value * (values[other] as number);
        }
      }
    });
    const change = solved(bend, pull);
    for (let column = 0; column < size; column++)
      weights[column] = (weights[column] as number) + (change[column] as number);
  }
  return weights;
}
