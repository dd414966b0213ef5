import type { PriceFit } from './price-fit.ts';

/** A card with what it is worth by play, beside what somebody else says that it costs. */
export interface PricedCard {
  readonly id: string;
  readonly games: number;
  /** Points by play. */
  readonly played: number;
  readonly told: number;
}

/** How well points by play agree with a list of prices. */
export interface PriceComparison {
  /** The part of the differences between prices that a line through points by play explains, each card told by a line through the others. */
  readonly rSquared: number;
  /** The mean of the differences, in points. */
  readonly error: number;
  /** Points for one more in the logarithm of the odds. */
  readonly perOdds: number;
  /** Spearman: do both put cards into the same order? */
  readonly rank: number;
  readonly cards: readonly PricedCard[];
}

/**
 * Compares strengths by play with prices: points are a line through strengths, and each card is told by the line through all others, so
 * that no price helps to tell itself.
 */
export function comparePrices(fit: PriceFit, prices: ReadonlyMap<string, number>): PriceComparison {
  const known = fit.cards.flatMap(({ id, strength, games }) => {
    const told = prices.get(id);
    return told === undefined || told <= 0 || games === 0 ? [] : [{ id, strength, games, told }];
  });
  const cards = known.map(({ id, strength, games, told }): PricedCard => {
    const others = known.filter((one) => one.id !== id);
    const line = lineThrough(others.map((one) => [one.strength, one.told] as const));
    return { id, games, told, played: Math.max(0, line.at(strength)) };
  });
  const mean = meanOf(known.map(({ told }) => told));
  const missed = cards.reduce((sum, { told, played }) => sum + (told - played) ** 2, 0);
  const spread = cards.reduce((sum, { told }) => sum + (told - mean) ** 2, 0);
  return {
    rSquared: spread === 0 ? 0 : 1 - missed / spread,
    error: meanOf(cards.map(({ told, played }) => Math.abs(told - played))),
    perOdds: lineThrough(known.map((one) => [one.strength, one.told] as const)).slope,
    rank: rankAgreement(
      known.map(({ strength }) => strength),
      known.map(({ told }) => told),
    ),
    cards,
  };
}

/** Do two lists of numbers put the same things into the same order? 1: yes, 0: not at all, -1: the other way round (Spearman). */
export function rankAgreement(one: readonly number[], other: readonly number[]): number {
  const [first, second] = [ranksOf(one), ranksOf(other)];
  const [a, b] = [meanOf(first), meanOf(second)];
  let both = 0;
  let own = 0;
  let others = 0;
  first.forEach((rank, at) => {
    const [x, y] = [rank - a, (second[at] as number) - b];
    both += x * y;
    own += x * x;
    others += y * y;
  });
  return own === 0 || others === 0 ? 0 : both / Math.sqrt(own * others);
}

/** Ranks from the least on; equals share the mean of theirs. */
function ranksOf(values: readonly number[]): number[] {
  const order = values.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value);
  const ranks = values.map(() => 0);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to + 1 < order.length && order[to + 1]?.value === order[from]?.value) to++;
    for (let at = from; at <= to; at++) ranks[order[at]?.at ?? 0] = (from + to) / 2;
    from = to + 1;
  }
  return ranks;
}

function lineThrough(points: readonly (readonly [number, number])[]): {
  readonly slope: number;
  at(x: number): number;
} {
  const [middle, height] = [meanOf(points.map(([x]) => x)), meanOf(points.map(([, y]) => y))];
  const across = points.reduce((sum, [x]) => sum + (x - middle) ** 2, 0);
  const along = points.reduce((sum, [x, y]) => sum + (x - middle) * (y - height), 0);
  const slope = across === 0 ? 0 : along / across;
  return { slope, at: (x) => height + slope * (x - middle) };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
