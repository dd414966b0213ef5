import { abilities } from './abilities.ts';
import { doubleRun } from './double-run.ts';
import { drafting } from './drafting.ts';
import { explanations } from './explanations.ts';
import { forks } from './forks.ts';
import { groundChanges } from './ground-changes.ts';
import { narration } from './narration.ts';
import { objects } from './objects.ts';
import { severalBattlefields } from './several-battlefields.ts';
import type { SkirmishModule } from './skirmish-module.ts';
import { tokens } from './tokens.ts';

/** All modules of the engine. */
export const engineModules: readonly SkirmishModule[] = [
  abilities,
  doubleRun,
  drafting,
  explanations,
  forks,
  groundChanges,
  narration,
  objects,
  severalBattlefields,
  tokens,
];
