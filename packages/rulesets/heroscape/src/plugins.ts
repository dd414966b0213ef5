import { abilityPlugins } from '@scapewright/plugin-abilities';
import { symbolPlugins } from '@scapewright/plugin-symbols';
import { terrainPlugins } from '@scapewright/plugin-terrain';
import { groundGlyphsPlugin } from '@scapewright/plugin-tokens';
import type { SkirmishPlugin } from '@scapewright/skirmish';

/** The plugins of the ruleset's own list. */
export const heroscapePlugins: readonly SkirmishPlugin[] = [
  ...terrainPlugins,
  ...symbolPlugins,
  ...abilityPlugins,
  groundGlyphsPlugin,
];
