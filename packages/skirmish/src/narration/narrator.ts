import { ModuleSlot } from '../engine-module.ts';
import type { SkirmishRun } from '../unit.ts';
import type * as lines from './lines.ts';

/** Lines of the log for which more has to be found out than what happens: for matches that keep a log. */
export const narrationSlot = new ModuleSlot<typeof lines>('narration');

/** What writes them; undefined where no log is kept. */
export function narrator(run: SkirmishRun): typeof lines | undefined {
  return run.isLogged ? narrationSlot.code : undefined;
}
