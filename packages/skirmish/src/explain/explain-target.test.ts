import { describe, expect, test } from 'vitest';
import { card, smallGame } from '../../test/small-game.ts';
import { mayTarget } from '../model/declarations.ts';
import { ability } from '../state/content/define-unit.ts';
import { forbid } from '../state/content/hook-kinds.ts';
import { defineMessages } from '../state/content/messages.ts';
import { explainTarget, targetRefusals } from './explain-target.ts';

const decoy = ability({
  id: 'decoy',
  name: 'Decoy',
  text: 'Cannot be attacked.',
  messages: defineMessages('decoy', { safe: {} }),
  rules: { small: ['DECOY'] },
  hooks: () => [
    forbid(mayTarget, {
      reason: 'decoy.safe',
      when: (game, { other }: { other: number }, source) => game.cardOf(other) === source.owner,
    }),
  ],
});

const { engine, game, figure } = smallGame({
  hexes: 'g1 g1 g1 g9 g1 g1 g1 g1',
  cards: [
    card('hulk', { range: 3 }),
    card('bat', { range: 9 }),
    card('pal'),
    card('joker'),
    card('thug'),
    card('ghost', { abilities: [{ id: 'decoy', with: {} }] }),
  ],
  players: {
    red: { hulk: 'hulk a1', bat: 'bat c1', pal: 'pal h1' },
    blue: { joker: 'joker b1', thug: 'thug f1', ghost: 'ghost e1' },
  },
  units: [decoy],
});
const at = (name: string) => figure(name);
const reasons = (attacker: string, target: string) =>
  targetRefusals(game, { attacker: at(attacker) }, at(target)).map(({ reason }) => reason);

describe('a target explains itself', () => {
  test('by everything that forbids it, what is told first in front', () => {
    expect(reasons('hulk', 'thug')).toEqual(['target.engaged', 'target.out-of-range', 'target.no-sight']);
    expect(reasons('pal', 'joker')).toEqual(['target.not-beside', 'target.no-sight']);
    expect(reasons('hulk', 'hulk')).toEqual(['target.itself']);
    expect(reasons('hulk', 'joker')).toEqual([]);
  });

  test('by the ability that protects it', () => {
    const { result, text, rules } = explainTarget(engine, game, { attacker: at('pal') }, at('ghost'));
    expect(result).toBe(false);
    expect(rules).toContain('DECOY');
    expect(text).toContain('pal cannot attack ghost');
  });

  test('by the rules that allow it', () => {
    const beside = explainTarget(engine, game, { attacker: at('hulk') }, at('joker'));
    expect(beside).toMatchObject({ result: true, text: 'hulk can attack joker' });
    expect(beside.rules).toEqual(['attack.declared', 'attack.bound', 'attack.adjacent']);
    const far = explainTarget(engine, game, { attacker: at('pal'), range: 3 }, at('thug'));
    expect(far.rules).toEqual(['attack.declared', 'attack.aimed', 'range.counted', 'sight.clear']);
  });
});
