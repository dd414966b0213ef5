import { availableParallelism } from 'node:os';
import type { Batch } from './batch.ts';
import { BatchPlayer, pluginsOf } from './batch-player.ts';
import { GameFailure } from './game-failure.ts';
import { ContestPacker, type GameShare, playShare, type ShareOutcome } from './game-share.ts';
import { openWorkers, partsOf, type Workers } from './open-workers.ts';
import type { GameResult } from './play.ts';
import { type BatchReport, reportOf } from './statistics.ts';

/** How a batch is run. */
export interface RunOptions {
  /** Told after each part: games played, and games in all. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Ends the batch early: the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** A batch's results in the order of its games, and what they come to. */
export interface BatchOutcome {
  readonly results: readonly GameResult[];
  readonly report: BatchReport;
}

/**
 * Runs a batch over threads (default: as many as the machine has cores; 1: in the caller's own). The results are the same
 * bit for bit, whatever their number. Throws {@link GameFailure} for the first game that breaks.
 */
export async function runBatch(
  batch: Batch,
  { threads = availableParallelism(), ...options }: RunOptions & { readonly threads?: number } = {},
): Promise<BatchOutcome> {
  if (threads <= 1 || batch.games <= 1) return runHere(batch, options);
  const pool = new GamePool(Math.min(threads, batch.games));
  try {
    return await pool.run(batch, options);
  } finally {
    await pool.close();
  }
}

/** Threads that stay warm from batch to batch, also in what they know of armies and map: for callers that run many. */
export class GamePool {
  readonly threads: number;
  private workers: Promise<Workers<GameShare, ShareOutcome>> | undefined;
  private readonly packer = new ContestPacker();

  constructor(threads: number = availableParallelism()) {
    this.threads = threads;
  }

  /** Runs a batch. */
  async run(batch: Batch, { onProgress, signal }: RunOptions = {}): Promise<BatchOutcome> {
    this.workers ??= openWorkers('batch', this.threads);
    const workers = await this.workers;
    const contest = this.packer.pack(batch);
    const { seed } = batch;
    let done = 0;
    const parts = partsOf(batch.games, this.threads).map(async ({ first, count }) => {
      const outcome = await workers.run({ ...contest, seed, first, count }, { signal: signal ?? null });
      done += count;
      onProgress?.(done, batch.games);
      return outcome;
    });
    try {
      return outcomeOf(batch, await Promise.all(parts));
    } catch (error) {
      await Promise.allSettled(parts);
      throw signal?.aborted ? signal.reason : error;
    }
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await (await this.workers)?.destroy();
  }
}

async function runHere(batch: Batch, { onProgress, signal }: RunOptions): Promise<BatchOutcome> {
  const player = new BatchPlayer(batch, await pluginsOf(batch.code));
  const outcomes: ShareOutcome[] = [];
  for (const { first, count } of partsOf(batch.games, 4)) {
    signal?.throwIfAborted();
    outcomes.push(playShare(player, batch.seed, first, count));
    onProgress?.(first + count, batch.games);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return outcomeOf(batch, outcomes);
}

function outcomeOf(batch: Batch, outcomes: readonly ShareOutcome[]): BatchOutcome {
  const broken = outcomes.find(({ failure }) => failure)?.failure;
  if (broken) throw new GameFailure(broken.game, broken.seed, broken.message);
  const results = outcomes.flatMap((outcome) => outcome.results);
  return { results, report: reportOf(results, batch.armies.length, batch.swap) };
}
