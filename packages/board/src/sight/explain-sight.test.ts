import { describe, expect, test } from 'vitest';
import { sketch } from '../../test/sketch.ts';
import { compileBattlefield } from '../compile/compile-battlefield.ts';
import type { BattlefieldPlan } from '../plan.ts';
import { explainSight } from './explain-sight.ts';
import type { SightOptions } from './sight-between.ts';
import { SightField } from './sight-field.ts';
import { zoneOn } from './zone.ts';

function explain(
  text: string,
  viewer: string,
  target: string,
  more: { plan?: Partial<BattlefieldPlan>; options?: Partial<SightOptions> } = {},
) {
  const field = compileBattlefield({ ...sketch(text), ...more.plan });
  const zone = (place: string) => zoneOn(field, [field.spaceOf(place)], 5);
  return explainSight(new SightField(field), zone(viewer), zone(target), { model: 'zones', ...more.options });
}

describe('sight explains itself', () => {
  test('with a line from top to top and a viewpoint, in millimetres', () => {
    const { sight, line, viewpoint, breaks, obstructs } = explain('g1 g1 g1', 'a1', 'c1');
    expect(sight).toBe(2);
    expect(line?.from).toEqual({ x: expect.closeTo(16), y: expect.closeTo(0), z: 54 });
    expect(line?.to).toEqual({ x: expect.closeTo(86.603 - 16, 2), y: expect.closeTo(0), z: 54 });
    expect(viewpoint?.z).toBe(54);
    expect([breaks, obstructs]).toEqual([[], []]);
  });

  test('with the same line backwards', () => {
    const there = explain('g1 g4 g1', 'a1', 'c1');
    const back = explain('g1 g4 g1', 'c1', 'a1');
    expect(back.line).toEqual({ from: there.line?.to, to: there.line?.from });
  });

  test('with what obstructs', () => {
    const { sight, line, viewpoint, obstructs } = explain('g1 g1 g4 g1', 'a1', 'd1');
    expect(sight).toBe(1);
    expect(line).toBeDefined();
    expect(viewpoint).toBeUndefined();
    expect(obstructs).toEqual([{ kind: 'space', id: 'c1' }]);
  });

  test('with what breaks every line, from the viewer on', () => {
    const ruin = { id: 'ruin', between: [['b1', 'c1']] as [string, string][], bottom: 1, top: 20 };
    const text = 'g1 g1 g1 g1\n g1 g9 g1';
    const { sight, line, breaks } = explain(text, 'a1', 'd1', {
      plan: { walls: [ruin], solids: [{ id: 'crate', spaces: ['c1'], height: 9 }] },
    });
    expect(sight).toBe(0);
    expect(line).toBeUndefined();
    expect(breaks).toEqual([{ kind: 'solid', id: 'crate' }]);
    const back = explain(text, 'd1', 'a1', { plan: { walls: [ruin] } });
    expect(back.sight).toBe(1);
  });

  test('with several bodies that break lines together', () => {
    const wall = 'g9 g1 g9\n g9 g9 g9\ng9 g1 g9';
    const { sight, breaks } = explain(wall, 'b1', 'b3');
    expect(sight).toBe(0);
    expect(breaks.map(({ id }) => id).sort()).toEqual(['a2', 'b2']);
  });

  test('with a figure in the way, and with what fills a column', () => {
    const field = compileBattlefield(sketch('g1/g9 g1 g1 g1'));
    const sight = new SightField(field);
    const zone = (place: string, height: number) => zoneOn(field, [field.spaceOf(place)], height);
    const giant = { kind: 'figure', id: 'giant', zone: zone('c1', 14) } as const;
    const options = { model: 'zones', occluders: [giant] } as const;
    expect(explainSight(sight, zone('b1', 4), zone('d1', 4), options).breaks).toEqual([
      { kind: 'figure', id: 'giant' },
    ]);
    const above = explainSight(sight, zone('a1@1', 5), zone('a1', 5), options);
    expect(above).toMatchObject({ sight: 0, breaks: [{ kind: 'space', id: 'a1' }] });
  });
});
