import type { ProcedurePlan } from '@scapewright/kernel';
import { giveBackProcedure, takeControlProcedure } from '../rules/abilities/control.ts';
import { grantProcedures, singleAttackProcedure } from '../rules/abilities/grants.ts';
import { stimulusProcedures } from '../rules/abilities/stimulus-procedures.ts';
import {
  attackActionProcedure,
  attackPhaseProcedure,
  attacksProcedure,
  transitionProcedure,
} from '../rules/attack/attack-phase.ts';
import { combatProcedure } from '../rules/attack/combat.ts';
import { plannedAttackProcedure } from '../rules/attack/planned-attack.ts';
import { reactionProcedure, rollProcedure } from '../rules/dice/dice.ts';
import { fallProcedure } from '../rules/move/fall.ts';
import { knockbackProcedure } from '../rules/move/knockback.ts';
import { maneuverProcedure } from '../rules/move/maneuver.ts';
import { moveActionProcedure, moveProcedure } from '../rules/move/move-action.ts';
import { movePhaseProcedure } from '../rules/move/move-phase.ts';
import { swipeProcedure } from '../rules/move/swipes.ts';
import { activationProcedure } from '../rules/turn/activation.ts';
import { draftProcedures } from '../rules/turn/draft.ts';
import { gameProcedure, victoryProcedure } from '../rules/turn/game.ts';
import { initiativeProcedure, placementRollProcedure } from '../rules/turn/initiative.ts';
import { viewOrderMarkerProcedure } from '../rules/turn/order-markers.ts';
import { placementProcedure, teamPlacementProcedure } from '../rules/turn/placement.ts';
import { roundProcedure } from '../rules/turn/round.ts';
import { turnProcedure } from '../rules/turn/turn.ts';
import { defeatProcedure, lifeProcedure, receiveProcedure, woundsProcedure } from '../rules/wounds/wounds.ts';
import type { Game } from '../state/game.ts';

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
  viewOrderMarkerProcedure,
  takeControlProcedure,
  giveBackProcedure,
  ...stimulusProcedures,
];
