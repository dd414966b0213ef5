import { describe, expect, test } from 'vitest';
import { readGermanTitles, untranslated } from './german-titles.ts';
import { readLedger } from './ledger.ts';

const entry = (id: string) => `- id: ${id}
  title: Falling
  rule: A figure that drops far takes damage.
  source: { document: rules }
  steps: []
  actor: kernel
  decision: null
  examples: []
  ambiguity: null
  related: []
`;
const ledger = readLedger(
  new Map([
    ['files', 'moving: { title: moving, game: heroscape }\nfalling: { title: falling, game: heroscape }\n'],
    ['documents', 'rules: { title: Rules, kind: rulebook }\n'],
    ['timing-steps', 'steps: []\n'],
    ['moving', entry('A-001') + entry('A-002')],
    ['falling', entry('B-001')],
  ]),
);
const read = (texts: Readonly<Record<string, string>>) =>
  readGermanTitles(ledger, new Map(Object.entries(texts)));

describe('German titles', () => {
  test('stand by the id of their rule', () => {
    expect(read({ moving: 'A-001: Stürzen\nA-002: "Stürzen: tief"\n' })).toEqual(
      new Map([
        ['A-001', 'Stürzen'],
        ['A-002', 'Stürzen: tief'],
      ]),
    );
  });

  test('a rule that has none is named with its file', () => {
    const titles = read({ moving: 'A-001: Stürzen\n' });
    expect(untranslated(ledger, titles)).toEqual([
      'ledger/german/moving.yaml: A-002',
      'ledger/german/falling.yaml: B-001',
    ]);
  });

  test('a title of no rule of the file is refused where it stands', () => {
    expect(() => read({ moving: 'A-001: Stürzen\nA-009: Fliegen\n' })).toThrow(
      'german/moving.yaml:2:8 moving.yaml of the ledger has no rule A-009: "Fliegen"',
    );
    expect(() => read({ moving: 'B-001: Stürzen\n' })).toThrow('moving.yaml of the ledger has no rule B-001');
  });

  test('an empty title and a second one are refused', () => {
    expect(() => read({ moving: 'A-001: ""\n' })).toThrow(
      'german/moving.yaml:1:8 a title is needed for A-001',
    );
    expect(() => read({ moving: 'A-001: Stürzen\nA-001: Fallen\n' })).toThrow('german/moving.yaml');
  });
});
