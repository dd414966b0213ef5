import { availableParallelism } from 'node:os';
import type { Batch } from './batch.ts';
import { BatchPlayer, pluginsOf } from './batch-player.ts';
import { GameFailure } from './game-failure.ts';
import { ContestPacker, GameQueue, type GameShare, playShare, type ShareOutcome } from './game-share.ts';
import { openWorkers, type Workers } from './open-workers.ts';
import type { GameResult } from './play.ts';
import { type BatchReport, reportOf } from './statistics.ts';

/** How often progress is told while threads play. */
const progressMs = 200;

/** How a batch is run. */
export interface RunOptions {
  /** Told now and then, and at the end: games played, and games in all. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Ends the batch early: the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Ends the batch early with the games that have been played, the first ones of it. */
  readonly stop?: AbortSignal | undefined;
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
  async run(batch: Batch, { onProgress, signal, stop }: RunOptions = {}): Promise<BatchOutcome> {
    this.workers ??= openWorkers('batch', this.threads);
    const workers = await this.workers;
    const { seed, games } = batch;
    const queue = new GameQueue(games);
    const stopPlaying = (): void => queue.stop();
    if (stop?.aborted) stopPlaying();
    stop?.addEventListener('abort', stopPlaying, { once: true });
    const share = { ...this.packer.pack(batch), seed, games, counters: queue.counters };
    const shares = Array.from({ length: Math.min(this.threads, games) }, () =>
      workers.run(share, { signal: signal ?? null }),
    );
    const telling = onProgress && setInterval(() => onProgress(queue.done, games), progressMs);
    try {
      const outcome = outcomeOf(batch, await Promise.all(shares));
      onProgress?.(outcome.results.length, games);
      return outcome;
    } catch (error) {
      queue.stop();
      await Promise.allSettled(shares);
      throw signal?.aborted ? signal.reason : error;
    } finally {
      clearInterval(telling);
      stop?.removeEventListener('abort', stopPlaying);
    }
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await (await this.workers)?.destroy();
  }
}

async function runHere(batch: Batch, { onProgress, signal, stop }: RunOptions): Promise<BatchOutcome> {
  const player = new BatchPlayer(batch, await pluginsOf(batch.code));
  const queue = new GameQueue(batch.games);
  const outcomes: ShareOutcome[] = [];
  const most = Math.min(50, Math.ceil(batch.games / 16));
  do {
    signal?.throwIfAborted();
    outcomes.push(playShare(player, batch.seed, queue, most));
    onProgress?.(queue.done, batch.games);
    await new Promise((resolve) => setImmediate(resolve));
  } while (queue.done < batch.games && !outcomes.at(-1)?.failure && !stop?.aborted);
  return outcomeOf(batch, outcomes);
}

function outcomeOf(batch: Batch, outcomes: readonly ShareOutcome[]): BatchOutcome {
  const failures = outcomes.flatMap(({ failure }) => failure ?? []);
  const [broken] = failures.sort((a, b) => a.game - b.game);
  if (broken) throw new GameFailure(broken.game, broken.seed, broken.message);
  const numbered = outcomes.flatMap((outcome) => outcome.results).sort(([a], [b]) => a - b);
  const results = numbered.map(([, result]) => result);
  return { results, report: reportOf(results, batch.armies.length, batch.swap) };
}
