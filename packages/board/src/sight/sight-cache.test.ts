import { describe, expect, test } from 'vitest';
import { randomPosition, seeded } from '../../test/sight-positions.ts';
import { sketch } from '../../test/sketch.ts';
import type { Battlefield } from '../battlefield.ts';
import { compileBattlefield } from '../compile/compile-battlefield.ts';
import type { BattlefieldChanges } from '../plan.ts';
import { sightBetween } from './sight-between.ts';
import { SightCache } from './sight-cache.ts';
import { SightField } from './sight-field.ts';
import { zoneOn } from './zone.ts';

const heights = [4, 5, 9];

/** Answers of a cache for all pairs of spaces, or for pairs with every so-manieth one, and some pairs of Heights. */
function allOf(cache: SightCache, field: Battlefield, step = 1): number[] {
  const answers: number[] = [];
  for (let a = 0; a < field.count; a++) {
    for (let b = a % step; b < field.count; b += step) {
      if (a === b || field.exists[a] !== 1 || field.exists[b] !== 1) continue;
      heights.forEach((height, i) => {
        answers.push(cache.past(a, height, b, heights[(i + 1) % heights.length] ?? 5));
      });
    }
  }
  return answers;
}

describe('a cache of sight', () => {
  test('answers as sight itself does, the second time too', () => {
    for (const model of ['zones', 'point'] as const) {
      for (let seed = 1; seed <= 4; seed++) {
        const field = randomPosition(seeded(seed), { slabs: true, walls: true, solids: true })?.field;
        if (field === undefined) continue;
        const cache = new SightCache(field, { model });
        const first = allOf(cache, field, 9);
        expect(allOf(cache, field, 9)).toEqual(first);
        expect(allOf(new SightCache(field, { model }), field, 9)).toEqual(first);
        const sight = new SightField(field);
        const b = field.count - 1;
        for (let a = 0; a < b; a++) {
          const there = sightBetween(sight, zoneOn(field, [a], 4), zoneOn(field, [b], 5), { model });
          expect(cache.past(a, 4, b, 5)).toBe(there);
        }
      }
    }
  });

  test('looks at other figures, and knows when they cannot matter', () => {
    for (const model of ['zones', 'point'] as const) {
      let changed = 0;
      for (let seed = 1; seed <= 120; seed++) {
        const position = randomPosition(seeded(seed), {
          figures: true,
          slabs: seed % 3 === 0,
          doubles: seed % 2 === 0,
        });
        if (position === undefined) continue;
        const { field, viewer, target, figures } = position;
        const cache = new SightCache(field, { model });
        const expected = sightBetween(new SightField(field), viewer, target, { model, occluders: figures });
        expect([seed, cache.between(viewer, target, figures)]).toEqual([seed, expected]);
        if (expected !== cache.between(viewer, target, [])) changed++;
      }
      expect(changed).toBeGreaterThan(0);
    }
  });

  test('figures break no lines if they are not to', () => {
    const field = compileBattlefield(sketch('g1 g1 g1'));
    const [a, b, c] = ['a1', 'b1', 'c1'].map((name) => field.spaceOf(name));
    const giant = { kind: 'figure', id: 'giant', zone: zoneOn(field, [b ?? 0], 20) } as const;
    const zones = [zoneOn(field, [a ?? 0], 5), zoneOn(field, [c ?? 0], 5)] as const;
    expect(new SightCache(field, { model: 'zones' }).between(...zones, [giant])).toBe(0);
    expect(
      new SightCache(field, { model: 'zones', figuresBreakLines: false }).between(...zones, [giant]),
    ).toBe(2);
  });

  test('objects that came during play', () => {
    const field = compileBattlefield(sketch('g1 g1 g1'));
    const cache = new SightCache(field, { model: 'zones' });
    const zones = ['a1', 'c1'].map((name) => zoneOn(field, [field.spaceOf(name)], 5));
    const van = { kind: 'solid', id: 'van', spaces: [field.spaceOf('b1')], bottom: 1, top: 4 } as const;
    const [viewer, target] = zones;
    if (viewer === undefined || target === undefined) throw new Error('no zones');
    expect(cache.between(viewer, target, [])).toBe(2);
    expect(cache.between(viewer, target, [van])).toBe(1);
    expect(cache.between(viewer, target, [])).toBe(2);
  });

  test('Heights that it does not keep', () => {
    const field = compileBattlefield(sketch('g1 g1 g9 g1'));
    const cache = new SightCache(field, { model: 'zones' });
    expect(cache.past(0, 4.5, 3, 5)).toBe(0);
    expect(cache.past(0, 4.5, 3, 5000)).toBe(1);
    for (let height = 1; height < 100; height++) expect(cache.past(0, height, 1, height)).toBe(2);
  });
});

describe('a cache after a change of the battlefield', () => {
  const text = 'g1 g1 g1 g1 g1 g1\n g1 g1/g9 g3 g1 g1 g1\ng1 g1 g1 g4 g1 g1\n g1 g1 g1 g1 g2 g1';
  const field = compileBattlefield({
    ...sketch(text),
    walls: [{ id: 'ruin', between: [['b3', 'c3']], bottom: 1, top: 4 }],
    solids: [{ id: 'crate', spaces: ['e2'], height: 3 }],
  });
  const rock = { q: 1, r: 2, level: 12, underside: 0, terrain: 'rock', name: 'rock' };
  const changes: [string, BattlefieldChanges][] = [
    ['a column grows', { alterSpaces: [{ space: 'd3', level: 9 }] }],
    ['a slab goes', { removeSpaces: ['b2'] }],
    ['a column goes', { removeSpaces: ['c2'] }],
    ['a column comes', { removeSpaces: ['c3'], addSpaces: [rock] }],
    ['a wall goes', { removeWalls: ['ruin'] }],
    ['a wall comes', { addWalls: [{ id: 'new', between: [['d1', 'd2']], bottom: 1, top: 9 }] }],
    ['an object goes', { removeSolids: ['crate'] }],
    ['an object comes', { addSolids: [{ id: 'new', spaces: ['c1'], height: 9 }] }],
  ];

  test.each(changes)('is right where %s', (_, change) => {
    const before = new SightCache(field, { model: 'zones' });
    const known = allOf(before, field);
    const changed = field.withChanges(change);
    const cache = before.changedTo(changed);
    const anew = allOf(new SightCache(changed, { model: 'zones' }), changed);
    expect(allOf(cache, changed)).toEqual(anew);
    expect(cache.sight.field).toBe(changed);
    expect(allOf(before, field)).toEqual(known);
  });

  test('keeps what lies far from it', () => {
    const asked: string[] = [];
    const far = compileBattlefield(sketch('g1 g1 g1 g1 g1 g1 g1 g1'));
    const before = new SightCache(far, { model: 'zones' });
    before.past(0, 5, 1, 5);
    before.past(0, 5, 7, 5);
    const changed = far.withChanges({ alterSpaces: [{ space: 'f1', level: 9 }] });
    const cache = before.changedTo(changed);
    const { sight } = cache;
    const place = sight.place.bind(sight);
    sight.place = (viewer, viewerPart, target, targetPart) => {
      asked.push(`${viewerPart[0]} ${targetPart[0]}`);
      place(viewer, viewerPart, target, targetPart);
    };
    expect(cache.past(0, 5, 1, 5)).toBe(2);
    expect(cache.past(0, 5, 7, 5)).toBe(0);
    expect(asked).toEqual(['0 7']);
  });
});
