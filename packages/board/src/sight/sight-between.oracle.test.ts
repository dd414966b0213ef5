import { describe, expect, test } from 'vitest';
import { howMany } from '../../test/how-many.ts';
import { type Point, RayCaster } from '../../test/ray-caster.ts';
import {
  type Ingredients,
  type Position,
  randomPoint,
  randomPosition,
  seeded,
} from '../../test/sight-positions.ts';
import { levelMillimetres } from '../geometry.ts';
import { explainSight, type SightExplanation, type SightPoint } from './explain-sight.ts';
import { targetPoint, targetPointHeight } from './placed-parts.ts';
import { type SightOptions, sightBetween } from './sight-between.ts';
import { SightField } from './sight-field.ts';

const kinds: readonly [string, Ingredients][] = [
  ['columns', {}],
  ['walls', { walls: true }],
  ['solids and figures', { solids: true, figures: true }],
  ['double bases', { doubles: true, figures: true, walls: true }],
  ['slabs', { slabs: true }],
  ['houses', { houses: true }],
  ['houses, solids and double bases', { houses: true, doubles: true, solids: true, figures: true }],
  ['slabs, walls and double bases', { slabs: true, walls: true, doubles: true, solids: true, figures: true }],
];
const positionsOfAKind = howMany(150);
/** Lines and viewpoints that come nearer to a body than this are not held against the answer, in millimetres. */
const slack = 1e-4;

/** Random positions, looked at both ways. */
function* positions(
  ingredients: Ingredients,
): Generator<Position & { readonly random: () => number; seed: number }> {
  for (let seed = 1; seed <= positionsOfAKind; seed++) {
    const random = seeded(seed);
    const position = randomPosition(random, ingredients);
    if (position === undefined) continue;
    yield { ...position, random, seed };
    yield { ...position, viewer: position.target, target: position.viewer, random, seed: -seed };
  }
}

const inLevels = ({ x, y, z }: SightPoint): Point => ({ x, y, z: z / levelMillimetres });

/** Whether none of many points of the target that it does not hide itself is hidden from a viewpoint. */
function seesAll(
  position: Position,
  caster: RayCaster,
  from: Point,
  random: () => number,
  points: number,
): boolean {
  const { field, target } = position;
  const own = new RayCaster(field, [], 1, slack);
  own.bodies.length = 0;
  own.addZone(target, 1, 0.01);
  for (let i = 0; i < points; i++) {
    const to = randomPoint(field, target, random);
    const lifted = Math.max(to.z, target.bottom + 0.01);
    if (!own.open({ ...from, z: Math.max(from.z, target.bottom + 0.01) }, { ...to, z: lifted })) continue;
    if (!caster.open(from, to, true)) return false;
  }
  return true;
}

/** Whether one of some random viewpoints sees everything. */
function findWholeView(position: Position, caster: RayCaster, random: () => number): boolean {
  const { field, viewer } = position;
  for (let i = 0; i < 25; i++) {
    const from = randomPoint(field, viewer, random);
    const raised = random() < 0.7 ? { ...from, z: viewer.bottom + viewer.height } : from;
    if ([60, 1000, 30000].every((points) => seesAll(position, caster, raised, random, points))) return true;
  }
  return false;
}

/** What brute force finds wrong with an answer; undefined if nothing. */
function faultOf(
  position: Position,
  random: () => number,
  answer: SightExplanation,
  model: SightOptions['model'],
) {
  const { field, viewer, target, figures } = position;
  const point = model === 'point';
  const caster = new RayCaster(field, figures, point ? targetPointHeight : 1, slack);
  const { x, y, level } = targetPoint(field, viewer);
  const start = (): Point => (point ? { x, y, z: level } : randomPoint(field, viewer, random));
  if (answer.line !== undefined && !caster.open(inLevels(answer.line.from), inLevels(answer.line.to))) {
    return 'its line is broken';
  }
  if (answer.viewpoint !== undefined && !seesAll(position, caster, inLevels(answer.viewpoint), random, 300)) {
    return 'its viewpoint does not see everything';
  }
  for (let i = 0; answer.sight === 0 && i < 400; i++) {
    if (caster.open(start(), randomPoint(field, target, random))) return 'there is a line';
  }
  // From below, brute force takes the slab under a target for a part of the target itself.
  const above = viewer.spaces.some((a) => target.spaces.some((b) => field.column[a] === field.column[b]));
  const doubtful = answer.sight === 1 && !above;
  return doubtful && findWholeView(position, caster, random) ? 'there is a whole view' : undefined;
}

describe.each(kinds)('against a brute-force ray caster, %s', (_, ingredients) => {
  test.each(['zones', 'point'] as const)('model %s', (model) => {
    const faults: string[] = [];
    const counts = [0, 0, 0];
    for (const position of positions(ingredients)) {
      const { field, viewer, target, figures, random, seed } = position;
      const answer = explainSight(new SightField(field), viewer, target, { model, occluders: figures });
      counts[answer.sight] = (counts[answer.sight] ?? 0) + 1;
      const fault = faultOf(position, random, answer, model);
      if (fault !== undefined) faults.push(`seed ${seed}: sight ${answer.sight}, but ${fault}`);
    }
    expect(faults).toEqual([]);
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[1] === 0).toBe(model === 'point');
    expect(counts[2]).toBeGreaterThan(0);
  });

  test('between zones, "none" is the same both ways', () => {
    const oneWay: number[] = [];
    for (const { field, viewer, target, figures, seed } of positions(ingredients)) {
      const sight = new SightField(field);
      const options = { model: 'zones', occluders: figures } as const;
      const there = sightBetween(sight, viewer, target, options) === 0;
      const back = sightBetween(sight, target, viewer, options) === 0;
      if (there !== back) oneWay.push(seed);
    }
    expect(oneWay).toEqual([]);
  });
});
