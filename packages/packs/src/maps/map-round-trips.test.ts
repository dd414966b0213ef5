import { fc, test as propertyTest } from '@fast-check/vitest';
import { BoardError, compileBattlefield } from '@scapewright/board';
import { describe, expect } from 'vitest';
import { checkMap } from './check-map.ts';
import { decodeHsc } from './decode-hsc.ts';
import { encodeHsc } from './encode-hsc.ts';
import { emptyHscDocument, type HscTile, plainHscTile } from './hsc-document.ts';
import { hscOfMap } from './hsc-of-map.ts';
import { importMap } from './import-map.ts';
import { standardCatalogue } from './map-catalogue.ts';
import { type MapModel, pieceCount } from './map-model.ts';
import { spacesOfMap } from './map-spaces.ts';
import { planOfMap } from './plan-of-map.ts';
import { readMapYaml } from './read-map-yaml.ts';
import { writeMapYaml } from './write-map-yaml.ts';

/** Cells that both formats can hold: land, zero-level tiles, slabs. */
const land = fc.constantFrom('g', 'rk', 'sa', 'sn', 'ro', 'lf', 'sp', 'co', 'as', 'st', 'hs');
const surface = fc.constantFrom('wa', 'ic', 'sw', 'ml', 'sh');
const ground = fc.oneof(
  fc.tuple(land, fc.integer({ min: 1, max: 6 })).map(([code, level]) => `${code}${level}`),
  fc.tuple(surface, fc.integer({ min: 0, max: 6 })).map(([code, level]) => `${code}${level}`),
);
const slab = fc
  .tuple(land, fc.integer({ min: 9, max: 12 }), fc.integer({ min: 1, max: 2 }))
  .map(([code, level, thickness]) => `${code}${level}:${thickness}`);
const cell = fc.oneof(
  { weight: 6, arbitrary: ground },
  { weight: 1, arbitrary: fc.constant('--') },
  { weight: 1, arbitrary: fc.tuple(ground, slab).map((parts) => parts.join('/')) },
  { weight: 1, arbitrary: slab.map((part) => `--/${part}`) },
);
const maps = fc
  .array(fc.array(cell, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 })
  .filter((rows) => rows.flat().some((each) => each !== '--'))
  .map((rows) => {
    const text = rows.map((row) => `  ${row.join(' ')}`).join('\n');
    const { map, problems } = readMapYaml('generated', `map: Generated\nplayers: 2\nhexes: |\n${text}\n`);
    if (map === undefined || problems.length > 0) throw new Error(JSON.stringify(problems));
    return map;
  });

const surfaces = (map: MapModel) =>
  spacesOfMap(map).spaces.map(({ name, level, underside, terrain }) => [name, level, underside, terrain]);

describe('maps keep their spaces', () => {
  propertyTest.prop([maps], { numRuns: 200 })('when they are written and read again', (map) => {
    const { map: again, problems } = readMapYaml('written', writeMapYaml(map));
    expect(problems).toEqual([]);
    expect(again && surfaces(again)).toEqual(surfaces(map));
  });

  propertyTest.prop([maps], { numRuns: 200 })('as .hsc files', (map) => {
    const bytes = encodeHsc(hscOfMap(map).document);
    const { map: again, problems } = importMap('x', bytes);
    expect(problems).toEqual([]);
    const relative = (model: MapModel) => {
      const found = spacesOfMap(model).spaces;
      const first = { q: found[0]?.q ?? 0, r: found[0]?.r ?? 0 };
      return found.map(({ q, r, level, underside, terrain }) => [
        q - first.q,
        r - first.r,
        level,
        underside,
        terrain,
      ]);
    };
    expect(again && relative(again)).toEqual(relative(map));
    expect(again?.players).toBe(2);
  });
});

const anyTile: fc.Arbitrary<HscTile> = fc
  .record({
    type: fc.constantFrom(
      ...[1001, 1003, 1007, 2024, 4001, 8005, 10_004, 10_011, 11_002, 11_003, 11_006, 12_004, 13_006, 14_063],
      ...[
        15_001, 16_007, 16_101, 16_202, 16_301, 16_401, 16_402, 16_403, 18_002, 23_006, 25_001, 27_003,
        99_000,
      ],
    ),
    rotation: fc.integer({ min: 0, max: 5 }),
    x: fc.integer({ min: 0, max: 5 }),
    y: fc.integer({ min: 0, max: 5 }),
    z: fc.integer({ min: 0, max: 12 }),
    color: fc.constantFrom(0x0000ff, 0x00ff00),
  })
  .map((tile) => ({ ...plainHscTile, ...tile }));

describe('no heap of pieces is too wild', () => {
  propertyTest.prop([fc.array(anyTile, { minLength: 1, maxLength: 40 })], { numRuns: 500 })(
    'every piece is in the model, and the plan compiles',
    (tiles) => {
      const { map } = importMap('x', encodeHsc({ ...emptyHscDocument, tiles }));
      expect(map).toBeDefined();
      if (map === undefined) return;
      expect(pieceCount(map)).toBeGreaterThanOrEqual(tiles.length);
      const { plan } = planOfMap(map, standardCatalogue);
      if (plan.spaces.length > 0) expect(compileBattlefield(plan).count).toBe(plan.spaces.length);
      for (const problem of checkMap(map, standardCatalogue)) expect(problem.fix).not.toBe('');
    },
  );

  const changes = fc.array(fc.record({ at: fc.nat(5000), value: fc.nat(255) }), {
    minLength: 1,
    maxLength: 8,
  });
  propertyTest.prop([fc.array(anyTile, { minLength: 1, maxLength: 8 }), changes], { numRuns: 1000 })(
    'nor any damaged file: what decodes can be planned and compiled',
    (tiles, mutations) => {
      const bytes = encodeHsc({ ...emptyHscDocument, tiles });
      for (const { at, value } of mutations) bytes[at % bytes.length] = value;
      const result = decodeHsc(bytes);
      const { map } = importMap('x', bytes);
      expect(map !== undefined).toBe(result.ok);
      if (map === undefined) return;
      const { plan } = planOfMap(map, standardCatalogue);
      if (plan.spaces.length === 0) expect(() => compileBattlefield(plan)).toThrow(BoardError);
      else expect(compileBattlefield(plan).count).toBe(plan.spaces.length);
    },
  );
});
