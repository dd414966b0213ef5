import { describe, expect, test } from 'vitest';
import { sketch } from '../../test/sketch.ts';
import { BoardError } from '../board-error.ts';
import type { BattlefieldPlan } from '../plan.ts';
import { compileBattlefield } from './compile-battlefield.ts';
import { openSky } from './surfaces.ts';

const errorOf = (plan: BattlefieldPlan) => {
  try {
    compileBattlefield(plan);
  } catch (error) {
    if (error instanceof BoardError) return { code: error.code, place: error.place };
    throw error;
  }
  return undefined;
};

describe('columns', () => {
  const board = compileBattlefield(sketch('g1 g1/g9:3 --\n g2 g0 g4'));

  test('hold their spaces from low to high, and air up to the next mass (SS-OVER-001)', () => {
    const under = board.spaceOf('b1@1');
    const top = board.spaceOf('b1');
    expect(board.column[under]).toBe(board.column[top]);
    expect(board.clearance[under]).toBe(5);
    expect(board.clearance[top]).toBe(openSky);
    expect(board.topOf(1, 0)).toBe(top);
    expect(board.topOf(2, 0)).toBe(-1);
    expect(board.spaceOf('c1')).toBe(-1);
  });

  test('are named with their level where they have one space only, at no other level', () => {
    expect(board.spaceOf('a1@1')).toBe(board.spaceOf('a1'));
    expect(board.spaceOf('b1@9')).toBe(board.spaceOf('b1'));
    expect([
      board.spaceOf('a1@2'),
      board.spaceOf('a1@'),
      board.spaceOf('b2@'),
      board.spaceOf('c1@1'),
    ]).toEqual([-1, -1, -1, -1]);
  });

  test('list the spaces beside each space by direction', () => {
    const { neighbourStart, neighbourSpaces, names } = board;
    const beside = (name: string, direction: number) => {
      const slot = board.spaceOf(name) * 6 + direction;
      return [...neighbourSpaces.slice(neighbourStart[slot], neighbourStart[slot + 1])].map(
        (space) => names[space],
      );
    };
    expect(beside('a1', 0)).toEqual(['b1@1', 'b1']);
    expect(beside('a2', 1)).toEqual(['b1@1', 'b1']);
    expect(beside('a2', 2)).toEqual(['a1']);
    expect(beside('a2', 3)).toEqual([]);
    expect(board.directionBetween(board.spaceOf('b1@1'), board.spaceOf('a2'))).toBe(4);
    expect(board.directionBetween(board.spaceOf('a1'), board.spaceOf('c2'))).toBe(-1);
  });

  test('make straight lines up to the first gap', () => {
    const columnsOf = (...names: string[]) => names.map((name) => board.column[board.spaceOf(name)]);
    expect(board.straightLine(board.spaceOf('a2'), 0, 5)).toEqual(columnsOf('b2', 'c2'));
    expect(board.straightLine(board.spaceOf('a1'), 0, 5)).toEqual(columnsOf('b1'));
    expect(board.straightLine(board.spaceOf('a2'), 0, 1)).toEqual(columnsOf('b2'));
  });
});

describe('distance (SS-RNG-004)', () => {
  test('follows the spaces round a gap and counts no levels', () => {
    const board = compileBattlefield(sketch('g1 -- g1\n g9 -- g1\ng1 g30 g1'));
    const apart = (a: string, b: string) => board.distance(board.spaceOf(a), board.spaceOf(b));
    expect(apart('a1', 'a2')).toBe(1);
    expect(apart('a1', 'c1')).toBe(5);
    expect(apart('c1', 'a1')).toBe(5);
  });

  test('is 0 in a column, counts half hexes, takes no way over partial hexes and none between regions', () => {
    const ground = sketch('g1 h1 g1/g9 p1 g1', { half: ['h'], partial: ['p'] });
    const other = sketch('g1', { prefix: 'ud:', region: 1 });
    const board = compileBattlefield({ spaces: [...ground.spaces, ...other.spaces] });
    const apart = (a: string, b: string) => board.distance(board.spaceOf(a), board.spaceOf(b));
    expect(apart('c1@1', 'c1')).toBe(0);
    expect(apart('a1', 'c1')).toBe(2);
    expect(apart('c1', 'e1')).toBe(-1);
    expect(apart('a1', 'ud:a1')).toBe(-1);
    expect(board.distancesFrom(board.spaceOf('a1'))[board.column[board.spaceOf('c1')] as number]).toBe(2);
  });
});

