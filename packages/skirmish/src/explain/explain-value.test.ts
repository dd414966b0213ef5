import { describe, expect, test } from 'vitest';
import { card, smallGame } from '../../test/small-game.ts';
import { attackDice, moveNumber } from '../model/declarations.ts';
import { ability } from '../state/content/define-unit.ts';
import { modify } from '../state/content/hook-kinds.ts';
import { defineMessages } from '../state/content/messages.ts';
import { explainValue } from './explain-value.ts';

const rage = ability({
  id: 'rage',
  name: 'Rage Smash',
  text: 'Adds 2 dice, and slows.',
  messages: defineMessages('rage', {
    die: { rules: { small: ['RAGE-1'] } },
    slow: { rules: { small: ['RAGE-2'] } },
  }),
  hooks: () => [
    modify(attackDice, { how: 'add', by: 2, reason: 'rage.die' }),
    modify(moveNumber, { how: 'most', by: 3, reason: 'rage.slow' }),
    modify(moveNumber, { how: 'add', by: 1, reason: 'rage.slow', when: () => false }),
  ],
});

const { engine, game, figure } = smallGame({
  hexes: 'g3 g1 g1',
  cards: [
    card('hulk', { attack: 4, abilities: [{ id: 'rage', with: {} }] }),
    card('joker', { attack: null }),
  ],
  players: { red: { hulk: 'hulk a1' }, blue: { joker: 'joker b1' } },
  units: [rage],
});
const [hulk, joker] = [figure('hulk'), figure('joker')];

describe('a number explains itself', () => {
  test('by what is printed, by height and by abilities, each with its rules', () => {
    const { result, text, parts, rules } = explainValue(engine, game, {
      stat: 'attack',
      figure: hulk,
      against: joker,
    });
    expect(result).toBe(7);
    expect(text).toBe('Attack of hulk: 7 = 4 printed, +1 height, +2 Rage Smash');
    expect(parts.map(({ amount, source }) => [amount, source])).toEqual([
      [4, undefined],
      [1, undefined],
      [2, 'Rage Smash'],
    ]);
    expect(rules).toEqual(['base.attack', 'height.attack', 'RAGE-1']);
  });

  test('without a target by what is printed and by abilities alone', () => {
    const { result, text } = explainValue(engine, game, { stat: 'attack', figure: hulk });
    expect([result, text]).toEqual([6, 'Attack of hulk: 6 = 4 printed, +2 Rage Smash']);
  });

  test('shows what was asked and does not apply, without its rules', () => {
    const { result, parts, text } = explainValue(engine, game, { stat: 'move', figure: hulk });
    expect(result).toBe(3);
    expect(text).toBe('Move of hulk: 3 = 5 printed, at most 3 by Rage Smash');
    expect(parts.filter(({ applied }) => !applied)).toHaveLength(1);
  });

  test('defends by level too', () => {
    const { result, rules } = explainValue(engine, game, { stat: 'defense', figure: joker, against: hulk });
    expect(result).toBe(3);
    expect(rules).toEqual(['base.defense']);
    const higher = explainValue(engine, game, {
      stat: 'defense',
      figure: hulk,
      against: joker,
      special: true,
    });
    expect(higher.result).toBe(4);
    expect(higher.rules).toEqual(['base.defense', 'height.defense']);
  });

  test('is missing where the card has none', () => {
    const { result, text } = explainValue(engine, game, { stat: 'attack', figure: joker });
    expect([result, text]).toEqual([null, 'joker has no Attack number']);
  });

  test('reads Height and Life as well', () => {
    expect(explainValue(engine, game, { stat: 'height', figure: hulk }).text).toBe(
      'Height of hulk: 5 = 5 printed',
    );
    expect(explainValue(engine, game, { stat: 'life', figure: hulk }).result).toBe(4);
    expect(explainValue(engine, game, { stat: 'attacks', figure: hulk }).text).toBe(
      'Attacks of hulk: 1 = 1 as usual',
    );
  });
});
