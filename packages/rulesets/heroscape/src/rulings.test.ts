import { switches } from '@scapewright/rulebook/rulings';
import { expect, test } from 'vitest';
import { heroscapeRulingPositions, heroscapeRulings } from './rulings.ts';

/** Rulings on the order of play that shared code honours in both games. */
const shared = ['SIM-1', 'SIM-2'];

test('every switchable ruling of HeroScape has its positions, its default first', () => {
  const listed = switches().filter(({ id, games }) => games.includes('heroscape') || shared.includes(id));
  expect(heroscapeRulingPositions).toEqual(
    Object.fromEntries(listed.map(({ id, values }) => [id, values.map(({ value }) => value)])),
  );
  expect(heroscapeRulings).toEqual(
    Object.fromEntries(listed.map(({ id, default: position }) => [id, position])),
  );
});
