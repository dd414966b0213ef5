import { openArenaThreads } from './arena-threads.ts';
import { ArenaPlayer, type ArenaResult, type Experiment, gamesOf, resultKey } from './experiment.ts';
import { processorTime } from './processor-time.ts';

/** How an experiment is run. */
export interface ArenaOptions {
  readonly threads: number;
  /** What has been played already: these games are left out. */
  readonly before?: readonly ArenaResult[];
  /** Is told each result as soon as it is there, so that it can be kept: whatever ends the run, it goes on from there. */
  readonly onResult: (result: ArenaResult) => void;
  readonly signal?: AbortSignal;
}

/** Plays what is left of an experiment. Results come in any order; the same game always comes to the same. */
export async function runArena(
  experiment: Experiment,
  { threads, before = [], onResult, signal }: ArenaOptions,
): Promise<void> {
  const known = new Set(before.map(resultKey));
  const left = gamesOf(experiment).filter((one) => !known.has(resultKey(one)));
  if (threads <= 1) {
    const player = new ArenaPlayer(experiment, processorTime);
    for (const { pair, game } of left) {
      if (signal?.aborted) return;
      onResult(player.play(pair, game));
      await new Promise((resolve) => setImmediate(resolve));
    }
    return;
  }
  const opened = await openArenaThreads(Math.min(threads, Math.max(1, left.length)));
  try {
    const queue = [...left];
    const work = async (): Promise<void> => {
      for (let next = queue.shift(); next && !signal?.aborted; next = queue.shift())
        onResult(await opened.play({ experiment, ...next }));
    };
    await Promise.all(Array.from({ length: threads }, work));
  } finally {
    await opened.close();
  }
}
