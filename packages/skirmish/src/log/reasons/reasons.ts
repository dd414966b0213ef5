import { teamReasons } from '../../rules/team/team-reasons.ts';
import { abilityReasons, grantReasons } from './ability-reasons.ts';
import { battlefieldReasons } from './battlefield-reasons.ts';
import { combatReasons } from './combat-reasons.ts';
import { baseReasons, explanationReasons } from './explanation-reasons.ts';
import { movementReasons, refusedWays } from './movement-reasons.ts';
import { sequenceReasons } from './sequence-reasons.ts';

/**
 * Every reason that shared code cites in log lines, refusals and explanations. A ruleset maps each to its own ledger ids or
 * names it among those of which its ledger says nothing; what is missing in both is a start-up error. `move.` reasons of refused ways are those of the path search. The
 * reasons of terrain (`terrain.ID.MOMENT`) and of other units are their units' own.
 */
export const skirmishReasons = /* @__PURE__ */ allReasons();

/** One reason of shared code. */
export type SkirmishReason = (typeof skirmishReasons)[number];

/** In a function, so that bundlers may leave the list out. */
function allReasons() {
  return [
    ...teamReasons,
    ...sequenceReasons,
    ...movementReasons,
    ...refusedWays,
    ...battlefieldReasons,
    ...combatReasons,
    ...abilityReasons,
    ...grantReasons,
    ...baseReasons,
    ...explanationReasons,
  ] as const;
}
