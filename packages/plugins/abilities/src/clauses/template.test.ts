import { describe, expect, test } from 'vitest';
import { abilityPlugins } from '../plugins.gen.ts';
import { template } from './template.ts';

describe('an ability from a template', () => {
  test('is read where a card has it, and says then what is wrong with it', () => {
    const wrong = template({
      id: 'wrong',
      name: 'Wrong',
      text: '',
      parameters: { verb: 'no-such-verb' },
      parts: ({ verb }) => [{ kind: 'continuous-modifier', do: [{ [verb]: {} }] }],
    });
    expect(() => wrong.hooks({})).toThrow('"no-such-verb" is no continuous effect');
  });

  test('gives a special attack where one of its parts is one, and hooks as it stands', () => {
    const units = abilityPlugins.flatMap((plugin) => plugin.units);
    const abilities = units.flatMap((unit) => (unit.kind === 'ability' ? [unit] : []));
    expect(abilities.length).toBeGreaterThan(50);
    for (const { id, hooks, parameters, specialAttack } of abilities) {
      if (id === 'clause') continue;
      expect(hooks(parameters), id).not.toHaveLength(0);
      if (specialAttack) expect(specialAttack(parameters), id).toBeDefined();
    }
  });
});
