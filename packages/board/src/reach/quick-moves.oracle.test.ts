import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { howMany } from '../../test/how-many.ts';
import { ask, type Board, boards, furnish, riskless, startOf, wideBoards } from '../../test/random-moves.ts';
import { compileBattlefield } from '../compile/compile-battlefield.ts';
import { reachBySearch } from './find-reach.ts';
import { quickReach } from './quick-reach.ts';
import type { Reach } from './reach.ts';

/** All that a reach answers about its ends, in their order. */
function told(found: Reach) {
  return Array.from(found.ends, (end, at) => ({
    end,
    costs: [found.cost(end), found.costs[at]],
    risk: found.risk(end),
    ways: [found.route(end), found.cheapest(end), ...found.alternatives(end)],
  }));
}

function compare(board: Board, budget: number, flags: readonly string[]): void {
  const battlefield = compileBattlefield(furnish(board));
  const from = startOf(board);
  const query = { ...ask(board, budget, new Set(flags)), from };
  const quick = quickReach(battlefield, query, from);
  expect(quick && told(quick)).toEqual(told(reachBySearch(battlefield, query, from)));
}

describe('quick searches find the same ends in the same order by the same ways', () => {
  test.prop([boards, fc.integer({ min: 1, max: 8 }), fc.subarray(riskless)], { numRuns: howMany(800) })(
    'on nine hexes',
    compare,
  );
  test.prop([wideBoards, fc.integer({ min: 1, max: 9 }), fc.subarray(riskless)], { numRuns: howMany(200) })(
    'on strips of up to 61 spaces',
    compare,
  );
});
