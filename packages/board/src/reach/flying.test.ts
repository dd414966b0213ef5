import { describe, expect, test } from 'vitest';
import { Asked } from '../../test/ask.ts';
import { sketch } from '../../test/sketch.ts';

describe('flying counts spaces only', () => {
  test('over figures, water and cliffs, and enters only where it lands (SS-SYM-003, SS-SYM-004, SS-SYM-008)', () => {
    const board = new Asked('g1 g1 wa1 g30 g1');
    const question = {
      from: 'a1',
      budget: 4,
      occupied: { b1: 2 },
      stop: { c1: 2 },
      rest: { flight: 'may' },
    } as const;
    expect(board.ends(question)).toEqual({ a1: 0, c1: 2, d1: 3, e1: 4 });
    expect(board.ends({ ...question, rest: {} })).toEqual({ a1: 0 });
  });

  test('over walls and objects, not over what blocks flying (SS-SYM-004, SS-OBJ-139)', () => {
    const plan = sketch('g1 g1 g1\n g1 g1 g1');
    const walls = [
      { id: 'upper', between: [['a1', 'b1']], bottom: 1, top: 9 },
      { id: 'lower', between: [['a2', 'b2']], bottom: 1, top: 9, blocksFlying: true },
    ] as const;
    const solids = [{ id: 'pillar', spaces: ['b1'], height: 6, blocksFlying: true }];
    const question = { from: 'a1', budget: 9, rest: { flight: 'may' } } as const;
    const walled = new Asked({ ...plan, walls: [...walls] });
    expect(walled.ends(question)).toEqual({ a1: 0, b1: 1, c1: 2, a2: 1, b2: 2, c2: 3 });
    expect(walled.ends({ ...question, from: 'a2' })).toEqual({ a1: 1, b1: 1, c1: 2, a2: 0, b2: 2, c2: 3 });
    const pillared = new Asked({ ...plan, walls: [walls[1]], solids });
    expect(pillared.ends(question)).toEqual({ a1: 0, a2: 1 });
    const rock = new Asked({ ...plan, solids: [{ id: 'rock', spaces: ['b1'], height: 6 }] });
    expect(rock.costs(question, ['b1', 'c1'])).toEqual({ b1: null, c1: 2 });
    expect(rock.whyNot(question, 'b1')).toBe('object b1');
  });

  test('nobody moves over a place that is no space, but flyers pass over partial hexes', () => {
    const gap = new Asked('g1 -- g1');
    expect(gap.ends({ from: 'a1', budget: 9, rest: { flight: 'may' } })).toEqual({ a1: 0 });
    expect(gap.whyNot({ from: 'a1', budget: 9, rest: { flight: 'may' } }, 'c1')).toBe('gap c1');
    const horseshoe = new Asked('g1 -- g1\n g1 -- g1\ng1 g1 g1');
    expect(horseshoe.whyNot({ from: 'a1', budget: 3, rest: { flight: 'may' } }, 'c1')).toBe('gap c1');
    const partial = new Asked(sketch('g1 p1 g1', { partial: ['p'] }));
    expect(partial.ends({ from: 'a1', budget: 9, rest: { flight: 'may' } })).toEqual({ a1: 0, c1: 2 });
  });

  test('flies out from under a slab only where it fits, and not through it', () => {
    const board = new Asked('g1 g1/g9 g1\n g1 g1 g1');
    const question = { from: 'b1@1', budget: 3, height: 5, rest: { flight: 'may' } } as const;
    expect(board.costs(question, ['a1', 'b1', 'c1'])).toEqual({ a1: 1, b1: 2, c1: 1 });
    expect(board.ends({ ...question, height: 8 })).toEqual({ 'b1@1': 0 });
  });

  test('the ground costs where it lands, not where it passes over (SS-FROZ-008)', () => {
    const board = new Asked('g1 hs1 hs1 g1');
    const question = { from: 'a1', budget: 3, enterCost: { b1: 1, c1: 1 }, rest: { flight: 'may' } } as const;
    expect(board.ends(question)).toEqual({ a1: 0, b1: 2, c1: 3, d1: 3 });
    expect(board.ends({ ...question, budget: 2 })).toEqual({ a1: 0, b1: 2 });
  });

  test('a leap is bounded up, down and over the tops it passes (CARD-HULK-003, FORCE-LEAP-007)', () => {
    const board = new Asked('g10 g15 g10 g16 g10 g4');
    const leap = { from: 'a1', budget: 5, rest: { flight: 'must', flightLimit: 5 } } as const;
    expect(board.ends(leap)).toEqual({ a1: 0, b1: 1, c1: 2 });
    expect(board.whyNot(leap, 'd1')).toBe('flight-limit d1');
    expect(board.costs({ ...leap, from: 'e1' }, ['f1'])).toEqual({ f1: null });
    expect(board.whyNot({ ...leap, from: 'e1' }, 'f1')).toBe('flight-limit f1');
    const tops = Int16Array.from([0, 20, 0, 0, 0, 0]);
    expect(board.ends({ ...leap, rest: { ...leap.rest, tops } })).toEqual({ a1: 0 });
  });

  test('a leap is bounded over the walls that it passes, unless it fits through a gap (CARD-HULK-003, FORCE-LEAP-007)', () => {
    const leap = { from: 'a1', budget: 5, height: 5, rest: { flight: 'must', flightLimit: 5 } } as const;
    const walled = (bottom: number, top: number) =>
      new Asked({
        ...sketch('g1 g1 g1 g1'),
        walls: [{ id: 'wall', between: [['b1', 'c1']], bottom, top }],
      });
    expect(walled(1, 6).ends(leap)).toEqual({ a1: 0, b1: 1, c1: 2, d1: 3 });
    expect(walled(1, 7).ends(leap)).toEqual({ a1: 0, b1: 1 });
    expect(walled(1, 7).whyNot(leap, 'c1')).toBe('flight-limit c1');
    expect(walled(6, 30).ends(leap)).toEqual({ a1: 0, b1: 1, c1: 2, d1: 3 });
    expect(walled(5, 30).ends(leap)).toEqual({ a1: 0, b1: 1 });
  });

  test('special moves may not cross forbidden ground even in flight (SS-COSMOS-003)', () => {
    const board = new Asked('g1 cs1 g1');
    expect(board.ends({ from: 'a1', budget: 5, forbid: ['b1'], rest: { flight: 'must' } })).toEqual({
      a1: 0,
    });
    expect(board.ends({ from: 'b1', budget: 1, forbid: ['b1'], rest: { flight: 'must' } })).toEqual({
      a1: 1,
      b1: 0,
      c1: 1,
    });
  });
});

