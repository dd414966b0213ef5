import { Chance } from '@scapewright/bots';
import type { CardDefinition } from '@scapewright/skirmish/author';
import { solved } from '../arena/train.ts';
import { rankAgreement } from './price-report.ts';

/** A card with what is known of it, beside what somebody says that it costs. */
export interface KnownCard {
  readonly id: string;
  readonly told: number;
  /** As many numbers for every card. */
  readonly features: readonly number[];
}

/** How well prices are told from what is known of cards. */
export interface Estimate {
  readonly cards: number;
  /** Of cards that were held back: the part of the differences between prices that is explained, the mean error in points, and whether the order is right (Spearman). */
  readonly rSquared: number;
  readonly error: number;
  readonly rank: number;
  /** The same where every card helps to tell itself, as most estimators are praised: never worse, and no proof. */
  readonly fitted: { readonly rSquared: number; readonly error: number };
  /** What each card was told to cost while it was held back. */
  readonly points: ReadonlyMap<string, number>;
}

const parts = 10;
/** Parts of what is not held back, to choose a ridge by. */
const inner = 5;
/** So often all cards are cut into parts anew: which card falls where is chance. */
const cuts = 5;
/** How strongly weights may be drawn to nothing: what does best within the cards that are not held back. */
const ridges = [0.1, 1, 3, 10, 30, 100] as const;

/**
 * Tells prices by ridge regression on what is known, each tenth of all cards by the others. The same seed cuts cards into the same parts: estimates
 * of the same cards can be compared. Throws where there are fewer than twenty cards.
 */
export function estimatePrices(known: readonly KnownCard[], seed: string): Estimate {
  if (known.length < 2 * parts) throw new Error(`${known.length} cards are too few to hold any back`);
  const chance = new Chance(`prices/${seed}`);
  const sums = known.map(() => 0);
  for (let cut = 0; cut < cuts; cut++) {
    const order = shuffled(known, chance);
    for (let part = 0; part < parts; part++) {
      const used = order.filter((_, at) => at % parts !== part);
      const line = fittedTo(used, bestRidge(used));
      order.forEach((card, at) => {
        const place = known.indexOf(card);
        if (at % parts === part) sums[place] = (sums[place] as number) + line(card.features) / cuts;
      });
    }
  }
  const whole = fittedTo(known, bestRidge(shuffled(known, chance)));
  const told = known.map((card) => card.told);
  return {
    ...{ cards: known.length, ...goodness(told, sums) },
    rank: rankAgreement(told, sums),
    fitted: goodness(
      told,
      known.map(({ features }) => whole(features)),
    ),
    points: new Map(known.map(({ id }, at) => [id, Math.max(0, sums[at] as number)])),
  };
}

/** What a card says of itself, without what its abilities do: numbers, and products of those that mean more together. */
export function statisticsOfCard(card: CardDefinition): readonly number[] {
  const { figures, abilities, height, symbols, uniqueness } = card;
  const [attack, defense, life, move] = [card.attack ?? 0, card.defense ?? 0, card.life ?? 1, card.move ?? 0];
  const range = Math.log(1 + (card.range ?? 0));
  const many = Math.max(1, figures);
  return [
    ...[attack, defense, life, range, move, many - 1, many * attack, many * life * (1 + defense)],
    ...[abilities.length, height, symbols.includes('flying') ? 1 : 0, uniqueness === 'common' ? 1 : 0],
    ...[attack * life, defense * life, attack * range, life * life],
  ];
}

function shuffled<One>(list: readonly One[], chance: Chance): One[] {
  const left = [...list];
  return list.flatMap(() => left.splice(chance.below(left.length), 1));
}

function bestRidge(known: readonly KnownCard[]): number {
  let best = { ridge: ridges[0] as number, missed: Infinity };
  for (const ridge of ridges) {
    let missed = 0;
    for (let part = 0; part < inner; part++) {
      const line = fittedTo(
        known.filter((_, at) => at % inner !== part),
        ridge,
      );
      for (let at = part; at < known.length; at += inner) {
        const { features, told } = known[at] as KnownCard;
        missed += (line(features) - told) ** 2;
      }
    }
    if (missed < best.missed) best = { ridge, missed };
  }
  return best.ridge;
}

/** Ridge regression on features as parts of their spread. */
function fittedTo(known: readonly KnownCard[], ridge: number): (features: readonly number[]) => number {
  const size = known[0]?.features.length ?? 0;
  const columns = Array.from({ length: size }, (_, column) => {
    const values = known.map(({ features }) => features[column] as number);
    const middle = meanOf(values);
    return { middle, spread: Math.sqrt(meanOf(values.map((value) => (value - middle) ** 2))) || 1 };
  });
  const scaled = (features: readonly number[]): number[] =>
    columns.map(({ middle, spread }, column) => ((features[column] as number) - middle) / spread);
  const level = meanOf(known.map(({ told }) => told));
  const bend = columns.map((_, column) => {
    const row = new Float64Array(size);
    row[column] = ridge;
    return row;
  });
  const pull = new Float64Array(size);
  for (const { features, told } of known) {
    const values = scaled(features);
    values.forEach((value, column) => {
      pull[column] = (pull[column] as number) + value * (told - level);
      const row = bend[column] as Float64Array;
      values.forEach((beside, other) => {
        row[other] = (row[other] as number) + value * beside;
      });
    });
  }
  const weights = solved(bend, pull);
  return (features) =>
    scaled(features).reduce((sum, value, column) => sum + value * (weights[column] as number), level);
}

function goodness(told: readonly number[], found: readonly number[]): { rSquared: number; error: number } {
  const middle = meanOf(told);
  const spread = told.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  const missed = told.reduce((sum, value, at) => sum + (value - (found[at] as number)) ** 2, 0);
  return {
    rSquared: spread === 0 ? 0 : 1 - missed / spread,
    error: meanOf(told.map((value, at) => Math.abs(value - (found[at] as number)))),
  };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
