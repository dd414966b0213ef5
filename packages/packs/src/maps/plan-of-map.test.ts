import { describe, expect, test } from 'vitest';
import { playedCatalogue } from '../../test/played-catalogue.ts';
import { emptyHscDocument, type HscTile, plainHscTile } from './hsc-document.ts';
import { mapOfHsc } from './map-of-hsc.ts';
import { type MapPlan, planOfMap } from './plan-of-map.ts';

function planWith(...tiles: Partial<HscTile>[]): MapPlan {
  const map = mapOfHsc({ ...emptyHscDocument, tiles: tiles.map((tile) => ({ ...plainHscTile, ...tile })) });
  return planOfMap(map, playedCatalogue);
}

const codes = ({ problems }: MapPlan) => problems.map(({ code, at }) => [code, at]);

describe('planOfMap', () => {
  test('a space is the top of what lies on one another without a gap', () => {
    const { plan, problems } = planWith(
      { type: 1002 },
      { type: 2001, z: 1 },
      { type: 8001, z: 5, x: 1 },
      { type: 25_001, z: 2 },
    );
    expect(problems).toEqual([]);
    expect(
      plan.spaces.map(({ name, level, underside, terrain }) => [name, level, underside, terrain]),
    ).toEqual([
      ['a1', 2, 0, 'shadow'],
      ['b1@1', 1, 0, 'grass'],
      ['b1', 6, 5, 'road'],
    ]);
    expect(plan.spaces[1]?.piece).toBe('tile-1');
  });

  test('a castle wall on its base on the ground is one object of ten levels, and carries a wall walk', () => {
    const { plan, problems } = planWith(
      { type: 1001 },
      { type: 16_102, z: 1 },
      { type: 16_202, z: 2 },
      { type: 16_001, z: 11 },
    );
    expect(problems).toEqual([]);
    expect(plan.solids).toEqual([{ id: 'castle-wall-1', spaces: ['a1@1'], height: 10 }]);
    expect(plan.spaces.map(({ name, level, underside }) => [name, level, underside])).toEqual([
      ['a1@1', 1, 0],
      ['a1', 12, 11],
    ]);
  });

  test('an object keeps a height for each of its hexes, and stands on the bare table on ground of its own', () => {
    const { plan, problems } = planWith({ type: 27_003 });
    expect(problems).toEqual([]);
    expect(plan.solids).toMatchObject([{ spaces: ['a1', 'b1', 'a2'], height: [5, 9, 7] }]);
    expect(plan.spaces.map(({ terrain, level }) => [terrain, level])).toEqual([
      ['rock', 0],
      ['rock', 0],
      ['rock', 0],
    ]);
  });

  test('a tree under a bridge is cut off there, with a warning', () => {
    const result = planWith({ type: 1001 }, { type: 10_012, z: 1 }, { type: 8001, z: 6 });
    expect(result.plan.solids).toMatchObject([{ spaces: ['a1@1'], height: 5 }]);
    expect(result.problems).toMatchObject([{ code: 'object-too-high', severity: 'warning', at: 'a1@1' }]);
  });

  test('a ruin divides the spaces on its two sides where both have air', () => {
    const { plan } = planWith(
      { type: 1002, x: 2, y: 2 },
      { type: 1002, x: 2, y: 3 },
      { type: 8002, x: 2, y: 3, z: 20 },
      { type: 11_002, x: 2, y: 2, z: 1 },
    );
    expect(plan.walls?.map(({ id, bottom, top, between }) => [id, bottom, top, between])).toEqual([
      ['ancient-ruin-1', 1, 11, [['a1', 'a2@1']]],
      [
        'ancient-ruin-1-part-2',
        1,
        8,
        [
          ['b1', 'a2@1'],
          ['b1', 'b2@1'],
        ],
      ],
    ]);
  });

  test('a bridge wall hangs on the side of the road, 2 levels above it, and can be climbed', () => {
    const { plan } = planWith(
      { type: 8005, z: 4, x: 2, y: 2 },
      { type: 1024, x: 2, y: 2 },
      { type: 12_004, z: 4, x: 2, y: 2 },
    );
    expect(plan.walls).toMatchObject([{ id: 'bridge-wall-1', bottom: 4, top: 7, climb: 'levels' }]);
    expect(plan.walls?.[0]?.between[0]).toEqual(['b1', 'a2']);
  });

  test('markers lie on a zero-level tile also where the editor counts it as a level', () => {
    const result = planWith(
      { type: 4001 },
      { type: 15_001, z: 1 },
      { type: 14_065, z: 1 },
      { type: 18_001, z: 1 },
    );
    expect(result.problems).toEqual([]);
    expect(result.startZones[0]?.spaces).toEqual(['a1']);
    expect(result.tokens).toMatchObject([{ kind: 'glyph', content: 'astrid', at: 'a1', face: 'up' }]);
    expect(result.figures).toMatchObject([{ spaces: ['a1'] }]);
  });

  test('tells of everything that does not fit, by place', () => {
    const personal = { cells: 1, topTexture: '', sideTexture: '', letter: '', name: 'Moss' };
    const result = planWith(
      { type: 1001 },
      { type: 1001 },
      { type: 4001, z: 1 },
      { type: 6001, z: 1 },
      { type: 99_001, x: 3, z: 2 },
      { type: 17_000, x: 1, personal },
      { type: 10_011, x: 1, z: 7 },
      { type: 15_001, x: 1, z: 9 },
      { type: 16_402, x: 1, z: 1 },
      { type: 16_402, x: 1, z: 8 },
    );
    expect(codes(result)).toEqual([
      ['overlapping-tiles', 'a1'],
      ['overlapping-tiles', 'a1'],
      ['unknown-piece', 'd1, level 2'],
      ['unsupported-tile', 'b1'],
      ['stands-on-nothing', 'b1, level 7'],
      ['bad-ladder', 'b1'],
      ['bad-ladder', 'b1, level 8'],
      ['stands-on-nothing', 'b1, level 9'],
    ]);
    for (const { message, fix } of result.problems) expect(`${message} ${fix}`).not.toContain('undefined');
  });

  test('tells of an object that the catalogue does not know', () => {
    const map = mapOfHsc({
      ...emptyHscDocument,
      tiles: [{ ...plainHscTile }, { ...plainHscTile, type: 10_011, z: 1 }],
    });
    const { problems, plan } = planOfMap(map, { terrains: new Set(['grass']), objects: new Map() });
    expect(problems).toMatchObject([{ code: 'unsupported-object', at: 'a1' }]);
    expect(plan.solids).toHaveLength(1);
  });

  test('the catalogue of the game says what blocks flyers', () => {
    const personal = { cells: 1, topTexture: '', sideTexture: '', letter: '', name: 'Pillar' };
    const { plan } = planWith({ type: 17_000, personal }, { type: 24_014, x: 2 });
    expect(plan.solids?.map(({ id, blocksFlying }) => [id, blocksFlying ?? false])).toEqual([
      ['pillar-bare-1', true],
      ['palm-tree-2', false],
    ]);
  });
});
