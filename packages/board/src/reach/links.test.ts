import { describe, expect, test } from 'vitest';
import { Asked } from '../../test/ask.ts';
import { sketch } from '../../test/sketch.ts';
import { planLadder } from '../ladder.ts';
import type { BattlefieldPlan, SpacePlan } from '../plan.ts';

/** A ladder from a1 up to b1, with a space under the top where the sketch has one. */
function withLadder(text: string): BattlefieldPlan {
  const plan = sketch(text);
  const named = (name: string) => plan.spaces.find((space) => space.name === name);
  const behind = plan.spaces.filter((space) => space.name.startsWith('b1@'));
  const { addSpaces, addLinks, addWalls } = planLadder({
    id: 'ladder',
    landing: named('a1') as SpacePlan,
    top: named('b1') as SpacePlan,
    behind,
    terrain: 'ladder-rung',
    rungName: (level) => `a1@${level}`,
  });
  return { spaces: [...plan.spaces, ...addSpaces], links: addLinks, walls: addWalls };
}

describe('ladders', () => {
  test('have a rung 1, 3, 5 ... levels up (SS-LADR-001, SS-LADR-002)', () => {
    const board = new Asked(withLadder('g3 g9'));
    expect(board.names(board.battlefield.columnSpaces).sort()).toEqual(['a1', 'a1@4', 'a1@6', 'a1@8', 'b1']);
    expect(board.battlefield.clearance[board.space('a1')]).toBe(32767);
  });

  test('of n pieces cost n + 1 up, against 2n + 1 without, and n + 1 down (SS-LADR-007 to SS-LADR-012)', () => {
    for (const [top, climb] of [
      [4, 3],
      [10, 6],
    ] as const) {
      const board = new Asked(withLadder(`g0 g${top}`));
      expect(board.ends({ from: 'a1', budget: climb }).b1).toBe(climb);
      expect(board.ends({ from: 'a1', budget: climb - 1 }).b1).toBeUndefined();
      const onFoot = { from: 'a1', budget: 30, rest: { links: Uint8Array.of(0) } };
      expect(board.ends(onFoot).b1).toBe(2 * climb - 1);
    }
    const board = new Asked(withLadder('g0 g12'));
    const rungs = ['a1@11', 'a1@9', 'a1@7', 'a1@5', 'a1@3', 'a1@1', 'a1'];
    expect(board.path({ from: 'b1', budget: 7 }, rungs)).toMatchObject({ legal: true, cost: 7, risk: 0 });
    const fallRisk = Int32Array.from({ length: 20 }, () => 500);
    const found = board.reach({ from: 'b1', budget: 9, rest: { fallFrom: 10, fallRisk } });
    expect(found.cheapest(board.space('a1'))).toMatchObject({ cost: 1, risk: 500 });
    expect(found.route(board.space('a1')).risk).toBe(0);
  });

  test('are stepped onto from the side for the levels less one (SS-LADR-008)', () => {
    const board = new Asked(withLadder('g0 g6\n g0 g0'));
    for (const [rung, cost] of [
      ['a1@1', 1],
      ['a1@3', 3],
      ['a1@5', 5],
    ] as const) {
      expect(board.path({ from: 'a2', budget: 9 }, [rung])).toMatchObject({ legal: true, cost });
    }
  });

  test('let nobody through to the space behind, and separate (SS-LADR-009, SS-LADR-010)', () => {
    const board = new Asked(withLadder('g0 g0/g8'));
    expect(board.costs({ from: 'a1', budget: 4 }, ['b1@0', 'b1'])).toEqual({ 'b1@0': null, b1: null });
    expect(board.whyNot({ from: 'a1', budget: 4 }, 'b1@0')).toBe('wall b1@0');
    const low = new Asked(withLadder('g0 g2')).battlefield;
    expect(low.separation(low.spaceOf('a1'), low.spaceOf('b1'))).toMatchObject({
      divided: true,
      always: true,
    });
    expect(low.separation(low.spaceOf('a1@1'), low.spaceOf('b1')).divided).toBe(false);
  });

  test('are not fallen onto (SS-LADR-016)', () => {
    const board = new Asked(withLadder('g0 g6\n g13 g30'));
    const question = { from: 'a2', budget: 9, rest: { fallFrom: 10, fallRisk: Int32Array.of(0) } };
    expect(board.path(question, ['a1@1'])).toMatchObject({
      legal: false,
      refusal: { reason: 'fall-onto-rung' },
    });
    expect(board.path(question, ['a1@5'])).toMatchObject({ legal: true, cost: 1 });
  });

  test('carry single bases only (SS-LADR-005)', () => {
    const board = new Asked(withLadder('g0 g6\n g0 g1'));
    expect(board.path({ from: ['b2', 'a2'], budget: 9 }, ['a1@1'])).toMatchObject({
      legal: false,
      refusal: { reason: 'uneven' },
    });
    const flyer = { from: ['b2', 'a2'], budget: 3, rest: { flight: 'must' } } as const;
    expect(board.costs(flyer, ['a1@1+b2'])).toEqual({ 'a1@1+b2': null });
  });

  test('are blocked by who stands on a rung, and landed on by flyers (SS-LADR-017, SS-LADR-018)', () => {
    const board = new Asked(withLadder('g0 g6\n g30 g30'));
    const question = { from: 'a1', budget: 5, occupied: { 'a1@3': 2 } };
    expect(board.ends(question)).toEqual({ a1: 0, 'a1@1': 1 });
    expect(board.ends({ from: 'b1', budget: 1, rest: { flight: 'must' } })).toMatchObject({
      'a1@3': 1,
      a1: 1,
    });
  });
});

