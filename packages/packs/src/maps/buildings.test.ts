import { compileBattlefield } from '@scapewright/board';
import { describe, expect, test } from 'vitest';
import { emptyHscDocument, plainHscTile } from './hsc-document.ts';
import { standardCatalogue } from './map-catalogue.ts';
import { mapOfHsc } from './map-of-hsc.ts';
import { planOfMap } from './plan-of-map.ts';
import { readMapYaml } from './read-map-yaml.ts';
import { writeMapYaml } from './write-map-yaml.ts';

const rows = `hexes: |
  g1 g1 fl1/fl9/co17 fl1/fl9/co17 fl1/fl9/co17 g1
   g1 g1 fl1/fl9/co17 fl1/fl9/co17 fl1/fl9/co17 g1
`;

const tower = `map: Town
${rows}buildings:
  - id: tower
    kind: skyscraper
    access: interior
    floors:
      - { level: 1, at: c1-e2 }
      - { level: 9, at: [c1, d1, e1, c2-e2] }
    doorways: c1@1
    windows: [e1@1, e2@9]
    walls: [[c2@9, d2@9]]
    stairs: [{ down: d1@1, up: d1@9, number: 3 }]
    elevators: [{ id: lift, at: [d2@1, d2@9], car: cab }]
  - id: bungalow
    access: enclosed
    at: [f1, f2]
    height: 12
    transit: [{ number: 4, at: [b1, b2] }]
neutral: { cab: { card: lift-car, at: d2@1 } }
`;

function planned(text: string) {
  const { map, problems } = readMapYaml('map.yaml', text);
  if (map === undefined) return { problems, map: undefined, plan: undefined };
  const plan = planOfMap(map, standardCatalogue);
  return { problems: [...problems, ...plan.problems], map, plan };
}

const messages = (text: string) => planned(text).problems.map(({ message }) => message);

describe('a building of a map', () => {
  const { problems, plan, map } = planned(tower);

  test('has its spaces, its kinds of ground and its limit', () => {
    expect(problems).toEqual([]);
    expect(plan?.buildings).toEqual([
      {
        id: 'tower',
        kind: 'skyscraper',
        access: 'interior',
        limit: 7,
        floors: [
          ['c1@1', 'd1@1', 'e1@1', 'c2@1', 'd2@1', 'e2@1'],
          ['c1@9', 'd1@9', 'e1@9', 'c2@9', 'd2@9', 'e2@9'],
        ],
        fills: [],
        windows: ['e1@1', 'e2@9'],
        shafts: [{ id: 'lift', levels: [['d2@1'], ['d2@9']], car: 'cab' }],
      },
      {
        id: 'bungalow',
        kind: 'building',
        access: 'enclosed',
        limit: 7,
        floors: [],
        fills: ['f1', 'f2'],
        windows: [],
        shafts: [],
      },
    ]);
    const terrains = Object.fromEntries(plan?.plan.spaces.map(({ name, terrain }) => [name, terrain]) ?? []);
    expect(terrains).toMatchObject({
      'c1@1': 'doorway',
      'd1@1': 'stairs-down',
      'd1@9': 'stairs-up',
      'd2@9': 'elevator-shaft',
      'e1@1': 'window',
      'c2@1': 'floor',
      c2: 'concrete',
      b1: 'transit-space',
      a1: 'grass',
    });
  });

  test('is shut but for its doors: walls where floors end, windows filled, edges of the map too', () => {
    const field = compileBattlefield(plan?.plan ?? { spaces: [] });
    const apart = (a: string, b: string) => field.separation(field.spaceOf(a), field.spaceOf(b));
    expect(apart('c1@1', 'b1')).toMatchObject({ always: true });
    expect(apart('c2@1', 'b2')).toMatchObject({ always: true });
    expect(apart('c2@9', 'd2@9')).toMatchObject({ always: true });
    expect(apart('c2@1', 'd2@1').divided).toBe(false);
    const names = field.walls.map(({ id }) => id);
    expect(names).toEqual(['tower/door-1-9', 'tower/outer-1-9', 'tower/outer-9-17', 'tower/inner-9-17']);
    expect(field.walls.map(({ passable }) => passable)).toEqual([true, false, false, false]);
    expect(field.walls.map(({ edges }) => edges.length > 0)).toEqual([true, true, true, false]);
    expect(field.solids.map(({ id, height }) => [id, height])).toEqual([
      ['tower/window-e1@1', 7],
      ['tower/window-e2@9', 7],
      ['bungalow', [12, 12]],
    ]);
  });

  test('has its ways: stairs, shafts for flyers and cars, transit of one building and number', () => {
    expect(
      plan?.plan.links?.map(({ from, to, cost, kind, placed }) => [from, to, cost, kind, placed ?? false]),
    ).toEqual([
      ['d1@1', 'd1@9', 3, 'stairs', true],
      ['d2@1', 'd2@9', 1, 'shaft', false],
      ['d2@1', 'd2@9', 8, 'shaft-levels', false],
      ['d2@1', 'd2@9', 1, 'car', false],
      ['b1', 'b2', 4, 'transit/bungalow', true],
    ]);
  });

  test('says what lies under its flat pieces', () => {
    expect(plan?.layers).toContainEqual({
      space: 'd1@1',
      layers: [
        { terrain: 'floor', levels: 1, piece: 'd1@1' },
        { terrain: 'stairs-down', levels: 0, piece: 'tower/stairs-1' },
      ],
    });
    expect(plan?.layers).toContainEqual({
      space: 'b1',
      layers: [
        { terrain: 'grass', levels: 1, piece: 'b1' },
        { terrain: 'transit-space', levels: 0, piece: 'bungalow/transit-4' },
      ],
    });
  });

  test('is written and read again as it was', () => {
    if (map === undefined || plan === undefined) throw new Error('the map could not be read');
    const again = planned(writeMapYaml(map));
    expect(again.problems).toEqual([]);
    expect(again.plan?.buildings).toEqual(plan.buildings);
    expect(again.plan?.plan).toEqual(plan.plan);
    expect(again.plan?.neutral).toEqual([{ name: 'cab', card: 'lift-car', spaces: ['d2@1'] }]);
  });

  test('has a roof where nothing is drawn above it, at the level that it states or one above its limit', () => {
    const text = (roof: string) =>
      `map: Hut\nhexes: g1 fl1\nbuildings: [{id: hut, access: interior, floors: [{level: 1, at: b1}], doorways: b1${roof}}]\n`;
    const roofs = (roof: string) =>
      planned(text(roof)).plan?.plan.spaces.filter(({ terrain }) => terrain === 'roof');
    expect(roofs('')).toMatchObject([{ name: 'b1@9', level: 9, underside: 8, hex: 'partial' }]);
    expect(roofs(', limit: 5')).toMatchObject([{ name: 'b1@7', level: 7 }]);
    expect(roofs(', roof: 20')).toMatchObject([{ name: 'b1@20', level: 20 }]);
  });
});

