// Written by `pnpm run generate:lists` from the folders beside it.
import { plugin, type SkirmishPlugin } from '@scapewright/skirmish/author';
import { acceleratedHealingFactor } from './accelerated-healing-factor/accelerated-healing-factor.ts';
import { ascendParts } from './ascend/ascend.ts';
import { auraParts } from './aura/aura.ts';
import { automaticShieldParts } from './automatic-shield/automatic-shield.ts';
import { batARangArsenal } from './bat-a-rang-arsenal/bat-a-rang-arsenal.ts';
import { bloodFrenzyParts } from './blood-frenzy/blood-frenzy.ts';
import { body } from './body/body.ts';
import { bondingParts } from './bonding/bonding.ts';
import { carryParts } from './carry/carry.ts';
import { clauseParts } from './clause/clause.ts';
import { clearShotParts } from './clear-shot/clear-shot.ts';
import { cleaveParts } from './cleave/cleave.ts';
import { climbParts } from './climb/climb.ts';
import { combatLeaderParts } from './combat-leader/combat-leader.ts';
import { concealmentParts } from './concealment/concealment.ts';
import { counterStrikeParts } from './counter-strike/counter-strike.ts';
import { cyberclawParts } from './cyberclaw/cyberclaw.ts';
import { deadlyShotParts } from './deadly-shot/deadly-shot.ts';
import { disengageParts } from './disengage/disengage.ts';
import { doubleAssaultParts } from './double-assault/double-assault.ts';
import { doubleAttackParts } from './double-attack/double-attack.ts';
import { engagementStrikeParts } from './engagement-strike/engagement-strike.ts';
import { entanglingShock } from './entangling-shock/entangling-shock.ts';
import { evasiveParts } from './evasive/evasive.ts';
import { expendableRabbleParts } from './expendable-rabble/expendable-rabble.ts';
import { explosionParts } from './explosion/explosion.ts';
import { fearlessAdvantageParts } from './fearless-advantage/fearless-advantage.ts';
import { firstAssaultParts } from './first-assault/first-assault.ts';
import { frenzyParts } from './frenzy/frenzy.ts';
import { ghostWalkParts } from './ghost-walk/ghost-walk.ts';
import { heatRod } from './heat-rod/heat-rod.ts';
import { hideInDarknessParts } from './hide-in-darkness/hide-in-darkness.ts';
import { javelinParts } from './javelin/javelin.ts';
import { lavaResistantParts } from './lava-resistant/lava-resistant.ts';
import { leagueContingencyPlan } from './league-contingency-plan/league-contingency-plan.ts';
import { levitationParts } from './levitation/levitation.ts';
import { lifeDrainParts } from './life-drain/life-drain.ts';
import { lurkInShadowsParts } from './lurk-in-shadows/lurk-in-shadows.ts';
import { meleeDefenseParts } from './melee-defense/melee-defense.ts';
import { mindExchangeParts } from './mind-exchange/mind-exchange.ts';
import { mindShackleParts } from './mind-shackle/mind-shackle.ts';
import { mindlessPackParts } from './mindless-pack/mindless-pack.ts';
import { negativeElementParts } from './negative-element/negative-element.ts';
import { oneShieldDefenseParts } from './one-shield-defense/one-shield-defense.ts';
import { overextendAttackParts } from './overextend-attack/overextend-attack.ts';
import { phantomWalkParts } from './phantom-walk/phantom-walk.ts';
import { poisonWeaponsParts } from './poison-weapons/poison-weapons.ts';
import { pounceParts } from './pounce/pounce.ts';
import { preservingJustice } from './preserving-justice/preserving-justice.ts';
import { rageSmash } from './rage-smash/rage-smash.ts';
import { reachParts } from './reach/reach.ts';
import { releaseTheKraken } from './release-the-kraken/release-the-kraken.ts';
import { ripTideRush } from './rip-tide-rush/rip-tide-rush.ts';
import { sightingParts } from './sighting/sighting.ts';
import { skeletalFormParts } from './skeletal-form/skeletal-form.ts';
import { slitherParts } from './slither/slither.ts';
import { sneakAttackParts } from './sneak-attack/sneak-attack.ts';
import { stabInTheBackParts } from './stab-in-the-back/stab-in-the-back.ts';
import { stealthArmorParts } from './stealth-armor/stealth-armor.ts';
import { stealthClimbing } from './stealth-climbing/stealth-climbing.ts';
import { stealthDodgeParts } from './stealth-dodge/stealth-dodge.ts';
import { stealthFlyingParts } from './stealth-flying/stealth-flying.ts';
import { stealthLeapParts } from './stealth-leap/stealth-leap.ts';
import { strategicBondingParts } from './strategic-bonding/strategic-bonding.ts';
import { strikingChargeParts } from './striking-charge/striking-charge.ts';
import { summonTheSevenSeas } from './summon-the-seven-seas/summon-the-seven-seas.ts';
import { superLeapParts } from './super-leap/super-leap.ts';
import { swirlingVortexParts } from './swirling-vortex/swirling-vortex.ts';
import { toughParts } from './tough/tough.ts';
import { warriorsSpiritParts } from './warriors-spirit/warriors-spirit.ts';
import { waterCloneParts } from './water-clone/water-clone.ts';
import { whirlwindAssaultParts } from './whirlwind-assault/whirlwind-assault.ts';
import { wolfPackParts } from './wolf-pack/wolf-pack.ts';
import { worthyFoeParts } from './worthy-foe/worthy-foe.ts';
import { version } from './version.gen.ts';

