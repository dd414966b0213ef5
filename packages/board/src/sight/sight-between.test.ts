import { describe, expect, test } from 'vitest';
import { sketch } from '../../test/sketch.ts';
import type { Battlefield } from '../battlefield.ts';
import { compileBattlefield } from '../compile/compile-battlefield.ts';
import type { BattlefieldPlan } from '../plan.ts';
import type { Occluder } from './occluder.ts';
import { type SightOptions, sightBetween } from './sight-between.ts';
import { SightField } from './sight-field.ts';
import { type Zone, zoneOn } from './zone.ts';

const zones = { model: 'zones' } as const;
const point = { model: 'point' } as const;
const words = ['none', 'obstructed', 'clear'] as const;

/** A drawn battlefield on which figures are named by their spaces and Height: `b3` or `a1+b1`. */
function play(text: string, extra: Partial<BattlefieldPlan> = {}) {
  const field = compileBattlefield({ ...sketch(text), ...extra });
  const sight = new SightField(field);
  const zone = (place: string, height: number) => zoneAt(field, place, height);
  const sees = (viewer: Zone, target: Zone, options: SightOptions = zones) =>
    words[sightBetween(sight, viewer, target, options)];
  return { field, zone, sees };
}

function zoneAt(field: Battlefield, place: string, height: number): Zone {
  const spaces = place.split('+').map((name) => field.spaceOf(name));
  expect(spaces).not.toContain(-1);
  return zoneOn(field, spaces, height);
}

const row = 'g1 g1 g1 g1 g1';
const flat = `${row}\n ${row}\n${row}\n ${row}\n${row}`;

/** Walls across the whole width of a flat battlefield, between columns c and d. */
function acrossWhole(bottom: number, top: number): Partial<BattlefieldPlan> {
  const between = [
    'c1,d1',
    'c1,c2',
    'c2,d1',
    'c2,d2',
    'c2,d3',
    'c3,d3',
    'c3,c4',
    'c4,d3',
    'c4,d4',
    'c4,d5',
    'c5,d5',
  ];
  const pairs = between.map((pair): [string, string] => [pair.slice(0, 2), pair.slice(3)]);
  const crossing = pairs.filter(([a, b]) => a.startsWith('c') !== b.startsWith('c'));
  return { walls: [{ id: 'wall', between: crossing, bottom, top }] };
}