describe('a building that does not hold is told by place', () => {
  const house = (parts: string) =>
    `map: House\n${rows}buildings: [{id: house, access: interior, floors: [{level: 1, at: c1-e2}, {level: 9, at: c1-e2}], ${parts}}]\n`;

  test.each([
    ['doorways: a1', ['a1 is on no floor of house']],
    ['windows: c1@4', ['there is no space c1@4']],
    ['walls: [[c1@1, e1@1]]', ['house: c1@1 and e1@1 are no neighbours']],
    ['stairs: [{down: c1@9, up: c1@1, number: 2}]', ['house: c1@9 and c1@1 are no pair of stairs']],
    ['stairs: [{down: c1@1, up: d1@9, number: 2}]', ['house: c1@1 and d1@9 are no pair of stairs']],
    [
      'stairs: [{down: c1@1, up: c1@9, number: 2}, {down: c1@1, up: c1@9, number: 3}]',
      ['house: two pairs of stairs share a space'],
    ],
    [
      'elevators: [{id: lift, at: [c1@1, d1@9]}]',
      ['house: the shaft lift does not lie at one place on its floors'],
    ],
    [
      'elevators: [{id: lift, at: [c1@1]}]',
      ['house: the shaft lift does not lie at one place on its floors'],
    ],
    ['elevators: [{id: lift, at: [c1@1, c1@9], car: cab}]', ['the map has no object cab, the car of lift']],
    ['at: [f1, f3], height: 3', ['no space is drawn at f3']],
  ])('%s', (parts, expected) => {
    expect(messages(house(parts))).toEqual(expected);
  });

  test.each([
    ['{id: x, floors: []}', 'missing key "access"'],
    ['{id: x, access: interior}', 'missing key "floors"'],
    ['{id: x, access: enclosed}', 'missing key "at"'],
    ['{id: x, access: enclosed, at: c1}', 'missing key "height"'],
    ['{id: x, access: enclosed, at: c1, height: 3, floors: []}', 'an enclosed building has no floors'],
    [
      '{id: x, access: interior, floors: [{level: 4, at: c1}]}',
      'no surface of level 4 is drawn at c1, on a floor of x',
    ],
    ['{id: x, access: interior, floors: [], door: c1}', 'unknown key "door"; did you mean "roof"?'],
  ])('%s', (building, expected) => {
    expect(messages(`map: X\n${rows}buildings: [${building}]\n`).join()).toContain(expected.split(';')[0]);
  });

  test('the rule behind it travels along', () => {
    const { problems } = planned(house('stairs: [{down: c1@1, up: d1@9, number: 2}]'));
    expect(problems).toMatchObject([{ code: 'bad-building', reason: 'building.stairs', at: 'c1@1' }]);
  });
});

test('a map of pieces knows the tiles under its surfaces', () => {
  const map = mapOfHsc({
    ...emptyHscDocument,
    tiles: [
      { ...plainHscTile, type: 1002 },
      { ...plainHscTile, type: 2001, z: 1 },
      { ...plainHscTile, type: 4001, z: 1, x: 1 },
    ],
  });
  const { layers, problems } = planOfMap(map, standardCatalogue);
  expect(problems).toEqual([]);
  expect(layers).toEqual([
    {
      space: 'a1',
      layers: [
        { terrain: 'grass', levels: 1, piece: 'tile-1' },
        { terrain: 'rock', levels: 1, piece: 'tile-2' },
      ],
    },
    {
      space: 'b1',
      layers: [
        { terrain: 'grass', levels: 1, piece: 'tile-1' },
        { terrain: 'water', levels: 0, piece: 'tile-3' },
      ],
    },
  ]);
});
