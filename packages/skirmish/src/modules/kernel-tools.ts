import type { KernelTools } from '@scapewright/kernel';
import { ModuleSlot } from '../engine-module.ts';
import type { resample } from '../resample.ts';

/** Forks that do not know the dice to come, or what a seat may not know: for bots and odds. */
export const forkSlot = new ModuleSlot<
  Pick<KernelTools, 'drawAnew'> & { readonly resample: typeof resample }
>('forks');
/** Double-run mode. */
export const doubleRunSlot = new ModuleSlot<KernelTools['doubleRun']>('double-run');

/** What the kernel may do without, as far as it has been brought. */
export const broughtTools: KernelTools = {
  get drawAnew() {
    return forkSlot.code.drawAnew;
  },
  get doubleRun() {
    return doubleRunSlot.code;
  },
};