export const acceleratedHealingFactorPlugin = /* @__PURE__ */ plugin('abilities/accelerated-healing-factor', version, acceleratedHealingFactor);
export const ascendPlugin = /* @__PURE__ */ plugin('abilities/ascend', version, ascendParts);
export const auraPlugin = /* @__PURE__ */ plugin('abilities/aura', version, auraParts);
export const automaticShieldPlugin = /* @__PURE__ */ plugin('abilities/automatic-shield', version, automaticShieldParts);
export const batARangArsenalPlugin = /* @__PURE__ */ plugin('abilities/bat-a-rang-arsenal', version, batARangArsenal);
export const bloodFrenzyPlugin = /* @__PURE__ */ plugin('abilities/blood-frenzy', version, bloodFrenzyParts);
export const bodyPlugin = /* @__PURE__ */ plugin('abilities/body', version, body);
export const bondingPlugin = /* @__PURE__ */ plugin('abilities/bonding', version, bondingParts);
export const carryPlugin = /* @__PURE__ */ plugin('abilities/carry', version, carryParts);
export const clausePlugin = /* @__PURE__ */ plugin('abilities/clause', version, clauseParts);
export const clearShotPlugin = /* @__PURE__ */ plugin('abilities/clear-shot', version, clearShotParts);
export const cleavePlugin = /* @__PURE__ */ plugin('abilities/cleave', version, cleaveParts);
export const climbPlugin = /* @__PURE__ */ plugin('abilities/climb', version, climbParts);
export const combatLeaderPlugin = /* @__PURE__ */ plugin('abilities/combat-leader', version, combatLeaderParts);
export const concealmentPlugin = /* @__PURE__ */ plugin('abilities/concealment', version, concealmentParts);
export const counterStrikePlugin = /* @__PURE__ */ plugin('abilities/counter-strike', version, counterStrikeParts);
export const cyberclawPlugin = /* @__PURE__ */ plugin('abilities/cyberclaw', version, cyberclawParts);
export const deadlyShotPlugin = /* @__PURE__ */ plugin('abilities/deadly-shot', version, deadlyShotParts);
export const disengagePlugin = /* @__PURE__ */ plugin('abilities/disengage', version, disengageParts);
export const doubleAssaultPlugin = /* @__PURE__ */ plugin('abilities/double-assault', version, doubleAssaultParts);
export const doubleAttackPlugin = /* @__PURE__ */ plugin('abilities/double-attack', version, doubleAttackParts);
export const engagementStrikePlugin = /* @__PURE__ */ plugin('abilities/engagement-strike', version, engagementStrikeParts);
export const entanglingShockPlugin = /* @__PURE__ */ plugin('abilities/entangling-shock', version, entanglingShock);
export const evasivePlugin = /* @__PURE__ */ plugin('abilities/evasive', version, evasiveParts);
export const expendableRabblePlugin = /* @__PURE__ */ plugin('abilities/expendable-rabble', version, expendableRabbleParts);
export const explosionPlugin = /* @__PURE__ */ plugin('abilities/explosion', version, explosionParts);
export const fearlessAdvantagePlugin = /* @__PURE__ */ plugin('abilities/fearless-advantage', version, fearlessAdvantageParts);
export const firstAssaultPlugin = /* @__PURE__ */ plugin('abilities/first-assault', version, firstAssaultParts);
export const frenzyPlugin = /* @__PURE__ */ plugin('abilities/frenzy', version, frenzyParts);
export const ghostWalkPlugin = /* @__PURE__ */ plugin('abilities/ghost-walk', version, ghostWalkParts);
export const heatRodPlugin = /* @__PURE__ */ plugin('abilities/heat-rod', version, heatRod);
export const hideInDarknessPlugin = /* @__PURE__ */ plugin('abilities/hide-in-darkness', version, hideInDarknessParts);
export const javelinPlugin = /* @__PURE__ */ plugin('abilities/javelin', version, javelinParts);
export const lavaResistantPlugin = /* @__PURE__ */ plugin('abilities/lava-resistant', version, lavaResistantParts);
export const leagueContingencyPlanPlugin = /* @__PURE__ */ plugin('abilities/league-contingency-plan', version, leagueContingencyPlan);
export const levitationPlugin = /* @__PURE__ */ plugin('abilities/levitation', version, levitationParts);
export const lifeDrainPlugin = /* @__PURE__ */ plugin('abilities/life-drain', version, lifeDrainParts);
export const lurkInShadowsPlugin = /* @__PURE__ */ plugin('abilities/lurk-in-shadows', version, lurkInShadowsParts);
export const meleeDefensePlugin = /* @__PURE__ */ plugin('abilities/melee-defense', version, meleeDefenseParts);
export const mindExchangePlugin = /* @__PURE__ */ plugin('abilities/mind-exchange', version, mindExchangeParts);
export const mindShacklePlugin = /* @__PURE__ */ plugin('abilities/mind-shackle', version, mindShackleParts);
export const mindlessPackPlugin = /* @__PURE__ */ plugin('abilities/mindless-pack', version, mindlessPackParts);
export const negativeElementPlugin = /* @__PURE__ */ plugin('abilities/negative-element', version, negativeElementParts);
export const oneShieldDefensePlugin = /* @__PURE__ */ plugin('abilities/one-shield-defense', version, oneShieldDefenseParts);
export const overextendAttackPlugin = /* @__PURE__ */ plugin('abilities/overextend-attack', version, overextendAttackParts);
export const phantomWalkPlugin = /* @__PURE__ */ plugin('abilities/phantom-walk', version, phantomWalkParts);
export const poisonWeaponsPlugin = /* @__PURE__ */ plugin('abilities/poison-weapons', version, poisonWeaponsParts);
export const pouncePlugin = /* @__PURE__ */ plugin('abilities/pounce', version, pounceParts);
export const preservingJusticePlugin = /* @__PURE__ */ plugin('abilities/preserving-justice', version, preservingJustice);
export const rageSmashPlugin = /* @__PURE__ */ plugin('abilities/rage-smash', version, rageSmash);
export const reachPlugin = /* @__PURE__ */ plugin('abilities/reach', version, reachParts);
export const releaseTheKrakenPlugin = /* @__PURE__ */ plugin('abilities/release-the-kraken', version, releaseTheKraken);
export const ripTideRushPlugin = /* @__PURE__ */ plugin('abilities/rip-tide-rush', version, ripTideRush);
export const sightingPlugin = /* @__PURE__ */ plugin('abilities/sighting', version, sightingParts);
export const skeletalFormPlugin = /* @__PURE__ */ plugin('abilities/skeletal-form', version, skeletalFormParts);
export const slitherPlugin = /* @__PURE__ */ plugin('abilities/slither', version, slitherParts);
export const sneakAttackPlugin = /* @__PURE__ */ plugin('abilities/sneak-attack', version, sneakAttackParts);
export const stabInTheBackPlugin = /* @__PURE__ */ plugin('abilities/stab-in-the-back', version, stabInTheBackParts);
export const stealthArmorPlugin = /* @__PURE__ */ plugin('abilities/stealth-armor', version, stealthArmorParts);
export const stealthClimbingPlugin = /* @__PURE__ */ plugin('abilities/stealth-climbing', version, stealthClimbing);
export const stealthDodgePlugin = /* @__PURE__ */ plugin('abilities/stealth-dodge', version, stealthDodgeParts);
export const stealthFlyingPlugin = /* @__PURE__ */ plugin('abilities/stealth-flying', version, stealthFlyingParts);
export const stealthLeapPlugin = /* @__PURE__ */ plugin('abilities/stealth-leap', version, stealthLeapParts);
export const strategicBondingPlugin = /* @__PURE__ */ plugin('abilities/strategic-bonding', version, strategicBondingParts);
export const strikingChargePlugin = /* @__PURE__ */ plugin('abilities/striking-charge', version, strikingChargeParts);
export const summonTheSevenSeasPlugin = /* @__PURE__ */ plugin('abilities/summon-the-seven-seas', version, summonTheSevenSeas);
export const superLeapPlugin = /* @__PURE__ */ plugin('abilities/super-leap', version, superLeapParts);
export const swirlingVortexPlugin = /* @__PURE__ */ plugin('abilities/swirling-vortex', version, swirlingVortexParts);
export const toughPlugin = /* @__PURE__ */ plugin('abilities/tough', version, toughParts);
export const warriorsSpiritPlugin = /* @__PURE__ */ plugin('abilities/warriors-spirit', version, warriorsSpiritParts);
export const waterClonePlugin = /* @__PURE__ */ plugin('abilities/water-clone', version, waterCloneParts);
export const whirlwindAssaultPlugin = /* @__PURE__ */ plugin('abilities/whirlwind-assault', version, whirlwindAssaultParts);
export const wolfPackPlugin = /* @__PURE__ */ plugin('abilities/wolf-pack', version, wolfPackParts);
export const worthyFoePlugin = /* @__PURE__ */ plugin('abilities/worthy-foe', version, worthyFoeParts);

