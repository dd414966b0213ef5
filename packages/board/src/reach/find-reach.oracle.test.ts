import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { everyWay, type Price } from '../../test/every-way.ts';
import { howMany } from '../../test/how-many.ts';
import {
  ask,
  type Board,
  boards,
  furnish,
  riskless,
  someSwitches,
  startOf,
  wideBoards,
} from '../../test/random-moves.ts';
import type { Battlefield } from '../battlefield.ts';
import { compileBattlefield } from '../compile/compile-battlefield.ts';
import type { BattlefieldPlan } from '../plan.ts';
import type { Space } from '../space.ts';
import { checkPath } from './check-path.ts';
import { costMemory } from './cost-memory.ts';
import { reach } from './find-reach.ts';
import { reachByFootprints } from './general-reach.ts';
import type { LocalRules, MoveQuery } from './move-query.ts';
import type { Reach, Route } from './reach.ts';

/** Compares a reach with the oracle, end by end, and walks every route again. */
function compare(plan: BattlefieldPlan, query: MoveQuery): void {
  const battlefield = compileBattlefield(plan);
  const expected = everyWay(plan, query);
  for (const found of [reach(battlefield, query), reachByFootprints(battlefield, query)]) {
    compareAnswers(battlefield, query, expected, found);
  }
}

function compareAnswers(
  battlefield: Battlefield,
  query: MoveQuery,
  expected: ReadonlyMap<string, readonly Price[]>,
  found: Reach,
): void {
  const keys = Array.from(found.ends, (end) => [...found.spacesOf(end)].sort((a, b) => a - b).join('+'));
  expect([...keys].sort()).toEqual([...expected.keys()].sort());
  for (const [index, end] of found.ends.entries()) {
    const prices = [...(expected.get(keys[index] as string) ?? [])].sort((a, b) => a.risk - b.risk);
    const routes = found.alternatives(end);
    const distinct = routes.filter((route, at) => at === 0 || route.risk !== routes[at - 1]?.risk);
    expect(distinct.map(({ cost, risk }) => ({ cost, risk }))).toEqual(prices);
    expect(found.cost(end)).toBe(Math.min(...prices.map((price) => price.cost)));
    expect(found.costs[index]).toBe(found.cost(end));
    expect(found.risk(end)).toBe(prices[0]?.risk);
    expect(found.route(end)).toEqual(routes[0]);
    for (const route of routes) replay(route, query, battlefield);
    expect(found.whyNot(found.spacesOf(end))).toBeUndefined();
  }
  const cheapest = reach(battlefield, { ...query, routes: 'cheapest' });
  expect([...cheapest.ends].sort()).toEqual([...found.ends].sort());
  for (const end of cheapest.ends) {
    expect(cheapest.cost(end)).toBe(found.cost(end));
    expect(cheapest.cheapest(end).risk).toBe(found.cheapest(end).risk);
  }
}

/** What cannot be ended on has a reason; what is only too far is an end for whoever has that much movement. */
function explain(battlefield: Battlefield, query: MoveQuery): void {
  const found = reach(battlefield, query);
  for (const space of battlefield.names.keys()) {
    if (found.keyOf(space) >= 0) continue;
    const refused = found.whyNot(space);
    expect(refused).toBeDefined();
    if (refused?.reason !== 'too-far') continue;
    const cost = refused.cost as number;
    expect(cost).toBeGreaterThan(query.budget);
    expect(reach(battlefield, { ...query, budget: cost }).cost(space)).toBe(cost);
  }
}

function replay(route: Route, query: MoveQuery, battlefield: Battlefield): void {
  const walked = checkPath(battlefield, query, route.spaces, { end: route.end, flown: route.flown });
  expect(walked.legal).toBe(true);
  if (!walked.legal) return;
  expect(walked.risk).toBeLessThanOrEqual(route.risk);
  const cheapest = checkPath(battlefield, query, route.spaces, {
    end: route.end,
    flown: route.flown,
    prefer: 'cheapest',
  });
  expect(cheapest.legal && cheapest.cost).toBeLessThanOrEqual(route.cost);
  if (route.end.length === 1)
    expect({ cost: walked.cost, risk: walked.risk }).toEqual({ cost: route.cost, risk: route.risk });
  expect(walked.steps.reduce((sum, step) => sum + step.cost, 0)).toBe(walked.cost);
}

