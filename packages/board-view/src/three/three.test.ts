import { flatPlan, planLadder } from '@scapewright/board';
import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import { groundOf } from '../scene/ground.ts';
import { rungAt } from '../scene/hit.ts';
import type { MapAsDrawn } from '../scene/map-as-drawn.ts';
import { rungPlaces } from '../scene/rungs.ts';
import { sceneOn } from '../scene/scene.ts';
import { silhouettes } from '../scene/silhouettes.ts';
import { stepFrom } from '../scene/walk.ts';
import { inks } from '../svg/ink.ts';
import { groundParts, seenSpans } from './ground-data.ts';
import { linesModel, markSigns, veilData, wayPlaces } from './marks-group.ts';
import { danger } from './number-signs.ts';
import { pick, standingRungs } from './pick.ts';
import { solidsModel } from './scenery-models.ts';
import { outlineOf } from './svg-outline.ts';
import { TableCamera } from './table-camera.ts';
import { storeysOf } from './wall-models.ts';

/** A meadow with a hill on c3, water on a1, and a roof over e4. */
function mapOf(): MapAsDrawn {
  const { spaces } = flatPlan(6, 5, 'grass');
  const e4 = spaces.find(({ name }) => name === 'e4');
  if (!e4) throw new Error('e4 is not there');
  const plan = {
    spaces: [
      ...spaces.map((space) => {
        if (space.name === 'c3') return { ...space, level: 7 };
        return space.name === 'a1' ? { ...space, terrain: 'water' } : space;
      }),
      { ...e4, name: 'e4@1', level: 12, underside: 12 },
    ],
  };
  const looks = {
    terrains: {
      grass: { code: 'g', colour: [126, 171, 88], texture: 'blades' },
      water: { code: 'wa', colour: [78, 143, 208], texture: 'waves' },
    },
  };
  return JSON.parse(
    JSON.stringify({ name: 'hill', title: 'Hill', plan, zones: [], objects: [], looks, terrains: {} }),
  ) as MapAsDrawn;
}

const ground = groundOf(mapOf());
const [region] = ground.regions;
if (!region) throw new Error('no region');
const scene = sceneOn(ground, {});
const spaceOf = (name: string) => ground.battlefield.spaceOf(name);
const looking = { region: 0, cut: undefined };
const steep = (name: string, from = 900) => {
  const place = ground.spaces[spaceOf(name)];
  if (!place) throw new Error(name);
  return { origin: new Vector3(place.x, from, place.y), direction: new Vector3(0, -1, 0) };
};
const triangles = (name: string, deck: number) =>
  groundParts(ground, region, 'light')
    .filter((part) => part.surface === name && part.deck === deck)
    .reduce((sum, { data }) => sum + data.triangles.length / 3, 0);

test('every hex has a flat top and six bevels; water a bed and a surface', () => {
  expect(triangles('blades', -1)).toBe(29 * (6 + 6 * 2));
  expect(triangles('blades', 0)).toBe(6 + 6 * 2);
  expect(triangles('grains', -1)).toBe(6);
  expect(triangles('water', -1)).toBe(6);
});

test('sides are drawn only where they are seen', () => {
  expect(seenSpans([0, 9], [[0, 9]])).toEqual([]);
  expect(seenSpans([0, 63], [[-8, 9]])).toEqual([[9, 63]]);
  expect(seenSpans([0, 63], [[20, 30]])).toEqual([
    [30, 63],
    [0, 20],
  ]);
  const heights = groundParts(ground, region, 'light').find(({ surface }) => surface === 'sides')?.data;
  const tallest = Math.max(...(heights?.positions.filter((_, at) => at % 3 === 1) ?? []));
  expect(tallest).toBeCloseTo(7 * 9 - 1.5);
});