/** Every plugin of the chapter, one for each folder. A ruleset lists those that it knows: of variants of one, one. */
export const abilityPlugins: readonly SkirmishPlugin[] = [
  acceleratedHealingFactorPlugin,
  ascendPlugin,
  auraPlugin,
  automaticShieldPlugin,
  batARangArsenalPlugin,
  bloodFrenzyPlugin,
  bodyPlugin,
  bondingPlugin,
  carryPlugin,
  clausePlugin,
  clearShotPlugin,
  cleavePlugin,
  climbPlugin,
  combatLeaderPlugin,
  concealmentPlugin,
  counterStrikePlugin,
  cyberclawPlugin,
  deadlyShotPlugin,
  disengagePlugin,
  doubleAssaultPlugin,
  doubleAttackPlugin,
  engagementStrikePlugin,
  entanglingShockPlugin,
  evasivePlugin,
  expendableRabblePlugin,
  explosionPlugin,
  fearlessAdvantagePlugin,
  firstAssaultPlugin,
  frenzyPlugin,
  ghostWalkPlugin,
  heatRodPlugin,
  hideInDarknessPlugin,
  javelinPlugin,
  lavaResistantPlugin,
  leagueContingencyPlanPlugin,
  levitationPlugin,
  lifeDrainPlugin,
  lurkInShadowsPlugin,
  meleeDefensePlugin,
  mindExchangePlugin,
  mindShacklePlugin,
  mindlessPackPlugin,
  negativeElementPlugin,
  oneShieldDefensePlugin,
  overextendAttackPlugin,
  phantomWalkPlugin,
  poisonWeaponsPlugin,
  pouncePlugin,
  preservingJusticePlugin,
  rageSmashPlugin,
  reachPlugin,
  releaseTheKrakenPlugin,
  ripTideRushPlugin,
  sightingPlugin,
  skeletalFormPlugin,
  slitherPlugin,
  sneakAttackPlugin,
  stabInTheBackPlugin,
  stealthArmorPlugin,
  stealthClimbingPlugin,
  stealthDodgePlugin,
  stealthFlyingPlugin,
  stealthLeapPlugin,
  strategicBondingPlugin,
  strikingChargePlugin,
  summonTheSevenSeasPlugin,
  superLeapPlugin,
  swirlingVortexPlugin,
  toughPlugin,
  warriorsSpiritPlugin,
  waterClonePlugin,
  whirlwindAssaultPlugin,
  wolfPackPlugin,
  worthyFoePlugin,
];
