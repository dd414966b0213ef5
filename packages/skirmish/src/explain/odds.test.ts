import { fairFace, seedWords } from '@scapewright/kernel';
import { describe, expect, test } from 'vitest';
import { card, type StartedGame, smallGame } from '../../test/small-game.ts';
import { blocksResult } from '../model/declarations.ts';
import { escapeAttack } from '../rules/attack/combat-target.ts';
import { rollNumber } from '../rules/dice/dice.ts';
import { ability } from '../state/content/define-unit.ts';
import { modify, replace, trigger } from '../state/content/hook-kinds.ts';
import { defineMessages } from '../state/content/messages.ts';
import { procedures } from '../state/procedures.ts';
import { chanceOf, faceCounts, woundChances } from './dice-odds.ts';
import { type Odds, odds } from './odds.ts';

const tough = ability({
  id: 'tough',
  name: 'Tough',
  text: 'One wound less.',
  messages: defineMessages('tough', { less: {} }),
  rules: { small: ['TOUGH'] },
  hooks: () => [
    replace('E.wounds-would-be-received', {
      when: (game, { figure }, source) => game.cardOf(figure) === source.owner,
      run: (_run, { amount }) => ({ amount: amount - 1 }),
    }),
    modify(blocksResult, { how: 'add', by: 1, reason: 'tough.less' }),
  ],
});

const quick = ability({
  id: 'quick',
  name: 'Quick',
  text: 'Escapes on 16 or more.',
  messages: defineMessages('quick', { escapes: {} }),
  rules: { small: ['QUICK'] },
  hooks: () => [
    trigger('C2', {
      when: (game, { figure }, source) => game.cardOf(figure) === source.owner,
      run: (run, { attack, figure, seat }) => {
        if (rollNumber(run, { seat, figure, role: 'd20' }).result >= 16) escapeAttack(run, attack, figure);
      },
    }),
  ],
});

function duel(attack: number, defense: number, abilities: readonly string[] = [], life = 2): StartedGame {
  return smallGame({
    hexes: 'g1 g1 g1',
    cards: [
      card('hulk', { attack }),
      card('joker', { defense, life, abilities: abilities.map((id) => ({ id, with: {} })) }),
    ],
    players: { red: { hulk: 'hulk a1' }, blue: { joker: 'joker b1' } },
    units: [tough, quick],
  });
}

function oddsOf({ match, figure }: StartedGame): Odds {
  const found = odds(match, { attacker: figure('hulk'), target: figure('joker') });
  if (!found) throw new Error('too many courses');
  return found;
}

/** The attack made once in a copy, with dice of its own. */
function made({ match, figure }: StartedGame, seed: string) {
  const copy = match.fork({ seed });
  copy.clock.restack([]);
  copy.clock.begin(procedures.plannedAttack, {
    figure: figure('hulk'),
    target: figure('joker'),
    source: -1,
    seat: 0,
  });
  copy.advance(() => -1);
  return copy;
}

describe('dice', () => {
  test('3 skulls, 2 shields, 1 blank: the ways of every count', () => {
    expect(faceCounts(2, 3)).toEqual([9n, 18n, 9n]);
    expect(faceCounts(2, 2)).toEqual([16n, 16n, 4n]);
    expect(faceCounts(0, 3)).toEqual([1n]);
  });

  test('one die against one: a wound for a skull that meets no shield', () => {
    const chances = woundChances(1, 1).map(chanceOf);
    expect(chances).toEqual([4 / 6, 2 / 6]);
  });

  test('the chances of all wounds make one', () => {
    for (const [attack, defense] of [
      [0, 3],
      [3, 0],
      [8, 5],
      [12, 12],
    ] as const) {
      const total = woundChances(attack, defense).reduce((sum, { numerator }) => sum + numerator, 0n);
      expect(total).toBe(6n ** BigInt(attack + defense));
    }
  });

  test('a million rolls come within four standard errors', () => {
    const [attack, defense, rolls] = [5, 4, 1_000_000];
    const words = seedWords('odds');
    const counted = Array.from({ length: attack + 1 }, () => 0);
    const shown = (dice: number, from: number, to: number): number => {
      let count = 0;
      for (let die = 0; die < dice; die++) {
        const face = fairFace(words, 6);
        if (face >= from && face < to) count++;
      }
      return count;
    };
    for (let roll = 0; roll < rolls; roll++) {
      const wounds = Math.max(0, shown(attack, 0, 3) - shown(defense, 3, 5));
      counted[wounds] = (counted[wounds] ?? 0) + 1;
    }
    woundChances(attack, defense)
      .map(chanceOf)
      .forEach((chance, wounds) => {
        const error = Math.sqrt((chance * (1 - chance)) / rolls);
        expect(Math.abs((counted[wounds] ?? 0) / rolls - chance)).toBeLessThanOrEqual(4 * error);
      });
  });
});

describe('the odds of an attack', () => {
  test('are those of the dice where nothing else acts', () => {
    const { target, others } = oddsOf(duel(4, 3));
    expect(target.wounds).toEqual(woundChances(4, 3).map(chanceOf));
    expect(target.defeat).toBeCloseTo(
      (target.wounds[2] ?? 0) + (target.wounds[3] ?? 0) + (target.wounds[4] ?? 0),
      12,
    );
    expect(others).toEqual([]);
  });

  test('go through the hooks that change hits, blocks and wounds', () => {
    const plain = woundChances(4, 3).map(chanceOf);
    const { target } = oddsOf(duel(4, 3, ['tough'], 9));
    expect(target.wounds[0]).toBeCloseTo((plain[0] ?? 0) + (plain[1] ?? 0) + (plain[2] ?? 0), 12);
    expect(target.wounds[1]).toBeCloseTo(plain[3] ?? 0, 12);
    expect(target.wounds[2]).toBeCloseTo(plain[4] ?? 0, 12);
    expect(target.defeat).toBe(0);
  });

  test('weigh other dice too', () => {
    const plain = woundChances(2, 1).map(chanceOf);
    const { target } = oddsOf(duel(2, 1, ['quick'], 9));
    expect(target.wounds[1]).toBeCloseTo((plain[1] ?? 0) * 0.75, 12);
    expect(target.wounds[0]).toBeCloseTo(0.25 + (plain[0] ?? 0) * 0.75, 12);
  });

  test('come out so when the attack is really made, within four standard errors', () => {
    const game = duel(5, 2, ['quick'], 3);
    const { target } = oddsOf(game);
    const attacks = 4000;
    const counted = target.wounds.map(() => 0);
    let defeats = 0;
    for (let attack = 0; attack < attacks; attack++) {
      const { clock } = made(game, `attack-${attack}`);
      const wounds = clock.game.wounds(game.figure('joker'));
      counted[wounds] = (counted[wounds] ?? 0) + 1;
      if (!clock.game.isAlive(game.figure('joker'))) defeats++;
    }
    const isNear = (chance: number, count: number): boolean =>
      Math.abs(count / attacks - chance) <= 4 * Math.sqrt((chance * (1 - chance)) / attacks);
    expect(target.wounds.map((chance, wounds) => isNear(chance, counted[wounds] ?? 0))).not.toContain(false);
    expect(isNear(target.defeat, defeats)).toBe(true);
  });

  test('leave the match as it is', () => {
    const game = duel(4, 3);
    const before = game.match.host.hash();
    oddsOf(game);
    expect(game.match.host.hash()).toBe(before);
  });

  test('are given up where there are too many courses', () => {
    const { match, figure } = duel(6, 6);
    expect(odds(match, { attacker: figure('hulk'), target: figure('joker'), most: 10 })).toBeUndefined();
  });
});