/** A query that holds other rules on some of the places that the base may take: by the sum of its spaces. */
function mixed(board: Board, budget: number, flags: ReadonlySet<string>): Omit<MoveQuery, 'from'> {
  const [plain, other] = [ask(board, budget, flags), ask(board, budget, flags)];
  const share = 2 + (board.next() % 2);
  const elsewhere = (spaces: readonly Space[]): LocalRules =>
    spaces.reduce((sum, space) => sum + space, 0) % share === 0 ? other : plain;
  return { ...plain, elsewhere };
}

/** Two neighbouring spaces of one level. */
function doubleStartOf(board: Board): [number, number] {
  const { spaces } = board.plan;
  const first = startOf(board);
  const a = spaces[first] as (typeof spaces)[number];
  const second = spaces.findIndex(
    (b) =>
      b.hex === 'full' &&
      b.level === a.level &&
      Math.abs(b.q - a.q) + Math.abs(b.r - a.r) + Math.abs(b.q + b.r - a.q - a.r) === 2,
  );
  fc.pre(second >= 0);
  return [first, second];
}

describe('reach answers what walking every way answers', () => {
  test.prop([boards, fc.integer({ min: 1, max: 5 })], { numRuns: howMany(300) })(
    'on foot, plainly',
    (board, budget) => {
      const plan = furnish(board);
      const query = ask(board, budget, new Set(['cost', 'stop', 'may-end']));
      compare(plan, { ...query, from: startOf(board) });
    },
  );

  test.prop([boards, fc.integer({ min: 1, max: 4 }), someSwitches], { numRuns: howMany(400) })(
    'with any mixture of rules',
    (board, budget, flags) => {
      const plan = furnish(board);
      compare(plan, { ...ask(board, budget, flags), from: startOf(board) });
    },
  );

  test.prop([boards, fc.integer({ min: 1, max: 5 }), fc.subarray(riskless)], { numRuns: howMany(400) })(
    'where nothing threatens',
    (board, budget, flags) => {
      const plan = furnish(board);
      compare(plan, { ...ask(board, budget, new Set(flags)), from: startOf(board) });
    },
  );

  test.prop([boards, fc.integer({ min: 1, max: 4 }), someSwitches], { numRuns: howMany(300) })(
    'and says why not of every other space',
    (board, budget, flags) => {
      const plan = furnish(board);
      const steady = new Set([...flags].filter((flag) => flag !== 'bonus'));
      explain(compileBattlefield(plan), { ...ask(board, budget, steady), from: startOf(board) });
    },
  );

  test.prop([boards, fc.integer({ min: 2, max: 5 }), someSwitches], { numRuns: howMany(300) })(
    'where drifting must go straight on',
    (board, budget, flags) => {
      const plan = furnish(board);
      const still = new Set([...flags, 'drift'].filter((flag) => flag !== 'fly'));
      compare(plan, { ...ask(board, budget, still), from: startOf(board) });
    },
  );

  test.prop([boards, fc.integer({ min: 1, max: 3 }), someSwitches, fc.boolean()], { numRuns: howMany(400) })(
    'for double bases',
    (board, budget, flags, drifts) => {
      const from = doubleStartOf(board);
      const plan = furnish(board);
      const wanted = drifts ? new Set([...flags, 'drift'].filter((flag) => flag !== 'fly')) : flags;
      compare(plan, { ...ask(board, budget, wanted), from, base: 'double' });
    },
  );

  test.prop([boards, fc.integer({ min: 1, max: 4 }), someSwitches, fc.boolean()], { numRuns: howMany(400) })(
    'where the rules change with the place',
    (board, budget, flags, drifts) => {
      const plan = furnish(board);
      const still = new Set([...flags, 'drift'].filter((flag) => flag !== 'fly' && flag !== 'bonus'));
      const wanted = drifts ? still : flags;
      compare(plan, { ...mixed(board, budget, wanted), from: startOf(board) });
    },
  );

  test.prop([boards, fc.integer({ min: 1, max: 3 }), someSwitches], { numRuns: howMany(400) })(
    'where the rules change with the place of a double base',
    (board, budget, flags) => {
      const from = doubleStartOf(board);
      const plan = furnish(board);
      compare(plan, { ...mixed(board, budget, flags), from, base: 'double' });
    },
  );

  test.prop([boards, fc.integer({ min: 1, max: 4 }), fc.subarray(['cost', 'stop', 'may-end'])], {
    numRuns: howMany(400),
  })('for double bases, plainly', (board, budget, flags) => {
    const from = doubleStartOf(board);
    const plan = furnish(board);
    compare(plan, { ...ask(board, budget, new Set(flags)), from, base: 'double' });
  });
});