describe('clear sight between hit zones', () => {
  test('SS-SIGHT-006: a wall of 4 levels leaves the tops of two Height 5 figures, a wall of 6 nothing', () => {
    const over = (levels: number) => {
      const { zone, sees } = play(flat, acrossWhole(1, 1 + levels));
      return sees(zone('a3', 5), zone('e3', 5));
    };
    expect([4, 5, 6].map(over)).toEqual(['obstructed', 'obstructed', 'none']);
  });

  test('SS-SIGHT-007: behind a building there is no sight', () => {
    const { zone, sees } = play('g1 g1 g9 g9 g1\n g1 g9 g9 g1 g1\ng1 g9 g9 g9 g1');
    expect(sees(zone('a2', 5), zone('e2', 5))).toBe('none');
  });

  test('SS-SIGHT-012: a wall near the target hides its feet, a lower one or one farther off does not', () => {
    const over = (top: number, viewer: string, target: string) => {
      const { zone, sees } = play(flat, acrossWhole(1, top));
      return sees(zone(viewer, 5), zone(target, 5));
    };
    expect(over(4, 'a3', 'd3')).toBe('obstructed');
    expect(over(2, 'a3', 'd3')).toBe('obstructed');
    expect(over(2, 'c3', 'd3')).toBe('clear');
    expect(over(3, 'c3', 'e3')).toBe('clear');
    expect(over(3, 'a3', 'd3')).toBe('obstructed');
  });

  test('open ground', () => {
    const { zone, sees } = play(flat);
    expect(sees(zone('a1', 5), zone('e5', 3))).toBe('clear');
    expect(sees(zone('a3', 5), zone('b3', 3))).toBe('clear');
  });

  test('a drawn ridge: one sees all of the other, who sees only a part', () => {
    const { zone, sees } = play(`
      sp1 sp11 as1 as1 sp1 as1 as1 sp1 sp1
       as1 as11 as11 sp1 sp1 as1 sp1 sp1 sp1
      sp1 sp11 sp1 as1 sp1 sp1 as1 sp1 sp1
       as1 sp11 sp1 sp1 sp1 as1 sp1 as1 sp1`);
    const ann = zone('b3', 4);
    const fox = zone('h1', 5);
    expect(sees(ann, fox)).toBe('clear');
    expect(sees(fox, ann)).toBe('obstructed');
  });

  test('a ledge hides the feet of a figure on it from below', () => {
    const { zone, sees } = play('g1 g1 g1 g7 g7');
    expect(sees(zone('a1', 5), zone('d1', 5))).toBe('obstructed');
    expect(sees(zone('d1', 5), zone('a1', 5))).toBe('clear');
    expect(sees(zone('a1', 8), zone('d1', 5))).toBe('clear');
  });

  test('no line slips through the crack between two columns that touch', () => {
    const { zone, sees } = play('g1 g1 g1\n g1 g9 g1\ng1 g9 g1\n g1 g1 g1');
    expect(sees(zone('a2', 5), zone('c3', 5))).toBe('none');
    expect(sees(zone('a2', 8), zone('c3', 9))).toBe('obstructed');
  });

  test('a line may touch the top of what it passes over', () => {
    const { zone, sees } = play('g1 g6 g1\n g6 g6\ng1 g6 g1');
    expect(sees(zone('a1', 5), zone('c1', 5))).toBe('obstructed');
    expect(sees(zone('a1', 4), zone('c1', 5))).toBe('none');
  });

  test('separate battlefields do not see each other', () => {
    const other = sketch('g1 g1', { prefix: 'ud:', region: 1 });
    const { zone, sees } = play('g1 g1', { spaces: [...sketch('g1 g1').spaces, ...other.spaces] });
    expect(sees(zone('a1', 5), zone('b1', 5))).toBe('clear');
    expect(sees(zone('a1', 5), zone('ud:b1', 5))).toBe('none');
  });
});

