import { describe, expect, test } from 'vitest';
import { card, smallGame } from '../../test/small-game.ts';
import { explainReach, normalMove } from './explain-reach.ts';

const { engine, game, figure, space } = smallGame({
  hexes: `
    g1 g1 g3 g9 g1 w1 g1
     g1 g1 g1 g1 g1 g1 g1`,
  cards: [
    card('hulk', { move: 4 }),
    card('pal'),
    card('joker'),
    card('wall', { unit: 'object', move: null }),
  ],
  players: { red: { hulk: 'hulk a1', pal: 'pal b2' }, blue: { joker: 'joker e2' } },
});
const move = normalMove(game, figure('hulk'));
const reached = (name: string) => explainReach(engine, game, move, [space(name)]);

describe('a reach explains itself', () => {
  test('by what each step of the cheapest way counts', () => {
    const { result, text, parts, rules } = reached('c1');
    expect(result).toBe(4);
    expect(text).toBe('hulk to c1: 4 of 4');
    expect(parts.map((part) => part.text)).toEqual(['1 on level ground', '0 on grass', '3 uphill']);
    expect(rules).toEqual(['move.step', 'GRASS', 'move.up']);
  });

  test('by friends that are passed', () => {
    const { result, rules } = reached('c2');
    expect(result).toBe(3);
    expect(rules).toContain('move.step');
    const through = explainReach(engine, game, { ...move, number: 9 }, [space('d2')]);
    expect(through.result).toBe(4);
  });

  test('by the figure staying where it is', () => {
    expect(reached('a1')).toMatchObject({ result: 0, rules: ['move.stays'] });
  });

  test('by what forbids it', () => {
    const refused = ['b2', 'e2', 'd1', 'g1'].map((name) => [name, ...reached(name).rules]);
    const short = explainReach(engine, game, { ...move, number: 1 }, [space('c2')]);
    expect(short.rules).toEqual(['move.too-far']);
    expect(refused).toEqual([
      ['b2', 'move.occupied-by-friend'],
      ['e2', 'move.occupied-by-enemy'],
      ['d1', 'move.too-far-up'],
      ['g1', 'move.blocked-by-enemy', 'move.too-far'],
    ]);
    expect(reached('e2')).toMatchObject({
      result: null,
      text: 'hulk cannot go to e2: an enemy stands there (e2)',
    });
  });

  test('by the ground that ends the move', () => {
    const far = explainReach(engine, game, { ...move, number: 20 }, [space('f1')]);
    expect(far.rules).toContain('WATER');
  });
});
