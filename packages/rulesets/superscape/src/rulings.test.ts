import { switches } from '@scapewright/rulebook/rulings';
import { expect, test } from 'vitest';
import { superscapeRulingPositions, superscapeRulings } from './rulings.ts';

test('every switchable ruling of SuperScape has its positions, its default first', () => {
  const listed = switches().filter(({ games }) => games.includes('superscape'));
  expect(superscapeRulingPositions).toEqual(
    Object.fromEntries(listed.map(({ id, values }) => [id, values.map(({ value }) => value)])),
  );
  expect(superscapeRulings).toEqual(
    Object.fromEntries(listed.map(({ id, default: position }) => [id, position])),
  );
});
