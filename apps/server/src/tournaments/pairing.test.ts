import { dice } from '@scapewright/protocol/testing';
import type { Entrant, Pairing } from '@scapewright/store';
import { describe, expect, test } from 'vitest';
import { type Format, nextPairs, roundsOf, standingsOf } from './pairing.ts';

const players = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, at) => ({
    player: `p${at}`,
    name: `P${at}`,
    army: undefined,
    hasLeft: false,
  }));

/** Plays a whole tournament with results by dice; `leaves`: somebody leaves after the first round. */
function played(format: Format, count: number, seed: number, leaves = false) {
  const roll = dice(seed);
  let entrants = players(count);
  const pairings: Pairing[] = [];
  const rounds = roundsOf(format, count, undefined);
  for (let round = 1; round <= rounds + 1; round++) {
    const pairs = nextPairs(format, entrants, pairings, rounds);
    if (pairs.length === 0) break;
    for (const [board, [first, second]] of pairs.entries()) {
      const result = second === undefined ? 'bye' : (['first', 'second', 'draw'] as const)[roll(3)];
      pairings.push({ round, board, first, second, table: undefined, result });
    }
    if (leaves && round === 1)
      entrants = entrants.map((one, at) => (at === 1 ? { ...one, hasLeft: true } : one));
  }
  return { entrants, pairings, rounds };
}

const opponents = (pairings: readonly Pairing[]) =>
  pairings.flatMap(({ first, second }) => (second === undefined ? [] : [[first, second].sort().join()]));

describe.each([2, 3, 4, 5, 6, 7, 8, 9, 12, 16, 17, 31])('with %i players', (count) => {
  test('everybody plays everybody once, and nobody twice in a round', () => {
    const { pairings } = played('round-robin', count, count);
    expect(new Set(opponents(pairings)).size).toBe((count * (count - 1)) / 2);
    expect(opponents(pairings)).toHaveLength((count * (count - 1)) / 2);
  });

  test('Swiss pairs nobody twice with the same one, and gives nobody a second free round', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { pairings, rounds, entrants } = played('swiss', count, seed);
      const met = opponents(pairings);
      expect(new Set(met).size).toBe(met.length);
      const free = pairings.flatMap(({ first, second }) => (second === undefined ? [first] : []));
      expect(new Set(free).size).toBe(free.length);
      for (let round = 1; round <= rounds; round++) {
        const seated = pairings
          .filter((one) => one.round === round)
          .flatMap(({ first, second }) => [first, second ?? []].flat());
        expect(new Set(seated).size).toBe(count);
      }
      const [best] = standingsOf(entrants, pairings);
      expect(best?.points).toBe(Math.max(...standingsOf(entrants, pairings).map(({ points }) => points)));
    }
  });

  test('a knock-out ends with one who is left', () => {
    for (let seed = 0; seed < 10; seed++) {
      const { pairings, rounds } = played('knock-out', count, seed);
      expect(pairings.filter(({ round }) => round === rounds)).toHaveLength(1);
      const first = pairings.filter(({ round }) => round === 1);
      expect(first.flatMap(({ first: one, second }) => [one, second ?? []].flat())).toHaveLength(count);
    }
  });

  test('who leaves plays no more', () => {
    for (const format of ['swiss', 'round-robin'] as const) {
      const { pairings } = played(format, count, 3, true);
      expect(
        pairings.filter(({ round, first, second }) => round > 1 && (first === 'p1' || second === 'p1')),
      ).toEqual([]);
    }
  });
});
