import { describe, expect, test } from 'vitest';
import { card, duel } from '../test/duel.ts';
import { BatchPlayer } from './batch-player.ts';
import { GameFailure } from './game-failure.ts';
import { GamePool, runBatch } from './run-batch.ts';

describe('a batch', () => {
  test('gives the same results bit for bit on one thread and on two', async () => {
    const batch = duel({ games: 21 });
    const here = await runBatch(batch, { threads: 1 });
    expect(await runBatch(batch, { threads: 2 })).toEqual(here);
    expect(new Set(here.results.map(({ hash }) => hash)).size).toBeGreaterThan(15);
    expect(here.results.map(({ seed }) => seed).slice(0, 2)).toEqual(['duel/0', 'duel/1']);
  });

  test('plays several batches on threads that stay warm', async () => {
    const pool = new GamePool(2);
    try {
      const batches = [duel(), duel({ seed: 'another', games: 7 }), duel({ ruleset: 'heroscape' }), duel()];
      for (const batch of batches)
        expect((await pool.run(batch)).report).toEqual((await runBatch(batch, { threads: 1 })).report);
    } finally {
      await pool.close();
    }
  });

  test('holds each game under a number that plays it alone', async () => {
    const { results } = await runBatch(duel(), { threads: 1 });
    const { result, match } = new BatchPlayer(duel()).play(7, { log: true });
    expect(result).toEqual(results[7]);
    expect(match.host.log.at(-1)?.reason).toBe('game.over');
  });

  test('tells of armies, whichever start zone they had', async () => {
    const batch = duel({ games: 40, swap: true });
    const { results, report } = await runBatch(batch, { threads: 1 });
    expect(report.wins[0]?.share).toBeGreaterThan(0.7);
    expect(report.zones?.map(({ count }) => count).reduce((sum, count) => sum + count)).toBe(
      results.filter(({ winner }) => winner >= 0).length,
    );
    const giantLost = results.find(({ winner }) => winner === 1);
    expect(giantLost?.defeated ?? [1, 0]).toEqual([1, 0]);
    const alone = new BatchPlayer(batch).play(3).match.host.game;
    expect(alone.facts.playerNames).toEqual(['Elm', 'Oak']);
  });

  test('reports progress up to its end', async () => {
    const told: number[] = [];
    for (const threads of [1, 2]) {
      told.length = 0;
      await runBatch(duel({ games: 9 }), { threads, onProgress: (done) => told.push(done) });
      expect(told.at(-1)).toBe(9);
      expect(told).toEqual([...told].sort((a, b) => a - b));
    }
  });

  test('stops when it is told to', async () => {
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(runBatch(duel(), { threads: 1, signal })).rejects.toThrow('enough');
    await expect(runBatch(duel(), { threads: 2, signal })).rejects.toThrow('enough');
  });

  test('names the game that breaks and its seed, on any number of threads', async () => {
    const broken = duel({
      armies: [
        { player: 'Oak', cards: [card('odd', { abilities: [{ id: 'no-such-thing', with: {} }] })] },
        { player: 'Elm', cards: [card('scout')] },
      ],
    });
    for (const threads of [1, 2]) {
      const failure = await runBatch(broken, { threads }).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(GameFailure);
      expect(failure).toMatchObject({ game: 0, seed: 'duel/0' });
      expect((failure as Error).message).toContain('no-such-thing');
    }
  });

  test('is of no games without harm', async () => {
    const { report } = await runBatch(duel({ games: 0 }));
    expect(report).toMatchObject({ games: 0, wins: [{ share: 0, low: 0, high: 1 }, {}] });
  });
});
