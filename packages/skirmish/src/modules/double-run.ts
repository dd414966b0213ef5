import { kernelTools } from '@scapewright/kernel';
import { doubleRunSlot } from './kernel-tools.ts';

/** Every function is run twice and compared: `MatchOptions.paranoid` needs it. */
export const doubleRun = doubleRunSlot.module(kernelTools.doubleRun);
