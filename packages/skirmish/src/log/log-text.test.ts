import { describe, expect, test } from 'vitest';
import { card, smallGame } from '../../test/small-game.ts';
import { hitsResult } from '../model/declarations.ts';
import { ability } from '../state/content/define-unit.ts';
import { modify } from '../state/content/hook-kinds.ts';
import { defineMessages } from '../state/content/messages.ts';
import { describeEvent, describeRefusal } from './log-text.ts';
import { skirmishReasons } from './reasons/reasons.ts';
import { textOf } from './texts/texts.ts';

const rage = ability({
  id: 'rage',
  name: 'Rage Smash',
  text: 'Adds {dice} dice.',
  parameters: { dice: 2 },
  messages: defineMessages('rage', { die: {}, told: {} }),
  rules: { small: ['RAGE'] },
  hooks: () => [modify(hitsResult, { how: 'add', by: 1, reason: 'rage.die' })],
});

function started() {
  return smallGame({
    hexes: 'g1 g1 w1 g1',
    cards: [card('hulk', { abilities: [{ id: 'rage', with: { dice: 3 } }] }), card('joker')],
    players: { red: { hulk: 'hulk a1' }, blue: { joker: 'joker b1' } },
    units: [rage],
  });
}

/** A line of the log with these numbers. */
function line(reason: string, data: Readonly<Record<string, number>>, source?: string) {
  return { reason, data, source, step: 'C4' };
}

describe('a line of the log', () => {
  const { game, figure, space } = started();
  const [hulk, joker] = [figure('hulk'), figure('joker')];

  test('names figures, players, cards and spaces, and counts', () => {
    const told = [
      line('attack.rolled', { figure: hulk, dice: 8, skulls: 5, hits: 5 }),
      line('attack.rolled', { figure: hulk, dice: 1, skulls: 1, hits: 1 }),
      line('swipe.taken', { figure: joker, by: hulk }),
      line('order.revealed', { seat: 1, card: 0, marker: 2 }),
      line('move.up', { figure: hulk, space: space('b1'), from: space('a1'), levels: 1 }),
      line('initiative.order', { first: 1, seat0: 1, seat1: 0 }),
      line('damage.rolled', { figure: joker, dice: 2, skulls: 0, kinds: 3, by: -1 }),
      line('victory.last-team', { team: 0 }),
      line('height.attack', { figure: hulk, target: joker, dice: 1 }),
    ].map((event) => describeEvent(game, event));
    expect(told).toEqual([
      'hulk rolls 8 dice: 5 skulls, 5 hits',
      'hulk rolls 1 die: 1 skull, 1 hit',
      'hulk swipes at joker',
      'blue turns up order marker 2 on hulk',
      'hulk climbs 1 level to b1',
      'turn order: blue, red',
      '2 dice of heat and falling damage at joker: 0 skulls',
      'red has won: nobody else has a figure left',
      'hulk stands higher than joker: +1 attack',
    ]);
  });

  test('names terrain and abilities as they are called, with the numbers of the card', () => {
    expect(describeEvent(game, line('terrain.water.stop', { figure: hulk, space: space('c1') }))).toBe(
      'hulk has to stop in water',
    );
    expect(describeEvent(game, line('terrain.water', { figure: hulk, space: space('c1') }))).toBe(
      'hulk comes onto water at c1',
    );
    expect(describeEvent(game, line('rage.told', { figure: hulk }, 'ability:hulk/rage'))).toBe(
      'hulk: Rage Smash: Adds 3 dice.',
    );
    const place = game.facts.sources.findIndex(({ id }) => id === 'rage');
    expect(describeEvent(game, line('rage.die', { figure: hulk, amount: 1, source: place }))).toBe(
      'hulk: Rage Smash +1',
    );
  });

  test('leaves a reason that nobody knows as it is', () => {
    expect(describeEvent(game, line('nobody.knows', {}))).toBe('nobody.knows');
  });

  test('has a sentence for every reason', () => {
    const missing = skirmishReasons.filter((reason) => !textOf(reason)?.text.trim());
    expect(missing).toEqual([]);
    const unfilled = skirmishReasons.filter((reason) => /[{}]/.test(describeEvent(game, line(reason, {}))));
    expect(unfilled).toEqual([]);
  });
});

describe('a refusal', () => {
  const { game } = started();

  test('says why, and where', () => {
    expect(describeRefusal(game, { reason: 'move.blocked-by-enemy', about: 'b1' })).toBe(
      'an enemy stands in the way (b1)',
    );
    expect(describeRefusal(game, { reason: 'terrain.water.stop', about: 'c1' })).toBe(
      'the figure has to stop in water (c1)',
    );
    expect(describeRefusal(game, { reason: 'target.out-of-range' })).toBe('that figure is out of range');
    expect(describeRefusal(game, { reason: 'now.no-attack-action', about: 'figure:hulk' })).toBe(
      'hulk has no attack left',
    );
    expect(describeRefusal(game, { reason: 'now.other-marker', about: 'card:joker' })).toBe(
      'the marker of this turn is not on joker',
    );
  });
});
