import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { howMany } from '../../test/how-many.ts';
import { ask, type Board, boards, furnish, someSwitches, startOf } from '../../test/random-moves.ts';
import type { Battlefield } from '../battlefield.ts';
import { compileBattlefield } from '../compile/compile-battlefield.ts';
import { checkPath } from './check-path.ts';
import { drawnWay } from './drawn-way.ts';
import type { MoveQuery } from './move-query.ts';

/** A way that somebody draws: mostly from space to neighbouring space, back to where it began too. */
function drawing(
  { next }: Board,
  { neighbourStart, neighbourSpaces, count }: Battlefield,
  from: number,
): number[] {
  const spaces: number[] = [];
  let at = from;
  for (let length = next() % 5; spaces.length < length; spaces.push(at)) {
    const first = neighbourStart[at * 6] as number;
    const beside = neighbourSpaces.subarray(first, neighbourStart[at * 6 + 6]);
    at =
      beside.length === 0 || next() % 20 === 0 ? next() % count : (beside[next() % beside.length] as number);
  }
  return spaces;
}

/** What comes out of the check of a path, as the answer for a drawn way. */
function checked(
  battlefield: Battlefield,
  query: MoveQuery,
  spaces: readonly number[],
  flown: number | undefined,
) {
  const check = checkPath(battlefield, query, spaces, flown === undefined ? {} : { flown });
  if (!check.legal) return undefined;
  const { end, cost, risk, steps } = check;
  return { spaces, end, cost, risk, flown: steps.filter(({ flies }) => flies).length };
}

describe('a drawn way costs what the check of its steps says', () => {
  test.prop([boards, fc.integer({ min: 2, max: 12 }), someSwitches], { numRuns: howMany(1500) })(
    'with any mixture of rules',
    (board, budget, flags) => {
      const battlefield = compileBattlefield(furnish(board));
      const from = startOf(board);
      const query = { ...ask(board, budget, flags), from };
      for (let times = 0; times < 6; times++) {
        const spaces = drawing(board, battlefield, from);
        const flown = board.next() % 2 === 0 ? undefined : board.next() % (spaces.length + 1);
        expect(drawnWay(battlefield, query, spaces, flown === undefined ? {} : { flown })).toEqual(
          checked(battlefield, query, spaces, flown),
        );
      }
    },
  );
});
