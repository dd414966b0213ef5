import { describe, expect, test } from 'vitest';
import { Asked } from '../../test/ask.ts';
import type { Base } from '../bases.ts';
import { standingsOn, standingsOver } from '../bases.ts';

const triangle: Base = [
  [0, 0],
  [1, 0],
  [0, 1],
];
const long: Base = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
];
const diamond: Base = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];
const feet: Base = [
  [0, 0],
  [2, 0],
];

describe('bases of any shape', () => {
  test('stand in every facing that fits (SS-BASE-009)', () => {
    const { battlefield } = new Asked('g1 g1 g1\n g1 g1 g1\ng1 g1 g1');
    const at = (...names: string[]) => names.map((name) => battlefield.spaceOf(name));
    expect(standingsOn(battlefield, 'single', at('b2'))).toEqual([{ spaces: at('b2'), facing: 0 }]);
    expect(standingsOn(battlefield, 'double', at('a1', 'b1')).map(({ facing }) => facing)).toEqual([0, 3]);
    expect(standingsOn(battlefield, triangle, at('a1', 'b1', 'a2')).map(({ facing }) => facing)).toEqual([
      0, 4, 2,
    ]);
    expect(standingsOn(battlefield, triangle, at('a1', 'b1', 'c1'))).toEqual([]);
    expect(standingsOn(battlefield, diamond, at('a1', 'b1', 'a2', 'b2')).map(({ facing }) => facing)).toEqual(
      [0, 3],
    );
  });

  test('are set down level over a space in every way that fits (SS-PLACE-004)', () => {
    const { battlefield } = new Asked('g1 g1 g2\n g1 g1 g1');
    const over = (base: Base, name: string) =>
      standingsOver(battlefield, base, battlefield.spaceOf(name))
        .map(({ spaces }) =>
          spaces
            .map((space) => battlefield.names[space])
            .sort()
            .join('+'),
        )
        .sort();
    expect(over('single', 'c1')).toEqual(['c1']);
    expect(over('double', 'c1')).toEqual([]);
    expect(over('double', 'c2')).toEqual(['b2+c2']);
    expect(over(triangle, 'b1')).toEqual(['a1+a2+b1', 'a2+b1+b2']);
  });
});