describe('bodies in the way', () => {
  const figure = (zone: Zone): Occluder => ({ kind: 'figure', id: 'other', zone });

  test('SS-SIGHT-017: a Height 14 figure covers a Height 4 figure behind it, and never obstructs', () => {
    const { zone, sees } = play(row);
    const past = (other: Zone, more: Partial<SightOptions> = {}) =>
      sees(zone('a1', 4), zone('c1', 4), { ...zones, occluders: [figure(other)], ...more });
    expect(past(zone('b1', 14))).toBe('none');
    expect(past(zone('b1', 14), { figuresBreakLines: false })).toBe('clear');
    expect(past(zone('b1', 4))).toBe('clear');
    expect(past(zone('d1', 14))).toBe('clear');
    expect(past(zone('a1', 4))).toBe('clear');
  });

  test('SS-OBJ-107, SS-OBJ-108: an object obstructs, unless a player controls it; then it can still hide', () => {
    const crate = (height: number, obstructs: boolean) => {
      const { zone, sees } = play(row, { solids: [{ id: 'crate', spaces: ['b1'], height, obstructs }] });
      return sees(zone('a1', 5), zone('c1', 5));
    };
    expect(crate(3, true)).toBe('obstructed');
    expect(crate(3, false)).toBe('clear');
    expect([crate(6, true), crate(6, false)]).toEqual(['none', 'none']);
  });

  test('objects and walls that came during play', () => {
    const { field, zone, sees } = play(row);
    const between = [field.spaceOf('b1'), field.spaceOf('c1')] as const;
    const past = (occluder: Occluder, more: Partial<SightOptions> = {}) =>
      sees(zone('a1', 5), zone('c1', 5), { ...zones, occluders: [occluder], ...more });
    expect(past({ kind: 'solid', id: 'van', spaces: [between[0]], bottom: 1, top: 4 })).toBe('obstructed');
    expect(
      past({ kind: 'solid', id: 'van', spaces: [between[0]], bottom: 1, top: 4, obstructs: false }),
    ).toBe('clear');
    expect(past({ kind: 'solid', id: 'van', spaces: [between[0]], bottom: 1, top: 9 })).toBe('none');
    expect(past({ kind: 'wall', id: 'ruin', between, bottom: 1, top: 4 })).toBe('obstructed');
    expect(past({ kind: 'wall', id: 'ruin', between, bottom: 1, top: 4, obstructs: false })).toBe('clear');
    expect(past({ kind: 'wall', id: 'ruin', between, bottom: 1, top: 9 }, { leaveOut: ['ruin'] })).toBe(
      'clear',
    );
  });

  test('an object that is the target does not hide itself', () => {
    const { zone, sees } = play(row, { solids: [{ id: 'crate', spaces: ['c1'], height: 6 }] });
    expect(sees(zone('a1', 5), zone('c1', 5))).toBe('none');
    expect(sees(zone('a1', 5), zone('c1', 5), { ...zones, leaveOut: ['crate'] })).toBe('clear');
  });

  test('a wall hides nothing from a viewpoint in its own plane', () => {
    const { zone, sees } = play(flat, {
      walls: [{ id: 'ruin', between: [['c2', 'c3']], bottom: 1, top: 9 }],
    });
    expect(sees(zone('b2', 5), zone('d3', 5))).toBe('clear');
    expect(sees(zone('c2', 5), zone('c3', 5))).toBe('obstructed');
    expect(sees(zone('c2', 5), zone('d3', 5))).toBe('clear');
  });

  test('lines pass below a slab and above it, not through it', () => {
    const { zone, sees } = play('g1 g1/g9 g1 g9\n g1 g1/g9 g1 g1');
    expect(sees(zone('a1', 5), zone('c1', 5))).toBe('clear');
    expect(sees(zone('a1', 5), zone('b1@1', 5))).toBe('clear');
    expect(sees(zone('a1', 5), zone('b1', 5))).toBe('obstructed');
    expect(sees(zone('b1', 5), zone('d1', 5))).toBe('clear');
    const roof = 'g1/g9 g1/g9 g1/g9 g9';
    const house = play(`${roof}\n ${roof}\n${roof}`);
    expect(house.sees(house.zone('b2@1', 5), house.zone('d2', 5))).toBe('none');
    expect(house.sees(house.zone('b2@1', 5), house.zone('b2', 5))).toBe('none');
  });

  test('figures in one column see each other if nothing lies between them', () => {
    const { field, zone, sees } = play('g1/g9 g1');
    expect(sees(zone('a1@1', 5), zone('a1', 5))).toBe('none');
    const rungs = field.withChanges({
      removeSpaces: ['a1'],
      addSpaces: ['rung', 'top rung'].map((name, i) => ({
        q: 0,
        r: 0,
        level: 10 * i + 7,
        underside: 10 * i + 7,
        terrain: 'ladder',
        name,
        rung: true,
      })),
    });
    const sight = new SightField(rungs);
    const [low, middle, high] = ['a1@1', 'rung', 'top rung'].map((name) => zoneAt(rungs, name, 5));
    if (low === undefined || middle === undefined || high === undefined) throw new Error('no zones');
    expect(sightBetween(sight, low, high, zones)).toBe(2);
    expect(sightBetween(sight, low, high, { ...zones, occluders: [figure(middle)] })).toBe(0);
  });
});

describe('bases of several spaces', () => {
  test('one part in view is enough for sight, all parts are needed for a clear view', () => {
    const { zone, sees } = play('g1 g1 g9 g1 g1\n g1 g1 g9 g1\ng1 g1 g1 g1 g1');
    expect(sees(zone('a1', 5), zone('e1', 5))).toBe('none');
    expect(sees(zone('a3', 5), zone('d3+e3', 5))).toBe('clear');
    expect(sees(zone('a2', 5), zone('d2+d3', 5))).toBe('obstructed');
    expect(sees(zone('d2+d3', 5), zone('a2', 5))).toBe('clear');
  });

  test('a base of three spaces', () => {
    const { zone, sees } = play('g1 g1 g1 g9 g1 g1\n g1 g1 g1 g9 g1\ng1 g1 g1 g1 g1 g1');
    expect(sees(zone('a1', 5), zone('e1+e2+f1', 5))).toBe('none');
    expect(sees(zone('a2+a3+b3', 5), zone('e2+e3+f3', 5))).toBe('obstructed');
    expect(sees(zone('a2', 5), zone('b3+c3+d3', 5))).toBe('clear');
  });

  test('the corner of a hex under the waist of a double base hides nothing from the other side', () => {
    const { zone, sees } = play('g1 g5 g1\n g1 g1 g1\ng1 g1 g1');
    expect(sees(zone('b3', 5), zone('a2+b2', 5))).toBe('clear');
    expect(sees(zone('c1', 9), zone('a2+b2', 5))).toBe('obstructed');
  });
});

