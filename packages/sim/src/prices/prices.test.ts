import { Chance } from '@scapewright/bots';
import { describe, expect, test } from 'vitest';
import { card, meadow } from '../../test/duel.ts';
import { estimatePrices, statisticsOfCard } from './price-estimate.ts';
import { fitPrices } from './price-fit.ts';
import { type PriceGame, PricePlayer } from './price-games.ts';
import { comparePrices, rankAgreement } from './price-report.ts';

const cards = Array.from({ length: 12 }, (_, at) =>
  card(`c${at}`, { life: 1 + (at % 4), attack: 2 + (at % 3), points: 40 + 10 * at }),
);

test('strengths are found again from games that they have made, with no look at a price', () => {
  const chance = new Chance('prices');
  const strengthOf = (id: string): number => 0.5 + 0.15 * Number(id.slice(1));
  const games = Array.from({ length: 4000 }, (_, game): PriceGame => {
    const draw = (count: number) => Array.from({ length: count }, () => `c${chance.below(12)}`);
    const armies = [draw(2 + chance.below(3)), draw(2 + chance.below(3))] as const;
    const sum = (army: readonly string[]): number => army.reduce((all, id) => all + strengthOf(id), 0);
    const odds = sum(armies[0]) - sum(armies[1]) + 0.2;
    const score = chance.below(10_000) / 10_000 < 1 / (1 + Math.exp(-odds)) ? 1 : 0;
    return { game, bot: 'greedy', map: 'meadow', armies, score };
  });
  const fit = fitPrices(cards, games);
  for (const { id, strength } of fit.cards) expect(Math.abs(strength - strengthOf(id))).toBeLessThan(0.35);
  expect(fit.loss).toBeLessThan(0.95);
  const prices = new Map(cards.map(({ id, points }) => [id, points]));
  const found = comparePrices(fit, prices);
  expect(found.rSquared).toBeGreaterThan(0.9);
  expect(found.rank).toBeGreaterThan(0.95);
  expect(found.error).toBeLessThan(12);
  // Other prices for the same cards do not move what they are worth by play.
  expect(
    fitPrices(
      cards.map((one) => ({ ...one, points: 7 })),
      games,
    ),
  ).toEqual(fit);
});

test('games of a study are the same whenever they are played, whatever the cards cost', () => {
  const study = (points: number) => ({
    ...({ ruleset: 'superscape', seed: 'p', bot: 'greedy' } as const),
    cards: cards.map((one) => ({ ...one, points })),
    maps: [{ name: 'meadow', ground: meadow }],
  });
  const [one, other] = [new PricePlayer(study(10)), new PricePlayer(study(300))];
  for (const game of [4, 0, 2]) {
    const played = one.play(game);
    expect(other.play(game)).toEqual(played);
    expect(played?.armies.flat().length).toBeGreaterThan(3);
  }
});

test('two orders agree, or do not', () => {
  expect(rankAgreement([1, 2, 3, 4], [10, 20, 30, 40])).toBe(1);
  expect(rankAgreement([1, 2, 3, 4], [4, 3, 2, 1])).toBe(-1);
  expect(rankAgreement([1, 1, 1], [1, 2, 3])).toBe(0);
});

describe('prices told from what is known of cards', () => {
  const chance = new Chance('known');
  const known = Array.from({ length: 60 }, (_, at) => {
    const features = [chance.below(10), chance.below(6), chance.below(100)];
    const [attack = 0, life = 0] = features;
    return { id: `k${at}`, told: 20 + 12 * attack + 8 * life + chance.below(5), features };
  });

  test('are found where features tell them, each card by the others', () => {
    const found = estimatePrices(known, 'one');
    expect(found.rSquared).toBeGreaterThan(0.99);
    expect(found.error).toBeLessThan(2.5);
    expect(found.rank).toBeGreaterThan(0.98);
    expect(estimatePrices(known, 'one')).toEqual(found);
    expect(found.points.size).toBe(60);
  });

  test('are not found where features are chance, though a formula fitted to all cards seems to find some', () => {
    const noise = known.map((card) => ({
      ...card,
      features: Array.from({ length: 12 }, () => chance.below(100)),
    }));
    const found = estimatePrices(noise, 'one');
    expect(found.rSquared).toBeLessThan(0.15);
    expect(found.fitted.rSquared).toBeGreaterThan(found.rSquared);
  });

  test('need some cards', () => {
    expect(() => estimatePrices(known.slice(0, 19), 'one')).toThrow('19 cards');
  });

  test('no price is among the statistics of a card', () => {
    const [one, dear] = [card('one', { points: 10 }), card('one', { points: 300 })];
    expect(statisticsOfCard(dear)).toEqual(statisticsOfCard(one));
  });
});