describe('moving them', () => {
  const flat = new Asked('g1 g1 g1 g1 g1 g1\n g1 g1 g1 g1 g1 g1\ng1 g1 g1 g1 g1 g1');
  const multi = (base: Base) => ({ height: 5, rest: { base } });

  test('one hex in any direction costs 1 on flat ground (SS-BASE-010)', () => {
    const question = { ...multi(triangle), from: ['c1', 'd1', 'c2'], budget: 1 };
    expect(flat.costs(question, ['d1+e1+d2', 'b1+c1+b2', 'c2+d2+d3', 'c1+d1+c2'])).toEqual({
      'd1+e1+d2': 1,
      'b1+c1+b2': 1,
      'c2+d2+d3': 1,
      'c1+d1+c2': 0,
    });
    expect(flat.ends({ ...question, budget: 2 })['e1+e2+f1']).toBe(2);
    expect(flat.ends(question)['e1+e2+f1']).toBeUndefined();
  });

  test('a turn brings one leading space into the place of the other (SS-BASE-010)', () => {
    const question = { ...multi(triangle), from: ['c1', 'd1', 'c2'], budget: 1 };
    expect(flat.ends(question)['c2+d1+d2']).toBe(1);
    const corner = { ...multi(triangle), from: ['b2', 'c2', 'c3'], budget: 1 };
    expect(flat.ends(corner)['c1+c2+d1']).toBe(1);
  });

  test('a long base does not swing farther than it moved (SS-BASE-014)', () => {
    const board = new Asked(
      Array.from({ length: 8 }, () => Array.from({ length: 8 }, () => 'g1').join(' ')).join('\n'),
    );
    const from = ['c4', 'd4', 'e4', 'f4'];
    const ends = board.ends({ ...multi(long), from, budget: 1 });
    expect(ends).toMatchObject({ 'b4+c4+d4+e4': 1, 'd4+e4+f4+g4': 1, 'c3+d3+e3+f3': 1 });
    const turned = Object.keys(ends).filter((end) => new Set(end.match(/\d/g)).size > 1);
    expect(turned).toEqual([]);
    const swung = ['e6', 'f5', 'f4', 'g3'].map((name) => board.space(name));
    const path = board.path({ ...multi(long), from, budget: 1 }, ['g3'], { end: swung });
    expect(path.legal).toBe(false);
    expect(path.legal || path.refusal.reason).toBe('swing');
    expect(board.reach({ ...multi(long), from, budget: 2 }).keyOf(swung)).toBe(-1);
    const later = board.ends({ ...multi(long), from, budget: 3 });
    expect(Object.keys(later).some((end) => new Set(end.match(/\d/g)).size === 4)).toBe(true);
  });

  test('the greatest rise among the leading spaces counts, and the base ends level (SS-BASE-011 to SS-BASE-013)', () => {
    const board = new Asked('g1 g1 g3 g3\n g1 g1 g1 g3\ng20 g20 g20 g20');
    const question = { ...multi(diamond), from: ['a1', 'b1', 'a2', 'b2'], budget: 9 };
    const walked = board.path(question, ['c1']);
    expect(walked).toMatchObject({ legal: false, refusal: { reason: 'uneven' } });
    const hill = new Asked('g1 g1 g3 g3\n g1 g1 g3 g3\ng20 g20 g20 g20');
    expect(hill.costs(question, ['c1+d1+c2+d2'])).toEqual({ 'c1+d1+c2+d2': 4 });
  });

  test('water stops them when the whole base lies on it, lava when any part does (SS-BASE-013, SS-LAVA-005)', () => {
    const from = ['a1', 'b1', 'a2', 'b2'];
    const water = { c1: 2, c2: 2, d1: 2, d2: 2 };
    const strip = new Asked('g1 g1 g1 g1 g1\n g1 g1 g1 g1 g1');
    const ends = strip.ends({ ...multi(diamond), from, budget: 4, stop: water });
    expect(ends).toMatchObject({ 'b1+b2+c1+c2': 1, 'c1+c2+d1+d2': 2, 'd1+d2+e1+e2': 4 });
    const partly = strip.ends({ ...multi(diamond), from, budget: 4, stop: { ...water, d2: 0 } });
    expect(partly).toMatchObject({ 'c1+c2+d1+d2': 2, 'd1+d2+e1+e2': 3 });
    const lava = flat.ends({ ...multi(diamond), from, budget: 4, stop: { c1: 1, c2: 1, c3: 1 } });
    expect(lava['b1+b2+c1+c2']).toBe(1);
    expect(lava['c1+c2+d1+d2']).toBeUndefined();
  });

  test('separate feet keep their distance, and what lies between is not theirs (SS-BASE-015)', () => {
    const board = new Asked('g1 g1 g1 g1 g1\n g20 g20 g20 g20 g20');
    const question = { ...multi(feet), from: ['a1', 'c1'], budget: 2, occupied: { b1: 1 } };
    expect(board.ends(question)).toEqual({ 'a1+c1': 0, 'c1+e1': 2 });
  });

  test('all spaces that they come to cover must let them in', () => {
    const question = { ...multi(diamond), from: ['a1', 'b1', 'a2', 'b2'], budget: 3 };
    expect(flat.ends({ ...question, occupied: { c1: 2, c2: 2, c3: 2 } })).not.toHaveProperty('b1+b2+c1+c2');
    const flown = flat.ends({
      ...question,
      occupied: { c1: 2, c2: 2, c3: 2 },
      rest: { base: diamond, flight: 'may' },
    });
    expect(flown['d1+d2+e1+e2']).toBe(3);
  });

  test('threats of all spaces are joined', () => {
    const question = {
      ...multi(diamond),
      from: ['a1', 'b1', 'a2', 'b2'],
      budget: 3,
      threats: { a1: 1, b2: 2 },
    };
    const walked = flat.path(question, ['c1'], {
      end: ['b1', 'c1', 'b2', 'c2'].map((name) => flat.space(name)),
    });
    expect(walked.legal && walked.steps[0]?.threatsLeft).toEqual([0]);
  });
});
