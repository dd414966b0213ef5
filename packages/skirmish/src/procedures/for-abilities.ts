import type { ProcedurePlan } from '@scapewright/kernel';
import type { Game } from '../game.ts';
import { giveBackProcedure, takeControlProcedure } from './control.ts';
import { grantProcedures, singleAttackProcedure } from './grants.ts';
import { knockbackProcedure } from './knockback.ts';
import { maneuverProcedure } from './maneuver.ts';

/** What only abilities start: what they allow out of turn, knockback, control of a figure for a time. */
export const abilityProcedures: readonly ProcedurePlan<Game>[] = [
  maneuverProcedure,
  singleAttackProcedure,
  ...grantProcedures,
  knockbackProcedure,
  takeControlProcedure,
  giveBackProcedure,
];
