import { openWorkers } from '../open-workers.ts';
import type { ArenaResult, Experiment } from './experiment.ts';

/** One game, as a thread receives it. `experiment` names what it plays of: threads keep the last. */
export interface ArenaTask {
  readonly experiment: Experiment;
  readonly pair: number;
  readonly game: number;
}

/** Threads that play games of experiments, while the thread that asks stays free to answer others. */
export interface ArenaThreads {
  play(task: ArenaTask): Promise<ArenaResult>;
  close(): Promise<void>;
}

/** Opens so many threads. */
export async function openArenaThreads(threads: number): Promise<ArenaThreads> {
  const workers = await openWorkers<ArenaTask, ArenaResult>('arena', threads);
  return { play: (task) => workers.run(task), close: () => workers.destroy() };
}
