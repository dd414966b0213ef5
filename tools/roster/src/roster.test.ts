import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { generatedFiles } from './generated-files.ts';
import { mutantsOf } from './mutants.ts';

test.each([...generatedFiles()])('%s is fresh (pnpm run generate:roster)', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});

describe('a card with one thing taken away', () => {
  test('is made of each power, symbol, condition, limit and filter', () => {
    const card = {
      ...{ id: 'x', size: 'medium', symbols: ['flying'] },
      abilities: [
        'disengage',
        {
          name: 'Aim',
          limit: { count: 1, per: 'turn' },
          when: [{ attack: { adjacent: true } }, { not: { of: [{ exists: { label: 'Elf' } }] } }],
          do: [
            {
              'modify-stat': { stat: 'attack', by: 1, of: { side: 'ally', 'all-labels': ['Orc', 'Archer'] } },
            },
          ],
        },
      ],
    };
    const mutants = mutantsOf(card);
    expect(mutants.map(({ without }) => without)).toEqual([
      'symbols.0',
      ...['abilities.0', 'abilities.1', 'abilities.1.limit', 'abilities.1.when.0'],
      ...[
        'abilities.1.when.0.attack.adjacent',
        'abilities.1.when.1',
        'abilities.1.when.1.not.of.0.exists.label',
      ],
      ...['abilities.1.do.0.modify-stat.of.all-labels.0', 'abilities.1.do.0.modify-stat.of.all-labels.1'],
    ]);
    expect(mutants[0]?.card).not.toHaveProperty('symbols');
    expect(mutants[1]?.card['abilities']).toHaveLength(1);
    expect(JSON.stringify(mutants[8]?.card)).toContain('"all-labels":["Archer"]');
    expect(card.abilities).toHaveLength(2);
  });
});
