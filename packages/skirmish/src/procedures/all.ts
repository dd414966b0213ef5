import type { ProcedurePlan } from '@scapewright/kernel';
import type { Game } from '../game.ts';
import { reactionProcedure, rollProcedure } from '../verbs/dice.ts';
import { defeatProcedure, lifeProcedure, receiveProcedure, woundsProcedure } from '../verbs/wounds.ts';
import {
  attackActionProcedure,
  attackPhaseProcedure,
  attacksProcedure,
  transitionProcedure,
} from './attack-phase.ts';
import { combatProcedure } from './combat.ts';
import { giveBackProcedure, takeControlProcedure } from './control.ts';
import { draftProcedures } from './draft.ts';
import { fallProcedure } from './fall.ts';
import { gameProcedure, victoryProcedure } from './game.ts';
import { grantProcedures, singleAttackProcedure } from './grants.ts';
import { initiativeProcedure, placementRollProcedure } from './initiative.ts';
import { knockbackProcedure } from './knockback.ts';
import { maneuverProcedure } from './maneuver.ts';
import { moveActionProcedure, moveProcedure } from './move-action.ts';
import { movePhaseProcedure } from './move-phase.ts';
import { placementProcedure, teamPlacementProcedure } from './placement.ts';
import { plannedAttackProcedure } from './planned-attack.ts';
import { roundProcedure } from './round.ts';
import { stimulusProcedures } from './stimuli.ts';
import { swipeProcedure } from './swipes.ts';
import { activationProcedure, turnProcedure } from './turn.ts';

/**
 * The procedures that hex skirmish rulesets share: a game from its setup to its end, what abilities start in it, and the events
 * that scenarios, editors and items cause from outside. A ruleset lists those that it runs, and puts its own in place of some.
 */
export const skirmishProcedures: readonly ProcedurePlan<Game>[] = [
  gameProcedure,
  victoryProcedure,
  roundProcedure,
  initiativeProcedure,
  placementRollProcedure,
  placementProcedure,
  teamPlacementProcedure,
  turnProcedure,
  activationProcedure,
  movePhaseProcedure,
  moveActionProcedure,
  moveProcedure,
  ...draftProcedures,
  maneuverProcedure,
  swipeProcedure,
  fallProcedure,
  transitionProcedure,
  attackPhaseProcedure,
  attackActionProcedure,
  attacksProcedure,
  combatProcedure,
  singleAttackProcedure,
  plannedAttackProcedure,
  ...grantProcedures,
  rollProcedure,
  reactionProcedure,
  woundsProcedure,
  receiveProcedure,
  lifeProcedure,
  defeatProcedure,
  knockbackProcedure,
  takeControlProcedure,
  giveBackProcedure,
  ...stimulusProcedures,
];
