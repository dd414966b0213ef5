import { compileBattlefield, flatPlan } from '@scapewright/board';
import { ruling, switches } from '@scapewright/rulebook/rulings';
import { expect, test } from 'vitest';
import { superscapeRulingPositions, superscapeRulings } from './rulings.ts';
import { createSuperscape } from './superscape.ts';

test('SIM-3 has one position only: what an ability triggers is never put off', () => {
  expect(ruling('SIM-3')).toMatchObject({
    default: 'at-once',
    switchable: false,
  });
  const setup = {
    battlefield: compileBattlefield(flatPlan(2, 1, 'grass')),
    definitions: [],
    players: [{ name: 'red', cards: [] }],
    start: 'turns',
  } as const;
  expect(() => createSuperscape().plan({ ...setup, rulings: { 'SIM-3': 'after-group' } })).toThrow(
    /superscape has no ruling SIM-3/,
  );
});

test('every switchable ruling of SuperScape has its positions, its default first', () => {
  const listed = switches().filter(({ games }) => games.includes('superscape'));
  expect(superscapeRulingPositions).toEqual(
    Object.fromEntries(listed.map(({ id, values }) => [id, values.map(({ value }) => value)])),
  );
  expect(superscapeRulings).toEqual(
    Object.fromEntries(listed.map(({ id, default: position }) => [id, position])),
  );
});
