import type { RuleId } from '@scapewright/rulebook/ids';
import type { SkirmishReason } from '@scapewright/skirmish/engine';
import { abilities } from './reasons/abilities.ts';
import { battlefield } from './reasons/battlefield.ts';
import { combat } from './reasons/combat.ts';
import { explanations } from './reasons/explanations.ts';
import { movement, refusedWay } from './reasons/movement.ts';
import { sequence } from './reasons/sequence.ts';
import { teamBuilding } from './reasons/team-building.ts';

/**
 * Ledger ids behind every reason that shared code cites, the one that says it best first. Empty where this game never
 * comes to it.
 */
export const heroscapeReasons: Readonly<Record<SkirmishReason, readonly RuleId[]>> = {
  ...teamBuilding,
  ...sequence,
  ...movement,
  ...refusedWay,
  ...battlefield,
  ...combat,
  ...abilities,
  ...explanations,
};
