import { type DoubleRun, doubleRun } from '../clock/double-run.ts';
import { drawAnew } from './fork.ts';

/** What an engine may do without: an app brings it, or it is refused by name. */
export interface KernelTools {
  /** Forks that do not know the dice to come, or what a seat may not know. */
  readonly drawAnew: typeof drawAnew;
  /** Double-run mode: `MatchOptions.paranoid`. */
  readonly doubleRun: DoubleRun;
}

/** All of them, as every checked engine has them. */
export const kernelTools: KernelTools = { drawAnew, doubleRun };
