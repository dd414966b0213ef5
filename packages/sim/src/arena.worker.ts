import { ArenaReader } from './arena/arena-reader.ts';
import type { ArenaTask } from './arena/arena-threads.ts';
import type { ArenaResult } from './arena/experiment.ts';

const reader = new ArenaReader();

/** Plays one game of an experiment in a thread of its own. */
export default function play(task: ArenaTask): ArenaResult {
  return reader.play(task);
}