test('a look from above meets the topmost space, and the one below where the roof is cut or seen through', () => {
  const see = (faded: readonly number[], cut?: number) =>
    pick(steep('e4'), { scene, looking: { region: 0, cut }, faded: new Set(faded), standing: [] });
  expect(see([])).toBe(spaceOf('e4@1'));
  expect(see([0])).toBe(spaceOf('e4'));
  expect(see([], 5)).toBe(spaceOf('e4'));
  const beside = { ...steep('a1'), origin: new Vector3(-500, 900, -500) };
  expect(pick(beside, { scene, looking, faded: new Set(), standing: [] })).toBe(-1);
});

test('a flat look meets the hill before the space behind it, and who stands before both', () => {
  const hill = ground.spaces[spaceOf('c3')];
  if (!hill) throw new Error('c3 is not there');
  const direction = new Vector3(0, -0.25, -1).normalize();
  const origin = new Vector3(hill.x, 30, hill.y).addScaledVector(direction, -400);
  expect(pick({ origin, direction }, { scene, looking, faded: new Set(), standing: [] })).toBe(spaceOf('c3'));
  const body = { space: 4, x: hill.x, y: 9, z: hill.y + 60, height: 60, halfWidth: 10 };
  const met = (standing: readonly (typeof body)[]) =>
    pick({ origin, direction }, { scene, looking, faded: new Set(), standing });
  expect(met([body])).toBe(4);
  expect(met([{ ...body, x: hill.x + 30 }])).toBe(spaceOf('c3'));
});

test('at home the camera has the whole room in sight, and what is below the pointer stays there', () => {
  const camera = new TableCamera();
  camera.resize(800, 600);
  const room = { west: 0, east: 900, north: 0, south: 700, top: 90 };
  camera.fit(room);
  for (const [x, z] of [
    [0, 0],
    [900, 0],
    [0, 700],
    [900, 700],
  ] as const) {
    const seen = camera.onScreen(new Vector3(x, 0, z));
    expect(seen?.x).toBeGreaterThan(0);
    expect(seen?.x).toBeLessThan(800);
    expect(seen?.y).toBeGreaterThan(0);
    expect(seen?.y).toBeLessThan(600);
  }
  const place = new Vector3(300, 30, 200);
  const before = camera.onScreen(place);
  camera.zoomBy(1.6, before?.x ?? 0, before?.y ?? 0);
  const after = camera.onScreen(place);
  expect(after?.x).toBeCloseTo(before?.x ?? 0, 3);
  expect(after?.y).toBeCloseTo(before?.y ?? 0, 3);
  for (let turn = 0; turn < 50; turn += 1) camera.turnBy(40, 400);
  expect(camera.steepness).toBeLessThan(Math.PI / 2);
  for (let drag = 0; drag < 50; drag += 1) camera.panBy(400, 400);
  const target = camera.onScreen(new Vector3(0, 30, 0));
  expect(target).toBeDefined();
});

test('a way climbs at the border between two levels', () => {
  const way = sceneOn(ground, { marks: { way: ['b3', 'c3'] } });
  const places = wayPlaces(way, 0);
  expect(places.map(({ y }) => y)).toEqual([14, 68, 68]);
});

test('rungs that can be chosen have places of their own before the ladder, for pointers and keys', () => {
  const { plan, ...map } = mapOf() as MapAsDrawn & { plan: { spaces: { name: string }[] } };
  const spaceNamed = (name: string) => plan.spaces.find((space) => space.name === name) as never;
  const { addSpaces, addWalls, addLinks } = planLadder({
    ...{ id: 'ladder', landing: spaceNamed('b3'), top: spaceNamed('c3'), terrain: 'grass' },
    rungName: (level) => `b3@${level}`,
  });
  const ladder = { spaces: [...plan.spaces, ...addSpaces], walls: addWalls, links: addLinks };
  const climbed = groundOf({ ...map, plan: ladder } as never);
  const numberOf = (name: string) => climbed.battlefield.spaceOf(name);
  const places = rungPlaces(climbed.battlefield, climbed.scenery.walls);
  expect([...places.keys()]).toEqual([numberOf('b3@2'), numberOf('b3@4'), numberOf('b3@6')]);
  const landing = climbed.spaces[numberOf('b3')];
  const rung = places.get(numberOf('b3@4'));
  if (!landing || !rung) throw new Error('no ladder');
  expect(rung.foot.x).toBeGreaterThan(landing.x + 10);
  const offered = sceneOn(climbed, { marks: { choices: [{ key: 'space:b3@4', cost: 2 }] } });
  expect(rungAt(offered, rung, 0)?.name).toBe('b3@4');
  expect(rungAt(offered, landing, 0)).toBeUndefined();
  expect(rungAt(sceneOn(climbed, {}), rung, 0)).toBeUndefined();
  expect(standingRungs(offered, 0).map(({ space }) => space)).toEqual([numberOf('b3@4')]);
  expect(stepFrom(climbed, landing, 'above').name).toBe('b3@2');
});

