import { describe, expect, test } from 'vitest';
import { Asked } from '../../test/ask.ts';
import { sketch } from '../../test/sketch.ts';

describe('double bases', () => {
  test('either half leads, the other follows into the space it left (SS-BASE-003, SS-BASE-004)', () => {
    const board = new Asked('g1 g1 g1 g1');
    expect(board.ends({ from: ['b1', 'c1'], budget: 1 })).toEqual({ 'a1+b1': 1, 'b1+c1': 0, 'c1+d1': 1 });
    expect(board.costs({ from: ['c1', 'b1'], budget: 1 }, ['b1+a1'])).toEqual({ 'b1+a1': 1 });
  });

  test('turning round on the same spaces is free (SS-BASE-017)', () => {
    const board = new Asked('g1 g1 g1 g1\n g20 g20 g20 g20');
    const path = board.path({ from: ['b1', 'c1'], budget: 2 }, ['d1', 'b1']);
    expect(path).toMatchObject({ legal: true, cost: 2, end: expect.arrayContaining([1, 2]) });
  });

  test('they end level, and pass uneven ground on the way (SS-BASE-005, HS-EX-011)', () => {
    const board = new Asked('g1 g1 g2 g1 g1');
    expect(board.ends({ from: ['a1', 'b1'], budget: 9 })).toEqual({ 'a1+b1': 0, 'd1+e1': 4 });
    expect(board.whyNot({ from: ['a1', 'b1'], budget: 9 }, 'b1+c1')).toBe('uneven b1');
  });

  test('a stop on uneven ground is not entered (SS-BASE-006)', () => {
    const board = new Asked('g1 g1 g2 g2');
    const question = { from: ['a1', 'b1'], budget: 9 };
    expect(board.ends(question)).toEqual({ 'a1+b1': 0, 'c1+d1': 3 });
    expect(board.ends({ ...question, stop: { c1: 1 } })).toEqual({ 'a1+b1': 0 });
    expect(board.whyNot({ ...question, stop: { c1: 1 } }, 'c1+d1')).toBe('stop-before c1');
  });

  test('one water space is crossed, two hold them (SS-BASE-007, SS-AQUA-007, HS-WATER-002)', () => {
    const one = new Asked('g1 g1 wa1 g1 g1');
    expect(one.ends({ from: ['a1', 'b1'], budget: 3, stop: { c1: 2 } })).toEqual({
      'a1+b1': 0,
      'b1+c1': 1,
      'c1+d1': 2,
      'd1+e1': 3,
    });
    const two = new Asked('g1 g1 wa1 wa1 g1 g1');
    const water = { c1: 2, d1: 2 };
    expect(two.ends({ from: ['a1', 'b1'], budget: 9, stop: water })).toEqual({
      'a1+b1': 0,
      'b1+c1': 1,
      'c1+d1': 2,
    });
    expect(two.ends({ from: ['c1', 'd1'], budget: 9, stop: water })).toMatchObject({
      'e1+f1': 2,
      'd1+e1': 1,
    });
  });

  test('molten lava stops any part that enters, and burns once (SS-LAVA-005)', () => {
    const board = new Asked('g1 g1 ml1 g1');
    const question = { from: ['a1', 'b1'], budget: 9, stop: { c1: 1 }, enterRisk: { c1: 2000 } };
    expect(board.ends(question)).toEqual({ 'a1+b1': 0, 'b1+c1': 1 });
    expect(board.reach(question).risk(board.reach(question).keyOf([1, 2]))).toBe(2000);
    expect(board.ends({ ...question, from: ['b1', 'c1'] })).toMatchObject({ 'c1+d1': 1, 'a1+b1': 1 });
  });

  test('the leading half climbs and falls, the trailing half follows for nothing (SS-BASE-020)', () => {
    const board = new Asked('g20 g20 g3 g3\n g40 g40 g40 g40');
    const rest = { fallFrom: 10, fallRisk: Int32Array.from({ length: 40 }, () => 500) };
    const path = board.path({ from: ['a1', 'b1'], budget: 9, rest }, ['c1', 'd1']);
    expect(path.legal && path.steps.map(({ cost, drop, falls }) => [cost, drop, falls])).toEqual([
      [1, 17, true],
      [1, 0, false],
    ]);
    expect(path.legal && path.risk).toBe(500);
    expect(board.costs({ from: ['c1', 'd1'], budget: 40 }, ['a1+b1'])).toEqual({ 'a1+b1': 19 });
  });

  test('both halves engage: a step leaves only whom neither half is beside any more', () => {
    const board = new Asked('g1 g1 g1 g1');
    const path = board.path({ from: ['a1', 'b1'], budget: 9, threats: { a1: 1, b1: 2 } }, ['c1', 'd1']);
    expect(path.legal && path.steps.map((step) => step.threatsLeft)).toEqual([[0], [1]]);
  });

  test('neither half ends on a half hex or an occupied space (SS-HEX-003)', () => {
    const board = new Asked(sketch('g1 g1 h1 g1 g1', { half: ['h'] }));
    expect(board.ends({ from: ['a1', 'b1'], budget: 9 })).toEqual({ 'a1+b1': 0, 'd1+e1': 3 });
    expect(board.ends({ from: ['a1', 'b1'], budget: 9, occupied: { d1: 1 } })).toEqual({ 'a1+b1': 0 });
    expect(board.whyNot({ from: ['a1', 'b1'], budget: 9, occupied: { d1: 1 } }, 'd1+e1')).toBe('occupied d1');
  });

  test('they do not end astride a wall', () => {
    const rail = { id: 'rail', between: [['c1', 'd1']], bottom: 1, top: 2, climb: 'levels' } as const;
    const board = new Asked({ ...sketch('g1 g1 g1 g1 g1'), walls: [rail] });
    expect(board.costs({ from: ['a1', 'b1'], budget: 9 }, ['b1+c1', 'c1+d1', 'd1+e1'])).toEqual({
      'b1+c1': 1,
      'c1+d1': null,
      'd1+e1': 4,
    });
  });

  test('flyers of that size land level on two free spaces', () => {
    const board = new Asked('g1 g1 g9 g4 g4');
    const question = { from: ['a1', 'b1'], budget: 3, occupied: { c1: 2 }, rest: { flight: 'may' } } as const;
    expect(board.ends(question)).toEqual({ 'a1+b1': 0, 'd1+e1': 3 });
    expect(board.ends({ ...question, enterCost: { e1: 1 } })).toEqual({ 'a1+b1': 0 });
  });

  test('bases that cannot stand where they are said to stand are refused', () => {
    const board = new Asked('g1 g1 g1');
    expect(() => board.reach({ from: ['a1', 'c1'], budget: 1 })).toThrow('a1 and c1');
  });
});
