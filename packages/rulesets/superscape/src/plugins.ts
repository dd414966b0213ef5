import { abilityPlugins } from '@scapewright/plugin-abilities';
import { battlefieldPlugins } from '@scapewright/plugin-battlefields';
import { buildingPlugins } from '@scapewright/plugin-buildings';
import { figurelessPlugins } from '@scapewright/plugin-figureless';
import { superscapeItemPlugin } from '@scapewright/plugin-items';
import { destructiblePlugins, objectKindPlugins } from '@scapewright/plugin-objects';
import { symbolPlugins } from '@scapewright/plugin-symbols';
import * as terrain from '@scapewright/plugin-terrain';
import { groundTokensPlugin } from '@scapewright/plugin-tokens';
import { victoryPlugins } from '@scapewright/plugin-victory';
import type { SkirmishPlugin } from '@scapewright/skirmish';

/** The terrain types that the rulebook knows. */
const grounds: readonly SkirmishPlugin[] = [
  terrain.asphaltPlugin,
  terrain.concretePlugin,
  terrain.cosmosPlugin,
  terrain.floorPlugin,
  terrain.grassPlugin,
  terrain.heavySnowPlugin,
  terrain.icePlugin,
  terrain.lavaFieldPlugin,
  terrain.moltenLavaPlugin,
  terrain.roadPlugin,
  terrain.rockPlugin,
  terrain.sandPlugin,
  terrain.shadowPlugin,
  terrain.skyPlugin,
  terrain.slipperyIcePlugin,
  terrain.snowPlugin,
  terrain.stonePlugin,
  terrain.swampPlugin,
  terrain.swampWaterPlugin,
  terrain.waterPlugin,
];

/** The plugins of the ruleset's own list. */
export const superscapePlugins: readonly SkirmishPlugin[] = [
  ...grounds,
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
