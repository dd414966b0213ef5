import { type Experiment, openArenaThreads } from '@scapewright/sim';
import type { ArenaJob } from './arena-database.ts';
import { openArenaQueue } from './arena-queue.ts';
import { openDatabase, pause } from './share-experiment.ts';

/** How a machine works for experiments that others have laid out. */
export interface ArenaWork {
  readonly url: string;
  readonly threads: number;
  readonly signal: AbortSignal;
  /** Milliseconds without any job after which it ends; left out: it waits for ever. */
  readonly idle?: number | undefined;
  /** A game is played and kept. */
  readonly onGame: (played: number) => void;
}

const lookEvery = 250;
/** Experiments that are kept in memory. */
const mostKept = 4;

/**
 * Plays games of any experiment in the database until it is told to stop. It may end at any moment, in any way: what it had begun
 * is played by another, and what it had kept is not played again.
 */
export async function workForArena({ url, threads, signal, idle, onGame }: ArenaWork): Promise<number> {
  const database = await openDatabase(url);
  const queue = await openArenaQueue(url);
  const opened = await openArenaThreads(threads);
  const experiments = new Map<string, Experiment | undefined>();
  let played = 0;
  let busy = 0;
  const experimentOf = async (key: string): Promise<Experiment | undefined> => {
    if (!experiments.has(key)) {
      if (experiments.size >= mostKept) experiments.clear();
      experiments.set(key, await database.experiment(key));
    }
    return experiments.get(key);
  };
  const play = async (job: ArenaJob): Promise<void> => {
    const experiment = await experimentOf(job.experiment);
    if (!experiment) return;
    const known = await database.played(job);
    for (const game of job.games) {
      // What is left of a job is laid out again by whoever waits for it.
      if (signal.aborted) return;
      if (known.has(game)) continue;
      const result = await opened
        .play({ experiment, pair: job.pair, game })
        .catch((error: Error) => (signal.aborted ? undefined : error));
      if (result === undefined) return;
      if (result instanceof Error) {
        await database.keepFailure(job.experiment, job.pair, game, result.message);
        continue;
      }
      await database.keepResult(job.experiment, result);
      played++;
      onGame(played);
    }
  };
  const worker = queue.work(async (job) => {
    busy++;
    try {
      await play(job);
    } finally {
      busy--;
    }
  }, threads);
  try {
    for (let quiet = 0; !signal.aborted && (idle === undefined || quiet < idle); quiet += lookEvery) {
      await pause(lookEvery, signal);
      if (busy > 0 || (idle !== undefined && (await queue.left()) > 0)) quiet = 0;
    }
    return played;
  } finally {
    await worker.stop();
    await opened.close();
    await queue.close();
    await database.close();
  }
}
