import { readMapYaml } from '@scapewright/packs';
import { plainCard } from '@scapewright/skirmish/engine';
import { describe, expect, test } from 'vitest';
import { plainWords } from '../../test/plain-words.ts';
import { createEngine } from '../battle/index.ts';
import { Table } from '../table/table.ts';
import { agreedVictory } from './agreed-victory.ts';
import { Library, type ReadPack } from './library.ts';
import { packJson, packOfJson } from './library-json.ts';
import { newBattle, type WantedBattle } from './new-battle.ts';

const meadow = `map: Meadow
hexes: |
  ${Array.from({ length: 5 }, () => Array.from({ length: 7 }, () => 'g1').join(' ')).join('\n  ')}
start:
  - { player: 1, spaces: [a1, b1, c1, d1] }
  - { player: 2, spaces: [a5, b5, c5, d5, e5] }
`;

const { map } = readMapYaml('meadow.yaml', meadow);
if (!map) throw new Error('the map cannot be read');

const engine = createEngine('superscape');
const card = (id: string, points: number) => ({
  ...plainCard(id),
  unit: 'hero',
  figures: 1,
  points,
  kind: 'card',
});

/** A pack of plain heroes, as it comes over the wire. */
const pack = {
  pack: {
    manifest: { id: 'test', version: '1.0.0', rulesets: ['superscape'], variants: [] },
    cards: ['giant', 'page', 'scout'].map((id) => card(id, 100)),
    tokens: [],
    abilities: [],
    prices: [
      { file: 'p', line: 1, column: 1, format: 'standard', name: '', prices: new Map([['giant', 120]]) },
    ],
    maps: [],
    scenarios: [],
  },
  hash: 'h',
} as unknown as ReadPack;
const library = new Library([packOfJson(JSON.parse(JSON.stringify(packJson(pack))))]);

const wanted: WantedBattle = {
  ruleset: 'superscape',
  map: { id: 'meadow', map },
  seed: 's',
  sides: [
    { player: 'Oak', seat: 'person', cards: ['giant'] },
    { player: 'Elm', seat: 'greedy', cards: ['scout', 'page'] },
  ],
};

describe('a battle that is wanted', () => {
  test('can begin, on zones that are cut to one size', () => {
    const made = newBattle(engine, library, wanted);
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    expect(made.record.ground.startZones.map((zone) => zone.length)).toEqual([4, 4]);
    expect(made.notes).toHaveLength(1);
    const table = new Table({ engine, record: made.record, words: plainWords });
    expect(table.stream(0).moment.view.cards.map(({ name }) => name)).toEqual(['giant', 'scout', 'page']);
    expect(library.definitionOf('giant')?.points).toBe(120);
  });

  test.each<[string, Partial<WantedBattle>, string]>([
    [
      'a card that nobody has',
      { sides: [{ player: 'Oak', seat: 'person', cards: ['gaint'] }] },
      'There is no card “gaint”.',
    ],
    ['one army', { sides: wanted.sides.slice(0, 1) }, 'A battle needs two armies.'],
    [
      'one name for two',
      { sides: wanted.sides.map((side) => ({ ...side, player: 'Oak' })) },
      'Two players are called Oak.',
    ],
    [
      'no such condition',
      { victory: [{ id: 'win-somehow', with: {} }] },
      'no plugin brings the victory condition win-somehow',
    ],
    ['too many points', { points: 50 }, 'points'],
  ])('is refused with all that is wrong: %s', (_, changes, message) => {
    const made = newBattle(engine, library, { ...wanted, ...changes });
    if (made.ok) throw new Error('it can begin');
    expect(made.problems.map((problem) => problem.message).join('\n')).toContain(message);
    expect(made.problems.every(({ place }) => place !== '')).toBe(true);
  });
});

describe('victory conditions in words', () => {
  test('are read, each with its parameters', () => {
    expect(agreedVictory(['last-team-standing', 'hold-a-space: {spaces: [d4], round: 8}'])).toEqual({
      ok: true,
      conditions: [
        { id: 'last-team-standing', with: {} },
        { id: 'hold-a-space', with: { spaces: ['d4'], round: 8 } },
      ],
    });
  });

  test('are refused with all that is wrong', () => {
    const read = agreedVictory(['hold a space', 'last-team-standing', '{']);
    if (read.ok) throw new Error('they were read');
    expect(read.problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('“hold a space” is no victory condition'),
      expect.stringContaining('“{” is no victory condition'),
    ]);
  });
});
