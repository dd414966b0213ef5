import { checkPath, reach } from '@scapewright/board';
import { describe, expect, test } from 'vitest';
import { card, smallGame } from '../../../test/small-game.ts';
import { MoveSearch } from './move-search.ts';
import { MoveQuestion } from './movement-query.ts';
import type { PlannedMove } from './planned-move.ts';

const { game, figure, space } = smallGame({
  hexes: `
    g1 g1 g3 g9 g1 g1 g1
     g1 g1 g1 g1 g1 g1 g1
    g1 g1 g1 g1 g30 g1 g1
     g1 g1 g1 g1 g1 g1 g1`,
  cards: [card('hulk', { move: 6 }), card('pal'), card('joker'), card('thug')],
  players: { red: { hulk: 'hulk c2', pal: 'pal a1' }, blue: { joker: 'joker b2', thug: 'thug e2' } },
});
const plain: PlannedMove = { figure: figure('hulk'), kind: 0, number: 6, flight: 0, limit: -1 };

describe('a search for the ways of a move', () => {
  test.each([
    ['on foot, away from one enemy and past another', plain],
    ['in the air', { ...plain, flight: 1 }],
    ['only in the air', { ...plain, flight: 2 }],
    ['near the ground', { ...plain, flight: 1, limit: 6 }],
  ])('finds the ends of the search that weighs risks, and ways as safe and cheap: %s', (_, move) => {
    const search = new MoveSearch(game, move);
    const { risky } = new MoveQuestion(game, move);
    const whole = reach(game.field, risky);
    expect([...search.ends.ends].sort()).toEqual([...whole.ends].sort());
    expect(Math.max(...Array.from(whole.ends, (end) => whole.risk(end)))).toBeGreaterThan(0);
    for (const end of whole.ends) {
      const { cost, risk } = whole.route(end);
      const { spaces, flown, ...way } = search.route(end);
      expect(way).toMatchObject({ cost, end: [end] });
      expect(checkPath(game.field, risky, spaces, { flown })).toMatchObject({ legal: true, cost, risk });
      expect(search.risk(end)).toBe(risk);
      expect(new MoveSearch(game, move).risk(end)).toBe(risk);
      expect(search.ends.cost(end)).toBe(whole.cost(end));
    }
  });
});

describe('a limit of levels', () => {
  const leap = (limit: number) => new MoveQuestion(game, { ...plain, flight: 1, limit }).plain;

  test('counts where something on the battlefield is beyond it, a figure on the highest space included', () => {
    const tallest = game.heightOf(figure('joker'));
    expect(leap(29 + tallest - 1).flightLimit).toBe(29 + tallest - 1);
    expect(leap(29 + tallest).flightLimit).toBeUndefined();
  });

  test('changes no end and no cost where nothing is beyond it', () => {
    const far = reach(game.field, leap(60));
    const near = reach(game.field, { ...leap(60), flightLimit: 60, tops: new Int16Array(game.field.count) });
    expect([...far.ends].sort()).toEqual([...near.ends].sort());
    for (const end of far.ends) expect(far.cost(end)).toBe(near.cost(end));
    expect(far.cost(space('e3'))).toBeGreaterThan(0);
  });
});
