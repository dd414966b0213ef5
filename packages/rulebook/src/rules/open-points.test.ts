import { expect, test } from 'vitest';
import { isRulingId } from '../rulings/rulings.ts';
import { openPoints } from './open-points.ts';

test('there are 581 open points, each with a ruling', () => {
  expect(openPoints()).toHaveLength(581);
  for (const { rule, ruling } of openPoints()) expect([rule, ruling.length > 1]).toEqual([rule, true]);
});

test('an open point knows the switch that turns it round', () => {
  const points = new Map(openPoints().map((point) => [point.rule, point]));
  expect(points.get('SS-AQUA-009')?.switches).toEqual(['swampWaterStops']);
  expect(points.get('SS-SIM-005')?.switches).toEqual(['SIM-4']);
  expect(points.get('SS-CMB-021')?.switches).toEqual([]);
});

test('every switch that a ruling asks for by name exists', () => {
  const named = openPoints().flatMap(({ ruling, reason = '' }) =>
    [...`${ruling} ${reason}`.matchAll(/switch(?:es)? ([a-z]+[A-Z]\w+)/g)].map((match) => match[1] ?? ''),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !isRulingId(name))).toEqual([]);
});
