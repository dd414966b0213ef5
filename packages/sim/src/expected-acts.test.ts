import { battleSetup, createEngine } from '@scapewright/table/battle';
import { expect, test } from 'vitest';
import { card, meadow } from '../test/duel.ts';
import { expectedActs } from './expected-acts.ts';
import { fuzzSetup } from './fuzz-game.ts';

const engine = createEngine('superscape');
const names = expectedActs(engine, []).map(({ name }) => name);

test('every hook has a row, and what terrain, ways and objects only state has one for its log lines', () => {
  expect(names).toContain('symbol stealth: forbid may-be-swiped');
  expect(names).toContain('terrain sand: log');
  expect(names).toContain('link car: log');
  expect(names).toContain('object tardis: log');
  expect(names).toContain('victory hold-a-space: log');
  expect(new Set(names).size).toBe(names.length);
});

test('a symbol that other units read has no row that could never count', () => {
  expect(names.filter((name) => /^symbol (crossover|water-affinity)/.test(name))).toEqual([]);
});

test('an ability of a card that has another id than its unit has rows of its own', () => {
  const abilities = [{ id: 'twice', unit: 'double-attack', with: { attacks: 2 } }];
  const acts = expectedActs(engine, [card('archer', { abilities })]);
  const row = acts.find(({ id }) => id === 'twice (double-attack)');
  expect(row?.name).toBe('ability twice (double-attack): modify attacks');
  expect(row?.count({ hooks: [['ability twice (double-attack): modify attacks', 4]], reasons: [] })).toBe(4);
});

test('log lines of a unit are counted by its reasons', () => {
  const row = expectedActs(engine, []).find(({ name }) => name === 'link car: log');
  const reasons = [
    ['link.car', 2],
    ['link.stairs', 5],
  ] as const;
  expect(row?.count({ hooks: [], reasons })).toBe(2);
});

test('games count hooks under the names of the rows', () => {
  const abilities = [{ id: 'twice', unit: 'double-attack', with: { attacks: 2 } }];
  const archer = card('archer', { abilities, range: 8, symbols: ['stealth'] });
  const armies = ['Oak', 'Elm'].map((player) => ({ player, cards: [archer] }));
  const kit = { engine, other: createEngine('superscape'), stock: { cards: [], grounds: [] } };
  const { hooks } = fuzzSetup(kit, battleSetup(meadow, armies, { roundLimit: 4 }), 'names');
  const rows = expectedActs(engine, [archer]).filter(
    (act) => act.count({ hooks: [...hooks], reasons: [] }) > 0,
  );
  expect(rows.map(({ name }) => name)).toContain('ability twice (double-attack): modify attacks');
});
