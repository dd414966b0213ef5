import { describe, expect, test } from 'vitest';
import { Asked } from '../../test/ask.ts';

const spaceRow = (letters: string) => [...letters].map((letter) => `${letter}1`);

describe('drifting straight on', () => {
  test('lasts until the movement is used up (SS-COSMOS-004 to SS-COSMOS-006, SS-COSMOS-015)', () => {
    const board = new Asked('co1 cs1 cs1 cs1 cs1 cs1 cs1 cs1');
    const drift = spaceRow('bcdefgh');
    expect(board.ends({ from: 'a1', budget: 5, drift })).toEqual({ a1: 0, f1: 5 });
    expect(board.whyNot({ from: 'a1', budget: 5, drift }, 'c1')).toBe('drift c1');
    expect(board.path({ from: 'a1', budget: 5, drift }, ['b1', 'c1'])).toMatchObject({
      legal: false,
      index: 2,
      refusal: { reason: 'drift' },
    });
  });

  test('ends beside other terrain that was not as near before (SS-COSMOS-007, SS-COSMOS-016)', () => {
    const board = new Asked('co1 cs1 cs1 cs1 co2 co2');
    const drift = spaceRow('bcd');
    expect(board.ends({ from: 'a1', budget: 5, drift })).toEqual({ a1: 0, b1: 5, d1: 3, e1: 5 });
    const walked = board.path({ from: 'a1', budget: 5, drift }, ['b1', 'c1', 'd1', 'e1']);
    expect(walked).toMatchObject({ legal: true, cost: 5 });
  });

  const branch = () => new Asked('co1 cs1 cs1 cs1 cs1 cs1\n -- -- -- cs1 -- --\n-- -- -- -- cs1 --');
  const drift = [...spaceRow('bcdef'), 'd2', 'e3'];

  test('ends before what cannot be occupied, a passable friend included (SS-COSMOS-008, SS-COSMOS-017)', () => {
    const before = { a1: 0, b1: 5, d1: 3, e3: 5 };
    expect(branch().ends({ from: 'a1', budget: 5, drift, occupied: { e1: 2 } })).toEqual(before);
    const friend = branch().ends({ from: 'a1', budget: 5, drift, occupied: { e1: 1 } });
    expect(friend).toEqual({ ...before, f1: 5 });
    expect(branch().ends({ from: 'a1', budget: 5, drift })).toEqual({ a1: 0, f1: 5 });
  });

  test('goes on in any direction afterwards, as a new line (SS-COSMOS-009, SS-COSMOS-010)', () => {
    const question = { from: 'a1', budget: 5, drift, occupied: { e1: 2 } };
    const board = branch();
    expect(board.path(question, ['b1', 'c1', 'd1', 'd2', 'e3'])).toMatchObject({ legal: true, cost: 5 });
    expect(board.path(question, ['b1', 'c1', 'd1', 'd2'])).toMatchObject({ refusal: { reason: 'drift' } });
    expect(board.path(question, ['b1', 'c1', 'b1'])).toMatchObject({
      index: 2,
      refusal: { reason: 'drift' },
    });
  });

  test('what ends a move ends it here too (SS-COSMOS-018)', () => {
    const board = new Asked('co1 cs1 cs1 cs1 cs1');
    expect(board.ends({ from: 'a1', budget: 4, drift: spaceRow('bcde'), stop: { c1: 1 } })).toEqual({
      a1: 0,
      c1: 2,
    });
  });

  test('a figure that starts there takes any direction first (SS-COSMOS-019)', () => {
    const board = new Asked('cs1 cs1 cs1 cs1 cs1');
    expect(board.ends({ from: 'c1', budget: 1, drift: spaceRow('abcde') })).toEqual({ b1: 1, c1: 0, d1: 1 });
    expect(board.ends({ from: 'c1', budget: 9, drift: spaceRow('abcde') })).toMatchObject({
      a1: 2,
      c1: 0,
      e1: 2,
    });
  });

  test('movement may be used up on purpose before the first space', () => {
    const board = new Asked('co1 co1 cs1 cs1 cs1 cs1');
    const question = { from: 'b1', budget: 4, drift: spaceRow('cdef') };
    expect(board.ends(question)).toEqual({ a1: 1, b1: 0, d1: 4, f1: 4 });
  });

  test('a double base drifts by the half in front', () => {
    const board = new Asked('co1 co1 cs1 cs1 cs1 cs1 cs1');
    const question = { from: ['a1', 'b1'], budget: 3, drift: spaceRow('cdefg') };
    expect(board.ends(question)).toEqual({ 'a1+b1': 0, 'd1+e1': 3 });
  });
});
