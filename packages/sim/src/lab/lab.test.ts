import { Table, TableHost, tableWords } from '@scapewright/table';
import { type BattleRecord, createEngine } from '@scapewright/table/battle';
import { describe, expect, test } from 'vitest';
import { card, meadow } from '../../test/duel.ts';
import { LabPlayer, labSeed } from './lab-game.ts';
import { labReport } from './lab-report.ts';

const armies = [
  { player: 'Oak', cards: [card('giant', { life: 4, attack: 5, points: 120 })] },
  { player: 'Elm', cards: [card('archer', { range: 4, points: 60 }), card('guard', { points: 60 })] },
];
const engine = createEngine('heroscape');
const recordOf = (order: readonly number[]): BattleRecord => ({
  ruleset: 'heroscape',
  ...{ map: 'meadow', mapFile: 'meadow', ground: meadow, scenery: { zones: [], objects: [] } },
  armies: order.map((side) => armies[side] as (typeof armies)[number]),
  seats: ['greedy', 'greedy'],
  seed: 'lab',
});
const records = [recordOf([0, 1]), recordOf([1, 0])] as const;
const player = new LabPlayer(engine, records, 'lab');

describe('a laboratory', () => {
  test('plays each game as a table of the same bots plays it, so that it can be watched', async () => {
    for (const game of [0, 1]) {
      const record = { ...(records[game] as BattleRecord), seed: labSeed('lab', game) };
      const table = new Table({ engine, record, words: tableWords(engine) });
      const host = new TableHost(table, { id: 'lab', pause: () => Promise.resolve() });
      host.pump();
      await expect.poll(() => table.status, { timeout: 20_000 }).toBe('over');
      expect(player.play(game).hash).toBe(table.match.host.hash());
    }
  });

  test('tells of each card what it gave, took and lost, on whichever seat its side sat', () => {
    const games = Array.from({ length: 12 }, (_, game) => player.play(game));
    expect(games.map(({ first }) => first)).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]);
    for (const { cards, winner } of games) {
      expect(cards.map(({ side, card: id }) => `${side} ${id}`).sort()).toEqual([
        '0 giant',
        '1 archer',
        '1 guard',
      ]);
      const of = (side: number) => cards.filter((one) => one.side === side);
      const sum = (side: number, key: 'dealt' | 'taken' | 'defeats' | 'lost'): number =>
        of(side).reduce((total, one) => total + one[key], 0);
      // Nothing but enemies hurts anybody on a meadow.
      expect([sum(0, 'dealt'), sum(1, 'dealt')]).toEqual([sum(1, 'taken'), sum(0, 'taken')]);
      expect([sum(0, 'defeats'), sum(1, 'defeats')]).toEqual([sum(1, 'lost'), sum(0, 'lost')]);
      if (winner >= 0) expect(of(1 - winner).every(({ lost, figures }) => lost === figures)).toBe(true);
    }
    const report = labReport(games);
    expect(report.wins[0].count + report.wins[1].count + report.draws).toBe(12);
    expect(report.rounds.counts.reduce((sum, [, count]) => sum + count, 0)).toBe(12);
    // The only card of a side survives where its side wins, and nowhere else.
    const giant = report.cards.find(({ card: id }) => id === 'giant');
    expect(giant?.survived.count).toBe(report.wins[0].count);
    expect(giant?.wonWith.share).toBe(1);
  });
});
