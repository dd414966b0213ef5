import { Battlefield } from '../battlefield.ts';
import type { BattlefieldPlan } from '../plan.ts';
import { buildParts } from './parts.ts';

/**
 * Compiles a plan into a battlefield. Throws BoardError for what cannot be: unknown and duplicate names, masses that overlap,
 * walls between spaces that are not neighbours, numbers out of bounds.
 */
export function compileBattlefield(plan: BattlefieldPlan): Battlefield {
  const whole: BattlefieldPlan = { walls: [], solids: [], links: [], ...plan };
  return new Battlefield(buildParts(whole));
}
