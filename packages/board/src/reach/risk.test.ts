import { describe, expect, test } from 'vitest';
import { Asked } from '../../test/ask.ts';

describe('ways that differ in risk', () => {
  const board = new Asked('g1 g1 g1 g1\n g1 g1 g1 g1');

  test('are all offered, the safest first (SS-ENG-005, SS-ENG-006)', () => {
    const question = { from: 'a1', budget: 5, occupied: { a2: 2 }, threats: { a1: 1, b1: 1, b2: 1 } };
    const routes = board
      .reach({ ...question, enterRisk: { c1: 300, b2: 100 } })
      .alternatives(board.space('d1'));
    expect(routes.map(({ cost, risk }) => ({ cost, risk }))).toEqual([
      { cost: 4, risk: 600 },
      { cost: 3, risk: 800 },
    ]);
    expect(board.names(routes[1]?.spaces ?? [])).toEqual(['b1', 'c1', 'd1']);
  });

  test('staying beside an enemy is no leaving, coming back and leaving again is (SS-ENG-005, SS-ENG-019)', () => {
    const question = { from: 'a1', budget: 5, threats: { a1: 1, b1: 1, d1: 1 } };
    const walked = board.path(question, ['b1', 'c1', 'd1', 'd2']);
    expect(walked.legal && walked.steps.map((step) => step.threatsLeft)).toEqual([[], [0], [], [0]]);
    expect(walked.legal && walked.risk).toBe(1000);
  });

  test('equal ways on which different enemies swipe are both kept: the player must choose', () => {
    const row = new Asked('g1 g9 g1\n g1 g1 g9\n');
    const question = { from: 'a1', budget: 9, threats: { a2: 1 } };
    expect(row.reach(question).alternatives(row.space('c1'))).toHaveLength(1);
    const fork = new Asked('g20 g1 g20\n g1 g1\ng20 g1 g20');
    const forked = { from: 'b1', budget: 2, threats: { a2: 1, b2: 2 } };
    const routes = fork.reach(forked).alternatives(fork.space('b3'));
    expect(routes.map((route) => fork.names(route.spaces))).toEqual([
      ['a2', 'b3'],
      ['b2', 'b3'],
    ]);
    const alike = fork.reach({ ...forked, threats: { a2: 1, b2: 1 } }).alternatives(fork.space('b3'));
    expect(alike).toHaveLength(1);
  });

  test('equal ways over different dangerous ground are both kept', () => {
    const fork = (b2: string) => new Asked(`g20 g1 g20\n ml1 ${b2} g1\ng20 g1 g20`);
    const question = { from: 'b1', budget: 2, enterRisk: { a2: 500, b2: 500 } };
    const ways = (board: Asked) => board.reach(question).alternatives(board.space('b3')).length;
    expect(ways(fork('lf1'))).toBe(2);
    expect(ways(fork('ml1'))).toBe(1);
  });

  test('an enemy that may not be left binds every step (CARD-BEAST-005)', () => {
    const question = {
      from: 'a1',
      budget: 5,
      threats: { a1: 3, b1: 1, a2: 2 },
      rest: { heldBy: Uint32Array.of(1) },
    };
    expect(board.ends(question)).toEqual({ a1: 0, b1: 1 });
    expect(board.whyNot(question, 'a2')).toBe('held a2');
  });

  test('enemies beyond the first 32 count like the others', () => {
    const { battlefield } = board;
    const threats = new Uint32Array(battlefield.count * 2);
    threats[board.space('a1') * 2 + 1] = 0x80000001;
    const rest = { threats, threatWords: 2, swipeRisk: 500 };
    const walked = board.path({ from: 'a1', budget: 2, rest }, ['b1']);
    expect(walked.legal && walked.steps[0]?.threatsLeft).toEqual([32, 63]);
    expect(board.reach({ from: 'a1', budget: 2, rest }).risk(board.space('b1'))).toBe(1000);
    const held = { ...rest, heldBy: Uint32Array.of(0, 0x80000000) };
    expect(board.ends({ from: 'a1', budget: 2, rest: held })).toEqual({ a1: 0 });
  });
});

describe('falls', () => {
  const fallRisk = Int32Array.from({ length: 41 }, (_, drop) => Math.min(4, Math.floor(drop / 10)) * 500);
  const rest = { fallFrom: 10, fallRisk };

  test('each step is measured alone, and falling does not end the move (SS-FALL-002, SS-FALL-003, SS-FALL-009)', () => {
    const board = new Asked('g60 g51 g41 g1 g1');
    const found = board.reach({ from: 'a1', budget: 9, rest });
    const risks = ['a1', 'b1', 'c1', 'd1', 'e1'].map((name) => found.risk(board.space(name)));
    expect(risks).toEqual([0, 0, 500, 2500, 2500]);
    const walked = board.path({ from: 'a1', budget: 9, rest }, ['b1', 'c1', 'd1']);
    expect(walked.legal && walked.steps.map(({ drop, falls }) => ({ drop, falls }))).toEqual([
      { drop: 9, falls: false },
      { drop: 10, falls: true },
      { drop: 40, falls: true },
    ]);
  });

  test('soft ground has its own table (SS-FALL-007)', () => {
    const board = new Asked('g30 wa0');
    const softLanding = Uint8Array.of(0, 1);
    const softFallRisk = Int32Array.from(fallRisk, (risk) => Math.max(0, risk - 800));
    const found = board.reach({ from: 'a1', budget: 1, rest: { ...rest, softLanding, softFallRisk } });
    expect(found.risk(board.space('b1'))).toBe(700);
  });

  test('the safe way round is the default, the fall is the cheapest', () => {
    const board = new Asked('g20 g1\n g12 g6');
    const found = board.reach({ from: 'a1', budget: 9, rest });
    const end = board.space('b1');
    expect(board.names(found.route(end).spaces)).toEqual(['a2', 'b2', 'b1']);
    expect(found.cheapest(end)).toMatchObject({ cost: 1, risk: 500 });
    expect(found.cost(end)).toBe(1);
    expect(found.risk(end)).toBe(0);
    expect(
      board.reach({ from: 'a1', budget: 9, rest: { ...rest, routes: 'cheapest' } }).route(end).cost,
    ).toBe(1);
  });

  test('no end, no route', () => {
    const board = new Asked('g1 g1');
    for (const plain of [true, false]) {
      const found = board.reach({ from: 'a1', budget: 0, ...(plain ? {} : { rest }) });
      expect(found.cost(1)).toBe(-1);
      expect(found.risk(1)).toBe(-1);
      expect(found.keyOf(1)).toBe(-1);
      expect(() => found.route(1)).toThrow(RangeError);
    }
  });
});
