// Written by `pnpm run generate:lists` from the folders beside it.
import { plugin, type SkirmishPlugin } from '@scapewright/skirmish/author';
import { acceleratedHealingFactor } from './accelerated-healing-factor/accelerated-healing-factor.ts';
import { auraParts } from './aura/aura.ts';
import { batARangArsenal } from './bat-a-rang-arsenal/bat-a-rang-arsenal.ts';
import { body } from './body/body.ts';
import { bondingParts } from './bonding/bonding.ts';
import { carryParts } from './carry/carry.ts';
import { clauseParts } from './clause/clause.ts';
import { climbParts } from './climb/climb.ts';
import { counterStrikeParts } from './counter-strike/counter-strike.ts';
import { deadlyShotParts } from './deadly-shot/deadly-shot.ts';
import { disengageParts } from './disengage/disengage.ts';
import { doubleAttackParts } from './double-attack/double-attack.ts';
import { engagementStrikeParts } from './engagement-strike/engagement-strike.ts';
import { entanglingShock } from './entangling-shock/entangling-shock.ts';
import { explosionParts } from './explosion/explosion.ts';
import { frenzyParts } from './frenzy/frenzy.ts';
import { ghostWalkParts } from './ghost-walk/ghost-walk.ts';
import { heatRod } from './heat-rod/heat-rod.ts';
import { leagueContingencyPlan } from './league-contingency-plan/league-contingency-plan.ts';
import { mindShackleParts } from './mind-shackle/mind-shackle.ts';
import { overextendAttackParts } from './overextend-attack/overextend-attack.ts';
import { preservingJustice } from './preserving-justice/preserving-justice.ts';
import { rageSmash } from './rage-smash/rage-smash.ts';
import { releaseTheKraken } from './release-the-kraken/release-the-kraken.ts';
import { ripTideRush } from './rip-tide-rush/rip-tide-rush.ts';
import { stealthClimbing } from './stealth-climbing/stealth-climbing.ts';
import { stealthFlyingParts } from './stealth-flying/stealth-flying.ts';
import { stealthLeapParts } from './stealth-leap/stealth-leap.ts';
import { summonTheSevenSeas } from './summon-the-seven-seas/summon-the-seven-seas.ts';
import { superLeapParts } from './super-leap/super-leap.ts';
import { warriorsSpiritParts } from './warriors-spirit/warriors-spirit.ts';
import { waterCloneParts } from './water-clone/water-clone.ts';
import { whirlwindAssaultParts } from './whirlwind-assault/whirlwind-assault.ts';
import { worthyFoeParts } from './worthy-foe/worthy-foe.ts';
import { version } from './version.gen.ts';

