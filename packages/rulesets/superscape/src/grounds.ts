import * as terrain from '@scapewright/plugin-terrain';
import type { SkirmishPlugin } from '@scapewright/skirmish/author';

/** The terrain types that the rulebook knows. */
export const superscapeGrounds: readonly SkirmishPlugin[] = [
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