describe('walls between spaces', () => {
  const plan: BattlefieldPlan = {
    ...sketch('g1 g3 g1'),
    walls: [
      { id: 'low', between: [['a1', 'b1']], bottom: 1, top: 6 },
      { id: 'high', between: [['a1', 'b1']], bottom: 9, top: 12 },
      { id: 'curtain', between: [['b1', 'c1']], bottom: 3, top: 5, separates: false },
      { id: 'sunken', between: [['b1', 'c1']], bottom: 0, top: 3 },
    ],
  };
  const board = compileBattlefield(plan);

  test('divide with their highest top and lowest bottom (SS-ADJ-004, SS-ADJ-005)', () => {
    const [a, b, c] = ['a1', 'b1', 'c1'].map((name) => board.spaceOf(name)) as [number, number, number];
    const { spans, ...whole } = board.separation(a, b);
    expect(whole).toEqual({ divided: true, top: 12, bottom: 1, always: false });
    expect(spans).toEqual([
      { bottom: 1, top: 6 },
      { bottom: 9, top: 12 },
    ]);
    expect(board.separation(b, a)).toEqual(board.separation(a, b));
    expect(board.separation(b, c).divided).toBe(false);
    expect(board.separation(a, c).divided).toBe(false);
    expect(board.wallsBetween(b, c).map((wall) => wall.id)).toEqual(['sunken', 'curtain']);
  });
});

describe('plans that cannot be are refused with their place', () => {
  const flat = sketch('g1 g1 g1');

  test('no space, a name twice, an unknown name', () => {
    expect(errorOf({ spaces: [] })).toEqual({ code: 'board.no-spaces', place: 'battlefield' });
    expect(errorOf({ spaces: [...flat.spaces, ...flat.spaces] })).toEqual({
      code: 'board.duplicate-name',
      place: 'a1',
    });
    const wall = { id: 'w', between: [['a1', 'z9']], bottom: 1, top: 3 } as const;
    expect(errorOf({ ...flat, walls: [wall] })).toEqual({ code: 'board.unknown-name', place: 'w' });
    expect(errorOf({ ...flat, solids: [{ id: 'o', spaces: ['z9'], height: 3 }] })?.code).toBe(
      'board.unknown-name',
    );
    expect(errorOf({ ...flat, links: [{ from: 'a1', to: 'z9', cost: 1, kind: 'lift' }] })?.code).toBe(
      'board.unknown-name',
    );
  });

  test('a wall between spaces that are not neighbours', () => {
    const wall = { id: 'w', between: [['a1', 'c1']], bottom: 1, top: 3 } as const;
    expect(errorOf({ ...flat, walls: [wall] })).toEqual({ code: 'board.not-neighbours', place: 'w' });
  });

  test('a surface inside a mass (SS-TADD-003)', () => {
    const [first] = flat.spaces;
    const inside = { ...(first as (typeof flat.spaces)[0]), name: 'x', level: 4, underside: 0 };
    expect(errorOf({ spaces: [...flat.spaces, inside] })).toEqual({ code: 'board.overlap', place: 'a1' });
    expect(errorOf({ spaces: [...flat.spaces, { ...inside, underside: 1 }] })).toBeUndefined();
  });

  test('numbers that are no levels', () => {
    const [first] = flat.spaces;
    const place = first as (typeof flat.spaces)[0];
    for (const wrong of [{ level: -1 }, { level: 1.5 }, { underside: 2 }, { q: 5000 }, { rung: true }]) {
      expect(errorOf({ spaces: [{ ...place, ...wrong }] })).toEqual({
        code: 'board.bad-number',
        place: 'a1',
      });
    }
    expect(
      errorOf({ ...flat, walls: [{ id: 'w', between: [['a1', 'b1']], bottom: 3, top: 3 }] })?.place,
    ).toBe('w');
    expect(errorOf({ ...flat, solids: [{ id: 'o', spaces: ['a1', 'b1'], height: [3] }] })?.place).toBe('o');
  });
});
