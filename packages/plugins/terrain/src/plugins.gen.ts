// Written by `pnpm run generate:lists` from the folders beside it.
import { plugin, type SkirmishPlugin } from '@scapewright/skirmish/author';
import { asphalt } from './asphalt/asphalt.ts';
import { concrete } from './concrete/concrete.ts';
import { cosmos } from './cosmos/cosmos.ts';
import { floor } from './floor/floor.ts';
import { grass } from './grass/grass.ts';
import { heavySnow } from './heavy-snow/heavy-snow.ts';
import { ice } from './ice/ice.ts';
import { lavaField } from './lava-field/lava-field.ts';
import { moltenLava } from './molten-lava/molten-lava.ts';
import { moltenLavaDeadlyParts } from './molten-lava-deadly/molten-lava-deadly.ts';
import { road } from './road/road.ts';
import { rock } from './rock/rock.ts';
import { sand } from './sand/sand.ts';
import { shadowParts } from './shadow/shadow.ts';
import { skyParts } from './sky/sky.ts';
import { slipperyIce } from './slippery-ice/slippery-ice.ts';
import { snow } from './snow/snow.ts';
import { stone } from './stone/stone.ts';
import { swamp } from './swamp/swamp.ts';
import { swampWaterParts } from './swamp-water/swamp-water.ts';
import { toxicWater } from './toxic-water/toxic-water.ts';
import { water } from './water/water.ts';
import { wellspringWater } from './wellspring-water/wellspring-water.ts';
import { version } from './version.gen.ts';

export const asphaltPlugin = /* @__PURE__ */ plugin('terrain/asphalt', version, asphalt);
export const concretePlugin = /* @__PURE__ */ plugin('terrain/concrete', version, concrete);
export const cosmosPlugin = /* @__PURE__ */ plugin('terrain/cosmos', version, cosmos);
export const floorPlugin = /* @__PURE__ */ plugin('terrain/floor', version, floor);
export const grassPlugin = /* @__PURE__ */ plugin('terrain/grass', version, grass);
export const heavySnowPlugin = /* @__PURE__ */ plugin('terrain/heavy-snow', version, heavySnow);
export const icePlugin = /* @__PURE__ */ plugin('terrain/ice', version, ice);
export const lavaFieldPlugin = /* @__PURE__ */ plugin('terrain/lava-field', version, lavaField);
export const moltenLavaPlugin = /* @__PURE__ */ plugin('terrain/molten-lava', version, moltenLava);
export const moltenLavaDeadlyPlugin = /* @__PURE__ */ plugin('terrain/molten-lava-deadly', version, moltenLavaDeadlyParts);
export const roadPlugin = /* @__PURE__ */ plugin('terrain/road', version, road);
export const rockPlugin = /* @__PURE__ */ plugin('terrain/rock', version, rock);
export const sandPlugin = /* @__PURE__ */ plugin('terrain/sand', version, sand);
export const shadowPlugin = /* @__PURE__ */ plugin('terrain/shadow', version, shadowParts);
export const skyPlugin = /* @__PURE__ */ plugin('terrain/sky', version, skyParts);
export const slipperyIcePlugin = /* @__PURE__ */ plugin('terrain/slippery-ice', version, slipperyIce);
export const snowPlugin = /* @__PURE__ */ plugin('terrain/snow', version, snow);
export const stonePlugin = /* @__PURE__ */ plugin('terrain/stone', version, stone);
export const swampPlugin = /* @__PURE__ */ plugin('terrain/swamp', version, swamp);
export const swampWaterPlugin = /* @__PURE__ */ plugin('terrain/swamp-water', version, swampWaterParts);
export const toxicWaterPlugin = /* @__PURE__ */ plugin('terrain/toxic-water', version, toxicWater);
export const waterPlugin = /* @__PURE__ */ plugin('terrain/water', version, water);
export const wellspringWaterPlugin = /* @__PURE__ */ plugin('terrain/wellspring-water', version, wellspringWater);

/** Every plugin of the chapter, one for each folder. A ruleset lists those that it knows: of variants of one, one. */
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
