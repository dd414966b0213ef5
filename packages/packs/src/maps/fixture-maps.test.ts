import { readdirSync, readFileSync } from 'node:fs';
import { compileBattlefield, type Hex } from '@scapewright/board';
import { describe, expect, test } from 'vitest';
import { checkMap } from './check-map.ts';
import { encodeHsc } from './encode-hsc.ts';
import { hscOfMap } from './hsc-of-map.ts';
import { importMap } from './import-map.ts';
import { standardCatalogue } from './map-catalogue.ts';
import type { MapModel } from './map-model.ts';
import { spacesOfMap } from './map-spaces.ts';
import { planOfMap } from './plan-of-map.ts';

/** The maps that the project ships. */
const folder = new URL('../../../cards/maps/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));

/** Made for objectives in which the sides have different tasks: one holds, the other comes. */
const uneven = new Set(['old-keep.yaml', 'pass-of-kings.yaml']);

function load(file: string): MapModel {
  const { map, problems } = importMap(file, readFileSync(new URL(file, folder)));
  expect(problems).toEqual([]);
  if (map === undefined) throw new Error(`${file} cannot be read`);
  return map;
}

/** Half a turn around the middle of the map: the hex that is as far from one end as the given one from the other. */
function halfTurn(map: MapModel): (hex: Hex) => Hex {
  const { spaces } = spacesOfMap(map);
  const [first] = spaces;
  const last = spaces.at(-1);
  if (first === undefined || last === undefined) throw new Error('no spaces');
  return ({ q, r }) => ({ q: first.q + last.q - q, r: first.r + last.r - r });
}

describe.each(files.filter((file) => !uneven.has(file)))('%s', (file) => {
  test('is the same for both players after half a turn', () => {
    const map = load(file);
    const turn = halfTurn(map);
    const derived = spacesOfMap(map);
    const surface = (hex: Hex) =>
      derived.column(hex).map(({ level, underside, terrain }) => [level, underside, terrain]);
    for (const space of derived.spaces)
      expect([space.name, surface(turn(space))]).toEqual([space.name, surface(space)]);
    const key = ({ q, r }: Hex, what: unknown) => `${q},${r} ${what}`;
    const solids = map.objects.flatMap(({ kind, cells }) =>
      cells.map((cell) => ({ cell, what: `${kind} ${cell.height}` })),
    );
    const keys = (place: (hex: Hex) => Hex) => solids.map(({ cell, what }) => key(place(cell), what)).sort();
    expect(keys(turn)).toEqual(keys((hex) => hex));
    const borders = map.objects.flatMap((object) => object.borders);
    const sides = (half: boolean) =>
      borders
        .map((border) =>
          key(half ? turn(border) : border, `${(border.direction + (half ? 3 : 0)) % 6} ${border.top}`),
        )
        .sort();
    expect(sides(true)).toEqual(sides(false));
    const [first, second] = map.startZones.map(({ spaces }) => spaces);
    expect(first?.map((hex) => key(turn(hex), '')).sort()).toEqual(second?.map((hex) => key(hex, '')).sort());
  });
});

describe.each(files)('%s', (file) => {
  test('has nothing wrong with it and compiles', () => {
    const map = load(file);
    expect(checkMap(map, standardCatalogue)).toEqual([]);
    const { plan } = planOfMap(map, standardCatalogue);
    expect(compileBattlefield(plan).count).toBe(plan.spaces.length);
  });

  test('keeps its spaces as an .hsc file', () => {
    const map = load(file);
    const { map: again } = importMap(file, encodeHsc(hscOfMap(map).document));
    const surfaces = (model: MapModel) =>
      spacesOfMap(model).spaces.map(({ name, level, underside, terrain }) => [
        name,
        level,
        underside,
        terrain,
      ]);
    expect(again && surfaces(again)).toEqual(surfaces(map));
    expect(again?.startZones.map(({ name, spaces }) => [name, spaces.length])).toEqual(
      map.startZones.map(({ name, spaces }) => [name, spaces.length]),
    );
  });
});

test('the map of the demonstration game has hills, water, cover and two camps of 24 spaces', () => {
  const map = load('first-light.yaml');
  const { spaces } = spacesOfMap(map);
  expect(spaces.length).toBeGreaterThanOrEqual(260);
  expect(spaces.length).toBeLessThanOrEqual(320);
  expect(Math.max(...spaces.map(({ level }) => level))).toBeGreaterThanOrEqual(6);
  for (const terrain of ['water', 'road', 'lava-field', 'shadow']) {
    expect(spaces.filter((space) => space.terrain === terrain).length).toBeGreaterThanOrEqual(6);
  }
  expect(new Set(map.objects.map(({ kind }) => kind))).toEqual(
    new Set(['evergreen-tree', 'jungle-bush', 'rock-outcrop', 'ancient-ruin']),
  );
  expect(map.startZones.map((zone) => zone.spaces.length)).toEqual([24, 24]);
});

test('one map is a small arena, and one has spaces above spaces', () => {
  expect(spacesOfMap(load('ring-of-stones.yaml')).spaces).toHaveLength(91);
  const { spaces } = spacesOfMap(load('twin-arches.yaml'));
  expect(spaces.filter(({ name }) => name.includes('@')).length).toBeGreaterThanOrEqual(12);
});
