import type { ProcedurePlan } from '@scapewright/kernel';
import type { Game } from '../game.ts';
import { giveBackProcedure, takeControlProcedure } from './control.ts';
import { attackProcedures, turnProcedures, woundProcedures } from './core.ts';
import { draftProcedures } from './draft.ts';
import { grantProcedures, singleAttackProcedure } from './grants.ts';
import { knockbackProcedure } from './knockback.ts';
import { maneuverProcedure } from './maneuver.ts';
import { plannedAttackProcedure } from './planned-attack.ts';

/** The procedures of a game that hex skirmish rulesets share. A ruleset lists those that it runs, and puts its own in place of some. */
export const gameProcedures: readonly ProcedurePlan<Game>[] = /* @__PURE__ */ [
  turnProcedures,
  draftProcedures,
  [maneuverProcedure],
  attackProcedures,
  [singleAttackProcedure, plannedAttackProcedure],
  grantProcedures,
  woundProcedures,
  [knockbackProcedure, takeControlProcedure, giveBackProcedure],
].flat();