export const acceleratedHealingFactorPlugin = /* @__PURE__ */ plugin('abilities/accelerated-healing-factor', version, acceleratedHealingFactor);
export const auraPlugin = /* @__PURE__ */ plugin('abilities/aura', version, auraParts);
export const batARangArsenalPlugin = /* @__PURE__ */ plugin('abilities/bat-a-rang-arsenal', version, batARangArsenal);
export const bodyPlugin = /* @__PURE__ */ plugin('abilities/body', version, body);
export const bondingPlugin = /* @__PURE__ */ plugin('abilities/bonding', version, bondingParts);
export const carryPlugin = /* @__PURE__ */ plugin('abilities/carry', version, carryParts);
export const clausePlugin = /* @__PURE__ */ plugin('abilities/clause', version, clauseParts);
export const climbPlugin = /* @__PURE__ */ plugin('abilities/climb', version, climbParts);
export const counterStrikePlugin = /* @__PURE__ */ plugin('abilities/counter-strike', version, counterStrikeParts);
export const deadlyShotPlugin = /* @__PURE__ */ plugin('abilities/deadly-shot', version, deadlyShotParts);
export const disengagePlugin = /* @__PURE__ */ plugin('abilities/disengage', version, disengageParts);
export const doubleAttackPlugin = /* @__PURE__ */ plugin('abilities/double-attack', version, doubleAttackParts);
export const engagementStrikePlugin = /* @__PURE__ */ plugin('abilities/engagement-strike', version, engagementStrikeParts);
export const entanglingShockPlugin = /* @__PURE__ */ plugin('abilities/entangling-shock', version, entanglingShock);
export const explosionPlugin = /* @__PURE__ */ plugin('abilities/explosion', version, explosionParts);
export const frenzyPlugin = /* @__PURE__ */ plugin('abilities/frenzy', version, frenzyParts);
export const ghostWalkPlugin = /* @__PURE__ */ plugin('abilities/ghost-walk', version, ghostWalkParts);
export const heatRodPlugin = /* @__PURE__ */ plugin('abilities/heat-rod', version, heatRod);
export const leagueContingencyPlanPlugin = /* @__PURE__ */ plugin('abilities/league-contingency-plan', version, leagueContingencyPlan);
export const mindShacklePlugin = /* @__PURE__ */ plugin('abilities/mind-shackle', version, mindShackleParts);
export const overextendAttackPlugin = /* @__PURE__ */ plugin('abilities/overextend-attack', version, overextendAttackParts);
export const preservingJusticePlugin = /* @__PURE__ */ plugin('abilities/preserving-justice', version, preservingJustice);
export const rageSmashPlugin = /* @__PURE__ */ plugin('abilities/rage-smash', version, rageSmash);
export const releaseTheKrakenPlugin = /* @__PURE__ */ plugin('abilities/release-the-kraken', version, releaseTheKraken);
export const ripTideRushPlugin = /* @__PURE__ */ plugin('abilities/rip-tide-rush', version, ripTideRush);
export const stealthClimbingPlugin = /* @__PURE__ */ plugin('abilities/stealth-climbing', version, stealthClimbing);
export const stealthFlyingPlugin = /* @__PURE__ */ plugin('abilities/stealth-flying', version, stealthFlyingParts);
export const stealthLeapPlugin = /* @__PURE__ */ plugin('abilities/stealth-leap', version, stealthLeapParts);
export const summonTheSevenSeasPlugin = /* @__PURE__ */ plugin('abilities/summon-the-seven-seas', version, summonTheSevenSeas);
export const superLeapPlugin = /* @__PURE__ */ plugin('abilities/super-leap', version, superLeapParts);
export const warriorsSpiritPlugin = /* @__PURE__ */ plugin('abilities/warriors-spirit', version, warriorsSpiritParts);
export const waterClonePlugin = /* @__PURE__ */ plugin('abilities/water-clone', version, waterCloneParts);
export const whirlwindAssaultPlugin = /* @__PURE__ */ plugin('abilities/whirlwind-assault', version, whirlwindAssaultParts);
export const worthyFoePlugin = /* @__PURE__ */ plugin('abilities/worthy-foe', version, worthyFoeParts);

/** Every plugin of the chapter, one for each folder. A ruleset lists those that it knows: of variants of one, one. */
export const abilityPlugins: readonly SkirmishPlugin[] = [
  acceleratedHealingFactorPlugin,
  auraPlugin,
  batARangArsenalPlugin,
  bodyPlugin,
  bondingPlugin,
  carryPlugin,
  clausePlugin,
  climbPlugin,
  counterStrikePlugin,
  deadlyShotPlugin,
  disengagePlugin,
  doubleAttackPlugin,
  engagementStrikePlugin,
  entanglingShockPlugin,
  explosionPlugin,
  frenzyPlugin,
  ghostWalkPlugin,
  heatRodPlugin,
  leagueContingencyPlanPlugin,
  mindShacklePlugin,
  overextendAttackPlugin,
  preservingJusticePlugin,
  rageSmashPlugin,
  releaseTheKrakenPlugin,
  ripTideRushPlugin,
  stealthClimbingPlugin,
  stealthFlyingPlugin,
  stealthLeapPlugin,
  summonTheSevenSeasPlugin,
  superLeapPlugin,
  warriorsSpiritPlugin,
  waterClonePlugin,
  whirlwindAssaultPlugin,
  worthyFoePlugin,
];
