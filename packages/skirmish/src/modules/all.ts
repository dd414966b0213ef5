import { boardModules } from '@scapewright/board/modules';
import { doubleRun } from './double-run.ts';
import { forks } from './forks.ts';

/** All modules of the engine. */
export const engineModules = [...boardModules, doubleRun, forks];
