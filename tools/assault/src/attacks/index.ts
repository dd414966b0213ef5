import type { Attack } from '../attack.ts';
import { answers } from './answers.ts';
import { budgets } from './budgets.ts';
import { forks } from './forks.ts';
import { kills } from './kills.ts';
import { maps } from './maps.ts';
import { packs } from './packs.ts';
import { pairedWorlds } from './paired-worlds.ts';
import { records } from './records.ts';
import { saves } from './saves.ts';
import { scenarios } from './scenarios.ts';

/** Every attack, in the order in which they are tried. */
export const attacks: readonly Attack[] = [
  saves,
  records,
  answers,
  forks,
  pairedWorlds,
  packs,
  scenarios,
  maps,
  budgets,
  kills,
];
