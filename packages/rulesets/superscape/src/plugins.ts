import { abilityPlugins } from '@scapewright/plugin-abilities';
import { battlefieldPlugins } from '@scapewright/plugin-battlefields';
import { buildingPlugins } from '@scapewright/plugin-buildings';
import { figurelessPlugins } from '@scapewright/plugin-figureless';
import { superscapeItemPlugin } from '@scapewright/plugin-items';
import { destructiblePlugins, objectKindPlugins } from '@scapewright/plugin-objects';
import { symbolPlugins } from '@scapewright/plugin-symbols';
import { groundTokensPlugin } from '@scapewright/plugin-tokens';
import { victoryPlugins } from '@scapewright/plugin-victory';
import type { SkirmishPlugin } from '@scapewright/skirmish/author';
import { superscapeGrounds } from './grounds.ts';

/** The plugins of the ruleset's own list. */
export const superscapePlugins: readonly SkirmishPlugin[] = [
  ...superscapeGrounds,
  ...battlefieldPlugins,
  ...buildingPlugins,
  ...symbolPlugins,
  ...objectKindPlugins,
  ...destructiblePlugins,
  ...abilityPlugins,
  groundTokensPlugin,
  superscapeItemPlugin,
  ...figurelessPlugins,
  ...victoryPlugins,
];
