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
import { fallProcedure } from './fall.ts';
import { gameProcedure, victoryProcedure } from './game.ts';
import { initiativeProcedure, placementRollProcedure } from './initiative.ts';
import { moveActionProcedure, moveProcedure } from './move-action.ts';
import { movePhaseProcedure } from './move-phase.ts';
import { placementProcedure, teamPlacementProcedure } from './placement.ts';
import { plannedAttackProcedure } from './planned-attack.ts';
import { roundProcedure } from './round.ts';
import { swipeProcedure } from './swipes.ts';
import { activationProcedure, turnProcedure } from './turn.ts';

/** From the setup of the game to the moves of a turn. */
export const turnProcedures: readonly ProcedurePlan<Game>[] = [
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
];

/** What moves lead to, and the attacks of a turn. */
export const attackProcedures: readonly ProcedurePlan<Game>[] = [
  swipeProcedure,
  fallProcedure,
  transitionProcedure,
  attackPhaseProcedure,
  attackActionProcedure,
  attacksProcedure,
  combatProcedure,
];

/** Dice, and the wounds that they bring. */
export const woundProcedures: readonly ProcedurePlan<Game>[] = [
  rollProcedure,
  reactionProcedure,
  woundsProcedure,
  receiveProcedure,
  lifeProcedure,
  defeatProcedure,
];

/** The procedures that every game of a hex skirmish ruleset runs; others are brought by need, with modules of the engine. */
export const coreProcedures: readonly ProcedurePlan<Game>[] = [
  ...turnProcedures,
  ...attackProcedures,
  plannedAttackProcedure,
  ...woundProcedures,
];
