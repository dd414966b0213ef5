import type { SkirmishPlugin } from '@scapewright/skirmish/author';
import { asphaltPlugin } from './asphalt/asphalt.ts';
import { concretePlugin } from './concrete/concrete.ts';
import { cosmosPlugin } from './cosmos/cosmos.ts';
import { floorPlugin } from './floor/floor.ts';
import { grassPlugin } from './grass/grass.ts';
import { heavySnowPlugin } from './heavy-snow/heavy-snow.ts';
import { icePlugin } from './ice/ice.ts';
import { lavaFieldPlugin } from './lava-field/lava-field.ts';
import { moltenLavaPlugin } from './molten-lava/molten-lava.ts';
import { moltenLavaDeadlyPlugin } from './molten-lava/molten-lava-deadly.ts';
import { roadPlugin } from './road/road.ts';
import { rockPlugin } from './rock/rock.ts';
import { sandPlugin } from './sand/sand.ts';
import { shadowPlugin } from './shadow/shadow.ts';
import { skyPlugin } from './sky/sky.ts';
import { slipperyIcePlugin } from './slippery-ice/slippery-ice.ts';
import { snowPlugin } from './snow/snow.ts';
import { stonePlugin } from './stone/stone.ts';
import { swampPlugin } from './swamp/swamp.ts';
import { swampWaterPlugin } from './swamp-water/swamp-water.ts';
import { toxicWaterPlugin } from './toxic-water/toxic-water.ts';
import { waterPlugin } from './water/water.ts';
import { wellspringWaterPlugin } from './wellspring-water/wellspring-water.ts';

/** Every terrain plugin of this package. A ruleset lists those that it knows: of variants of one type, one. */
export const terrainPlugins: readonly SkirmishPlugin[] = [
  asphaltPlugin,
  concretePlugin,
  cosmosPlugin,
  floorPlugin,
  grassPlugin,
  heavySnowPlugin,
  icePlugin,
  lavaFieldPlugin,
  moltenLavaPlugin,
  moltenLavaDeadlyPlugin,
  roadPlugin,
  rockPlugin,
  sandPlugin,
  shadowPlugin,
  skyPlugin,
  slipperyIcePlugin,
  snowPlugin,
  stonePlugin,
  swampPlugin,
  swampWaterPlugin,
  toxicWaterPlugin,
  waterPlugin,
  wellspringWaterPlugin,
];
