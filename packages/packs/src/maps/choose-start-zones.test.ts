import type { SpacePlan } from '@scapewright/board';
import { expect, test } from 'vitest';
import { chooseStartZones } from './choose-start-zones.ts';

const needs = { players: 2, least: 4, tallest: 5, shortest: 4 };

/** A strip two spaces wide; `levelOf` gives the height of each of its places, `terrainOf` what lies there. */
function strip(
  length: number,
  levelOf: (at: number) => number = () => 1,
  terrainOf: (at: number) => string = () => 'grass',
) {
  const spaces = Array.from({ length }, (_, at) =>
    [0, 1].map(
      (r): SpacePlan => ({
        q: at,
        r,
        level: levelOf(at),
        underside: 0,
        terrain: terrainOf(at),
        name: `${'ab'[r]}${at + 1}`,
      }),
    ),
  );
  return { spaces: spaces.flat() };
}

test('zones lie at the far ends and share no space', () => {
  const zones = chooseStartZones(strip(12), needs);
  if ('needed' in zones) throw new Error(zones.message);
  const places = zones.map((zone) => zone.map((name) => Number(name.slice(1))));
  expect(places.map(({ length }) => length)).toEqual([6, 6]);
  const [low = [], high = []] = places.sort(([a = 0], [b = 0]) => a - b);
  expect([Math.max(...low) <= 5, Math.min(...high) >= 8]).toEqual([true, true]);
});

test('nobody begins in lava, in water, or on a height that the shortest figure does not climb', () => {
  const zones = chooseStartZones(
    strip(
      16,
      (at) => (at > 11 ? 6 : 1),
      (at) => (at < 2 ? 'molten-lava' : at === 5 ? 'water' : 'grass'),
    ),
    needs,
  );
  if ('needed' in zones) throw new Error(zones.message);
  const places = zones.flat().map((name) => Number(name.slice(1)));
  expect(places.every((place) => place >= 3 && place <= 12 && place !== 6)).toBe(true);
});

test('a map without room for the armies says so', () => {
  const message = '2 armies need 8 start spaces, and the largest part that can be walked has 6';
  expect(chooseStartZones(strip(3), needs)).toEqual({ needed: 8, found: 6, message });
});
