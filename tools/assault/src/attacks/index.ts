import type { Attack } from '../attack.ts';
import { answers } from './answers.ts';
import { forks } from './forks.ts';
import { records } from './records.ts';
import { saves } from './saves.ts';

/** Every attack, in the order in which they are tried. */
export const attacks: readonly Attack[] = [saves, records, answers, forks];
