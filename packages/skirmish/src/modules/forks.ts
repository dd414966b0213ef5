import { kernelTools } from '@scapewright/kernel';
import { resample } from '../resample.ts';
import { forkSlot } from './kernel-tools.ts';

/** Forks that do not know the dice to come, or what a seat may not know: `Match.fork` with a seat or a seed needs it. */
export const forks = forkSlot.module({ drawAnew: kernelTools.drawAnew, resample });