describe('reach answers on boards of up to 61 spaces what walking every way answers', () => {
  test.prop([wideBoards, fc.integer({ min: 1, max: 3 }), someSwitches], { numRuns: howMany(60) })(
    'for single bases',
    (board, budget, flags) => {
      const plan = furnish(board);
      compare(plan, { ...ask(board, budget, flags), from: startOf(board) });
    },
    1_800_000,
  );

  test.prop([wideBoards, fc.integer({ min: 1, max: 2 }), someSwitches], { numRuns: howMany(60) })(
    'for double bases',
    (board, budget, flags) => {
      const from = doubleStartOf(board);
      const plan = furnish(board);
      compare(plan, { ...ask(board, budget, flags), from, base: 'double' });
    },
    1_800_000,
  );
});

describe('reach answers the same from all of its searches', () => {
  const side = 24;
  const battlefield = compileBattlefield({
    spaces: Array.from({ length: side * side }, (_, at) => ({
      q: at % side,
      r: Math.floor(at / side),
      level: (at * 7) % 5,
      underside: 0,
      terrain: 'grass',
      name: `s${at}`,
    })),
  });
  const open = { occupancy: new Uint8Array(side * side), height: 4, maxRise: 3, from: 300 };
  const cases: readonly Omit<MoveQuery, 'from' | 'occupancy' | 'height'>[] = [
    { budget: 12, freeLevels: 4 },
    { budget: 10, freeLevels: 20 },
    { budget: 12, flight: 'may', flightLimit: 3, tops: new Int16Array(side * side) },
    { budget: 12, flight: 'start', freeLevels: 2 },
    { budget: 9, bonus: { spaces: new Uint8Array(side * side).fill(1), amount: 4 } },
  ];

  test.each(cases)('far across a wide battlefield: %o', (move) => {
    const query = { ...open, ...move };
    const found = reach(battlefield, query);
    reach(battlefield, { ...query, from: 0, budget: 3 });
    const other = reachByFootprints(battlefield, query);
    expect([...found.ends].sort()).toEqual([...other.ends].sort());
    expect(found.count).toBeGreaterThan(100);
    for (const end of found.ends) {
      expect(found.cost(end)).toBe(other.cost(end));
      expect(found.route(end)).toMatchObject({ cost: other.cost(end), risk: 0 });
      replay(found.route(end), query, battlefield);
    }
  });

  test('when the memory of the search for costs begins anew', () => {
    const memory = battlefield.scratch(costMemory);
    const query = { ...open, budget: 6, freeLevels: 2 };
    const before = reach(battlefield, query);
    memory.floor = -0x3ffffff0;
    for (let search = 0; search < 4; search++) {
      const found = reach(battlefield, query);
      expect([...found.ends]).toEqual([...before.ends]);
      expect([...found.costs]).toEqual([...before.costs]);
    }
    expect(memory.floor).toBeGreaterThan(0);
  });
});
