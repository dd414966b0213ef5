import { heroscape } from '@scapewright/heroscape';
import { abilityPlugins } from '@scapewright/plugin-abilities';
import { forcePlugins } from '@scapewright/plugin-force';
import { symbolPlugins } from '@scapewright/plugin-symbols';
import { terrainPlugins } from '@scapewright/plugin-terrain';
import { groundGlyphsPlugin, groundTokensPlugin } from '@scapewright/plugin-tokens';
import type { SkirmishPlugin } from '@scapewright/skirmish/author';
import { superscape } from '@scapewright/superscape';

/** Every plugin that a scenario may name, by id: those of the rulesets' own lists, and those of their variants. */
export function availablePlugins(): ReadonlyMap<string, readonly SkirmishPlugin[]> {
  const plugins = [
    ...superscape.plugins,
    ...heroscape.plugins,
    ...terrainPlugins,
    ...symbolPlugins,
    ...abilityPlugins,
    groundTokensPlugin,
    groundGlyphsPlugin,
    ...[superscape, heroscape].flatMap(({ variants = {} }) => Object.values(variants).flat()),
  ];
  return new Map([...plugins.map((plugin) => [plugin.id, [plugin]] as const), ['force', forcePlugins]]);
}
