// Written by `pnpm run generate:lists` from the folders beside it.
import { plugin, type SkirmishPlugin } from '@scapewright/skirmish/author';
import { crossover } from './crossover/crossover.ts';
import { flyingParts } from './flying/flying.ts';
import { magicalAffinity } from './magical-affinity/magical-affinity.ts';
import { mentalShield } from './mental-shield/mental-shield.ts';
import { resistanceUnits } from './resistance/resistance.ts';
import { stealth } from './stealth/stealth.ts';
import { superStrength } from './super-strength/super-strength.ts';
import { waterAffinity } from './water-affinity/water-affinity.ts';
import { weaknessUnits } from './weakness/weakness.ts';
import { version } from './version.gen.ts';

export const crossoverPlugin = /* @__PURE__ */ plugin('symbols/crossover', version, crossover);
export const flyingPlugin = /* @__PURE__ */ plugin('symbols/flying', version, flyingParts);
export const magicalAffinityPlugin = /* @__PURE__ */ plugin('symbols/magical-affinity', version, magicalAffinity);
export const mentalShieldPlugin = /* @__PURE__ */ plugin('symbols/mental-shield', version, mentalShield);
export const stealthPlugin = /* @__PURE__ */ plugin('symbols/stealth', version, stealth);
export const superStrengthPlugin = /* @__PURE__ */ plugin('symbols/super-strength', version, superStrength);
export const waterAffinityPlugin = /* @__PURE__ */ plugin('symbols/water-affinity', version, waterAffinity);

/** Every plugin of the chapter, one for each folder. A ruleset lists those that it knows: of variants of one, one. */
export const symbolPlugins: readonly SkirmishPlugin[] = [
  crossoverPlugin,
  flyingPlugin,
  magicalAffinityPlugin,
  mentalShieldPlugin,
  stealthPlugin,
  superStrengthPlugin,
  waterAffinityPlugin,
  ...resistanceUnits.map((unit) => plugin(`symbols/${unit.id}`, version, unit)),
  ...weaknessUnits.map((unit) => plugin(`symbols/${unit.id}`, version, unit)),
];
