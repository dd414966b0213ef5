import { describe, expect, test } from 'vitest';
import type { GameResult } from './play.ts';
import { csvOf } from './result-table.ts';
import { reportOf, shareOf } from './statistics.ts';

const result = (winner: number, rounds: number, hash = 'a'): GameResult => ({
  seed: `s/${rounds}`,
  winner,
  rounds,
  decisions: 10 * rounds,
  wounds: [rounds, 0],
  defeated: [winner === 1 ? 1 : 0, 0],
  hash,
});

describe('statistics', () => {
  test('give the Wilson interval of a share', () => {
    const { share, low, high } = shareOf(55, 100);
    expect([share, low.toFixed(4), high.toFixed(4)]).toEqual([0.55, '0.4524', '0.6439']);
    expect(shareOf(0, 10)).toMatchObject({ low: 0, share: 0 });
    expect(shareOf(10, 10).high).toBeCloseTo(1, 12);
  });

  test('count wins, draws and unfinished games apart', () => {
    const report = reportOf([result(0, 2), result(0, 4), result(1, 6), result(-1, 8), result(-2, 5)], 2);
    expect(report.wins.map(({ count }) => count)).toEqual([2, 1]);
    expect([report.draws.count, report.unfinished, report.games]).toEqual([1, 1, 5]);
    expect(report.rounds.mean).toBe(5);
    expect(report.rounds.deviation).toBeCloseTo(Math.sqrt(5), 10);
    expect(report.wounds.map(({ mean }) => mean)).toEqual([5, 0]);
    expect(report.zones).toBeUndefined();
  });

  test('count the zones from which games are won, where armies change them', () => {
    const report = reportOf([result(0, 1), result(1, 1), result(0, 1)], 2, true);
    expect(report.zones?.map(({ count }) => count)).toEqual([3, 0]);
  });

  test('have a checksum that sees order and content', () => {
    const checksum = (...hashes: string[]) =>
      reportOf(
        hashes.map((hash) => result(0, 1, hash)),
        2,
      ).checksum;
    expect(new Set([checksum('a', 'b'), checksum('b', 'a'), checksum('a', 'c')]).size).toBe(3);
  });

  test('are written as a table', () => {
    expect(csvOf([result(1, 3), result(-1, 2)], ['Oak', 'Elm, old'])).toBe(
      [
        'game,seed,winner,rounds,decisions,wounds Oak,"wounds Elm, old",defeated Oak,"defeated Elm, old",hash',
        '0,s/3,"Elm, old",3,30,3,0,1,0,a',
        '1,s/2,draw,2,20,2,0,0,0,a',
        '',
      ].join('\n'),
    );
  });
});