describe('taking off', () => {
  const board = new Asked('g1 g1 g1 g1\n g1 g1 g1 g1');

  test('leaves every engagement at that moment, wherever it lands (SS-ENG-012, SS-SYM-006)', () => {
    const question = { from: 'a1', budget: 3, threats: { a1: 3, b1: 3 }, rest: { flight: 'must' } } as const;
    const flown = board.reach(question).route(board.space('b1'));
    expect(flown).toMatchObject({ cost: 1, risk: 1000, flown: 1 });
    const checked = board.path(question, ['b1']);
    expect(checked.legal && checked.steps[0]).toMatchObject({
      takesOff: true,
      flies: true,
      threatsLeft: [0, 1],
    });
  });

  test('passing enemies in flight leaves nothing behind (SS-SYM-004)', () => {
    const question = { from: 'a1', budget: 3, threats: { b1: 1 }, rest: { flight: 'may' } } as const;
    expect(board.reach(question).risk(board.space('c1'))).toBe(0);
  });

  test('may come later: who walks along an enemy first is swiped at once, when it leaves (SS-SYM-005)', () => {
    const row = new Asked('g1 g1 g9 g1');
    const question = { from: 'a1', budget: 3, threats: { a1: 1, b1: 3 }, rest: { flight: 'may' } } as const;
    expect(row.reach(question).alternatives(row.space('b1'))).toMatchObject([{ risk: 0, flown: 0 }]);
    expect(row.reach(question).alternatives(row.space('c1'))).toMatchObject([
      { cost: 2, risk: 500, flown: 2 },
    ]);
    const later = row.path(question, ['b1', 'c1'], { flown: 1 });
    expect(later.legal && later.steps.map((step) => step.threatsLeft)).toEqual([[], [0, 1]]);
  });

  test('is not allowed beside an enemy that may not be left (CARD-BEAST-005)', () => {
    const row = new Asked('g1 g1 g9 g1');
    const rest = { flight: 'may', heldBy: Uint32Array.of(1) } as const;
    const question = { from: 'a1', budget: 3, threats: { a1: 1, b1: 1 }, rest };
    expect(row.ends(question)).toEqual({ a1: 0, b1: 1 });
    expect(row.whyNot(question, 'c1')).toMatch('held');
  });

  test('a figure walks where walking is as good', () => {
    const route = board.reach({ from: 'a1', budget: 3, rest: { flight: 'may' } }).route(board.space('c1'));
    expect(route).toMatchObject({ cost: 2, flown: 0 });
  });

  test('a wall that only walkers get over is walked over before taking off', () => {
    const rail = {
      id: 'rail',
      between: [['a1', 'b1']],
      bottom: 1,
      top: 3,
      climb: 'levels',
      blocksFlying: true,
    } as const;
    const row = new Asked({ ...sketch('g1 g1 g9'), walls: [rail] });
    expect(row.ends({ from: 'a1', budget: 9, rest: { flight: 'may' } })).toEqual({ a1: 0, b1: 3, c1: 4 });
    expect(row.ends({ from: 'a1', budget: 9, rest: { flight: 'may' }, enterRisk: {} })).toMatchObject({
      c1: 4,
    });
  });

  test('drawn paths are read as walked first and flown last, or as told', () => {
    const row = new Asked('g1 g1 g9 g1');
    const question = { from: 'a1', budget: 5, rest: { flight: 'may' } } as const;
    const path = row.path(question, ['b1', 'c1', 'd1'], { flown: 3 });
    expect(path.legal && path.steps.map((step) => step.takesOff)).toEqual([true, false, false]);
    expect(path.legal && path.steps.map((step) => step.entered)).toEqual([[], [], [3]]);
    expect(row.path({ ...question, rest: {} }, ['b1'], { flown: 1 })).toMatchObject({
      legal: false,
      refusal: { reason: 'cannot-fly' },
    });
    expect(row.path({ ...question, rest: { flight: 'must' } }, ['b1'], { flown: 0 })).toMatchObject({
      legal: false,
      refusal: { reason: 'must-fly' },
    });
  });

  test('where the choice is made at the start, a walker stays on foot and a flyer in the air (HS-FLY-006)', () => {
    // Enemy 1 threatens b1 alone: walking past it costs a swipe, flying over it does not.
    const row = new Asked('g1 g1 g1 g9 g1');
    const question = { from: 'a1', budget: 5, threats: { b1: 1 }, rest: { flight: 'start' } } as const;
    expect(row.ends(question)).toEqual({ a1: 0, b1: 1, c1: 2, d1: 3, e1: 4 });
    const way = row.reach(question).route(row.space('d1'));
    expect({ flown: way.flown, risk: way.risk }).toEqual({ flown: 3, risk: 0 });
    expect(row.path(question, ['b1', 'c1', 'd1'], { flown: 1 })).toMatchObject({
      legal: false,
      refusal: { reason: 'cannot-fly' },
    });
    expect(row.path(question, ['b1', 'c1', 'd1'])).toMatchObject({ legal: true, risk: 0 });
    const held = {
      ...question,
      threats: { a1: 1 },
      rest: { flight: 'start', heldBy: Uint32Array.of(1) },
    } as const;
    expect(row.ends(held)).toEqual({ a1: 0 });
    const mixed = { ...question, threats: {}, rest: { flight: 'may' } } as const;
    expect(row.path(mixed, ['b1', 'c1', 'd1'], { flown: 1 })).toMatchObject({ legal: true });
  });
});
