import { abilityPlugins } from '@scapewright/plugin-abilities';
import { ladderPlugin } from '@scapewright/plugin-buildings';
import { objectKindPlugins } from '@scapewright/plugin-objects';
import { flyingPlugin, symbolPlugins } from '@scapewright/plugin-symbols';
import * as terrain from '@scapewright/plugin-terrain';
import { glyphPlugins, groundGlyphsPlugin, groundTreasuresPlugin } from '@scapewright/plugin-tokens';
import { victoryPlugins } from '@scapewright/plugin-victory';
import type { SkirmishPlugin } from '@scapewright/skirmish/author';

/** The terrain types that its rulebooks know, molten lava in its deadlier form. */
const grounds: readonly SkirmishPlugin[] = [
  terrain.asphaltPlugin,
  terrain.concretePlugin,
  terrain.grassPlugin,
  terrain.heavySnowPlugin,
  terrain.icePlugin,
  terrain.lavaFieldPlugin,
  terrain.moltenLavaDeadlyPlugin,
  terrain.roadPlugin,
  terrain.rockPlugin,
  terrain.sandPlugin,
  terrain.shadowPlugin,
  terrain.slipperyIcePlugin,
  terrain.snowPlugin,
  terrain.stonePlugin,
  terrain.swampPlugin,
  terrain.swampWaterPlugin,
  terrain.toxicWaterPlugin,
  terrain.waterPlugin,
  terrain.wellspringWaterPlugin,
];

/** Of the symbols of cards it has a rule for Flying alone: the others do nothing. */
export const idleSymbols: readonly string[] = symbolPlugins
  .filter((plugin) => plugin !== flyingPlugin)
  .flatMap(({ units }) => units.map(({ id }) => id));

/** The plugins of the ruleset's own list. */
export const heroscapePlugins: readonly SkirmishPlugin[] = [
  ...grounds,
  ladderPlugin,
  flyingPlugin,
  ...objectKindPlugins,
  ...abilityPlugins,
  groundGlyphsPlugin,
  groundTreasuresPlugin,
  ...glyphPlugins,
  ...victoryPlugins,
];
