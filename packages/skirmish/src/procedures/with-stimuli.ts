import type { ProcedurePlan } from '@scapewright/kernel';
import type { Game } from '../game.ts';
import { gameProcedures } from './all.ts';
import { stimulusProcedures } from './stimuli.ts';

/** The procedures of a game, and the events that scenarios and editors cause from outside. */
export const skirmishProcedures: readonly ProcedurePlan<Game>[] = /* @__PURE__ */ gameProcedures.concat(
  stimulusProcedures,
);