test('walls stand on their floor and know the decks above them; objects are models of few bodies', () => {
  const { plan, ...map } = mapOf() as MapAsDrawn & { plan: { spaces: unknown[] } };
  const wall = (id: string, bottom: number, top: number) => ({ id, between: [['e4', 'f4']], bottom, top });
  const walled = {
    spaces: plan.spaces,
    walls: [
      wall('low', 1, 11),
      wall('high', 12, 16),
      { ...wall('door', 1, 5), between: [['a3', 'b3']], passable: true },
    ],
    solids: [{ id: 'oak', spaces: ['b5'], height: 6 }],
  };
  const objects = [{ kind: 'tree', name: 'Oak', solids: ['oak'], walls: [] }];
  const looks = { ...(map.looks as object), objects: { tree: { shape: 'tree', code: 'T' } } };
  const built = groundOf({ ...map, plan: walled, objects, looks } as never);
  const storeys = storeysOf(built, 0).map(({ floor, ceilings, stones, model }) => ({
    ...{ floor, ceilings, boxes: stones.triangles.length / 3 / 10, posts: model.count },
  }));
  expect(storeys).toEqual([
    { floor: -1, ceilings: [0], boxes: 2, posts: 0 },
    { floor: 0, ceilings: [], boxes: 2, posts: 0 },
    { floor: -1, ceilings: [], boxes: 0, posts: 5 },
  ]);
  const tree = solidsModel(built, built.scenery.solids, () => true);
  expect([...tree.bodies].map(([name, list]) => [name, list.length])).toEqual([
    ['post', 1],
    ['cone', 3],
  ]);
  expect(solidsModel(built, built.scenery.solids, () => false).count).toBe(0);
});

test('what is pointed out becomes veils, signs and bars', () => {
  const marks = {
    choices: [{ key: 'space:b3', cost: 2, risk: 1 }, { key: 'space:b4' }],
    way: ['a3', 'b3'],
    rays: [{ from: 'a3', to: 'f5', sight: 'clear' as const }],
  };
  const pointed = sceneOn(ground, { marks });
  expect(markSigns(pointed, 0).map(({ number }) => number)).toEqual([2, danger]);
  expect(veilData(sceneOn(ground, {}), 0, inks.light).isEmpty).toBe(true);
  expect(veilData(pointed, 0, inks.light).triangles.length / 3).toBe(2 * (6 + 12 + 12) + 2);
  const { bodies } = linesModel(pointed, 0, inks.light);
  expect(bodies.get('post')?.length).toBe(2);
  expect(bodies.get('ball')?.length).toBe(2);
  expect(linesModel(pointed, 1, inks.light).count).toBe(0);
});

test('every silhouette is an outline within its box', () => {
  for (const path of Object.values(silhouettes)) {
    const points = outlineOf(path);
    expect(points.length).toBeGreaterThan(5);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThanOrEqual(-3);
      expect(x).toBeLessThanOrEqual(21.5);
      expect(y).toBeGreaterThanOrEqual(-1);
      expect(y).toBeLessThanOrEqual(32);
    }
  }
  expect(outlineOf('M0 0h10v10a5 5 0 0 1 -10 0z').length).toBe(3 + 8);
});
