import type { SkirmishPlugin } from '@scapewright/skirmish/author';
import { crossoverPlugin } from './crossover/crossover.ts';
import { flyingPlugin } from './flying/flying.ts';
import { magicalAffinityPlugin } from './magical-affinity/magical-affinity.ts';
import { mentalShieldPlugin } from './mental-shield/mental-shield.ts';
import { resistancePlugins } from './resistance/resistance.ts';
import { stealthPlugin } from './stealth/stealth.ts';
import { superStrengthPlugin } from './super-strength/super-strength.ts';
import { waterAffinityPlugin } from './water-affinity/water-affinity.ts';
import { weaknessPlugins } from './weakness/weakness.ts';

/** Every symbol plugin of this package (SS-SYM-014). A ruleset lists those that it knows. */
export const symbolPlugins: readonly SkirmishPlugin[] = [
  crossoverPlugin,
  flyingPlugin,
  magicalAffinityPlugin,
  mentalShieldPlugin,
  stealthPlugin,
  superStrengthPlugin,
  waterAffinityPlugin,
  ...resistancePlugins,
  ...weaknessPlugins,
];