describe('transit', () => {
  const plan: BattlefieldPlan = {
    ...sketch('g1 g1 -- g20 g20 g20'),
    links: [{ from: 'b1', to: 'd1', cost: 4, kind: 'transit', placed: true }],
  };
  const board = new Asked(plan);

  test('costs its number, whatever the levels, and the move goes on (SS-TRANS-005, SS-TRANS-013, SS-TRANS-014)', () => {
    expect(board.ends({ from: 'a1', budget: 6 })).toEqual({ a1: 0, b1: 1, d1: 5, e1: 6 });
    const walked = board.path({ from: 'a1', budget: 6, threats: { b1: 1 } }, ['b1', 'd1']);
    expect(walked.legal && walked.steps[1]).toMatchObject({
      link: 'transit',
      drop: 0,
      cost: 4,
      threatsLeft: [0],
    });
  });

  test('needs both ends free, and a kind that is allowed (SS-TRANS-006, SS-TRANS-009)', () => {
    expect(board.ends({ from: 'a1', budget: 9, occupied: { b1: 1 } })).toEqual({ a1: 0 });
    expect(board.ends({ from: 'a1', budget: 9, occupied: { d1: 1 } })).toEqual({ a1: 0, b1: 1 });
    expect(board.ends({ from: 'a1', budget: 9, rest: { links: Uint8Array.of(2) } })).toEqual({
      a1: 0,
      b1: 1,
    });
    const flies = { from: 'a1', budget: 6, rest: { flight: 'must', links: Uint8Array.of(2) } } as const;
    expect(board.ends(flies)).toEqual({ a1: 0, b1: 1, d1: 5, e1: 6 });
  });

  test('takes a double base wherever half of it fits on the other end (SS-TRANS-015)', () => {
    expect(board.ends({ from: ['a1', 'b1'], budget: 5 })).toEqual({ 'a1+b1': 0, 'd1+e1': 4, 'e1+f1': 5 });
    expect(board.ends({ from: ['a1', 'b1'], budget: 5, occupied: { e1: 2 } })).toEqual({ 'a1+b1': 0 });
  });
});
