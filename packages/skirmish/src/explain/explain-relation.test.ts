import { describe, expect, test } from 'vitest';
import { card, smallGame } from '../../test/small-game.ts';
import { explainAdjacency, explainDistance, explainEngagement } from './explain-relation.ts';
import { explainSight } from './explain-sight.ts';

const { engine, game, figure } = smallGame({
  hexes: `
    g1 g1 g6 g1 -- g1
     g1 g1 g1 g1 g1 g1`,
  cards: [card('hulk'), card('pal'), card('joker'), card('high'), card('far')],
  players: {
    red: { hulk: 'hulk a1', pal: 'pal a2' },
    blue: { joker: 'joker b1', high: 'high c1', far: 'far f1' },
  },
});
const [hulk, pal, joker, high, far] = ['hulk', 'pal', 'joker', 'high', 'far'].map(figure) as [
  number,
  number,
  number,
  number,
  number,
];

describe('how two figures stand explains itself', () => {
  test('adjacent, apart, too high, and itself', () => {
    const told = [
      [hulk, joker],
      [joker, hulk],
      [joker, high],
      [hulk, far],
      [hulk, hulk],
    ].map(([a, b]) => explainAdjacency(engine, game, a as number, b as number));
    expect(told.map(({ result, rules }) => [result, ...rules])).toEqual([
      [true, 'adjacent.beside'],
      [true, 'adjacent.beside'],
      [false, 'adjacent.too-high'],
      [false, 'adjacent.apart'],
      [false, 'adjacent.itself'],
    ]);
  });

  test('engaged with enemies alone', () => {
    const told = [
      [hulk, joker],
      [hulk, pal],
      [hulk, far],
    ].map(([a, b]) => explainEngagement(engine, game, a as number, b as number));
    expect(told.map(({ result, rules }) => [result, rules[0]])).toEqual([
      [true, 'engaged.enemies'],
      [false, 'engaged.allies'],
      [false, 'engaged.apart'],
    ]);
    expect(told[0]?.text).toBe('hulk and joker are engaged');
  });

  test('so many spaces apart, around gaps and without levels', () => {
    expect(explainDistance(engine, game, high, far)).toMatchObject({
      result: 4,
      rules: ['range.counted', 'range.levels-free'],
    });
    expect(explainDistance(engine, game, hulk, joker).rules).toEqual(['range.counted']);
  });

  test('out of sight where one of them is not on the battlefield', () => {
    const { engine, game, figure } = smallGame({
      hexes: 'g1 g1',
      cards: [card('ann'), card('bob')],
      players: { red: { ann: 'ann a1' }, blue: { bob: 'bob' } },
    });
    for (const pair of [['ann', 'bob'] as const, ['bob', 'ann'] as const])
      expect(explainSight(engine, game, figure(pair[0]), figure(pair[1]))).toMatchObject({
        result: 'none',
        rules: ['target.off-battlefield'],
        lines: undefined,
      });
  });

  test('in sight, hidden in part, hidden, by what stands between', () => {
    expect(explainSight(engine, game, hulk, joker)).toMatchObject({
      result: 'clear',
      rules: ['sight.clear', 'sight.adjacent'],
    });
    const behind = explainSight(engine, game, joker, far);
    expect(behind.result).not.toBe('clear');
    expect(behind.text).toMatch(/: /);
    expect(explainSight(engine, game, hulk, hulk)).toMatchObject({ result: 'none', rules: ['sight.itself'] });
  });
});