describe('a single viewpoint', () => {
  test('SS-SIGHT-009: a target point sees what the figure beside it does not, and obstruction is judged from it', () => {
    const { field, zone, sees } = play(flat, acrossWhole(1, 7));
    const space = field.spaceOf('c3');
    const at = (level: number) => ({
      x: (field.x[space] as number) + 18,
      y: field.y[space] as number,
      level,
    });
    expect(sees(zone('c3', 5), zone('e3', 5))).toBe('none');
    expect(sees(zone('c3', 5), zone('e3', 5), { ...zones, viewpoint: at(7.2) })).toBe('obstructed');
    expect(sees(zone('c3', 5), zone('e3', 5), { ...zones, viewpoint: at(20) })).toBe('clear');
  });
});

describe('sight from a Target Point', () => {
  test('HS-SIGHT-004: over a wall between two figures of Height 5', () => {
    const over = (levels: number) => {
      const { zone, sees } = play(flat, acrossWhole(1, 1 + levels));
      return sees(zone('a3', 5), zone('e3', 5), point);
    };
    expect([4, 5].map(over)).toEqual(['clear', 'none']);
  });

  test('HS-SIGHT-004: from above, a wall next to the viewer hides less than one next to the target', () => {
    const beside = (viewer: string, target: string) => {
      const { field, zone } = play(flat, acrossWhole(1, 7));
      const sight = new SightField(field);
      const raised = { ...zone(viewer, 5), bottom: 3 };
      return words[sightBetween(sight, raised, zone(target, 5), point)];
    };
    expect(beside('c3', 'e3')).toBe('clear');
    expect(beside('b3', 'd3')).toBe('none');
  });

  test('HS-SIGHT-006: other figures count up to their own Target Points', () => {
    const { zone, sees } = play(row);
    const past = (viewer: number, other: Zone, target: number) =>
      sees(zone('a1', viewer), zone('e1', target), {
        ...point,
        occluders: [{ kind: 'figure', id: 'other', zone: other }],
      });
    expect(past(5, zone('b1', 5), 5)).toBe('clear');
    expect(past(5, zone('c1', 14), 4)).toBe('none');
    expect(past(4, zone('b1', 5), 5)).toBe('none');
  });

  test('HS-SIGHT-007: it need not be mutual', () => {
    const plain = 'g1 g1 g1 g1 g3 g3';
    const { zone, sees } = play(`${plain}\n ${plain}\n${plain}`, {
      walls: [
        {
          id: 'wall',
          between: ['1', '2', '3'].flatMap((r): [string, string][] => [[`d${r}`, `e${r}`]]),
          bottom: 3,
          top: 12,
        },
      ],
    });
    expect(sees(zone('a2', 10), zone('f2', 10), point)).toBe('clear');
    expect(sees(zone('f2', 10), zone('a2', 10), point)).toBe('none');
  });
});

describe('no crack is left between what touches', () => {
  test('an object up to a roof, beside a wall up to that roof: nothing is seen over them, and soon', () => {
    const house = 'g1/g9/g17';
    const { field, sees, zone } = play(`g1 ${house} ${house} g1\n g1 ${house} ${house} g1`, {
      solids: [{ id: 'pane', spaces: ['b1@9'], height: 7 }],
      walls: [{ id: 'wall', between: [['b2@9', 'a2']], bottom: 9, top: 17 }],
    });
    const outside = { spaces: [field.spaceOf('a2')], bottom: 16, height: 6 };
    expect(sees(zone('c1@9', 5), outside)).toBe('none');
    expect(sees(outside, zone('c1@9', 5))).toBe('none');
  });
});
