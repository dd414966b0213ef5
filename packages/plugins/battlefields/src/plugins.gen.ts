// Written by `pnpm run generate:lists` from the folders beside it.
import { plugin, type SkirmishPlugin } from '@scapewright/skirmish/author';
import { astralPlaneParts } from './astral-plane/astral-plane.ts';
import { connectiveMap } from './connective-map/connective-map.ts';
import { interiorMap } from './interior-map/interior-map.ts';
import { separateParts } from './separate/separate.ts';
import { upsideDownParts } from './upside-down/upside-down.ts';
import { version } from './version.gen.ts';

export const astralPlanePlugin = /* @__PURE__ */ plugin('battlefields/astral-plane', version, astralPlaneParts);
export const connectiveMapPlugin = /* @__PURE__ */ plugin('battlefields/connective-map', version, connectiveMap);
export const interiorMapPlugin = /* @__PURE__ */ plugin('battlefields/interior-map', version, interiorMap);
export const separatePlugin = /* @__PURE__ */ plugin('battlefields/separate', version, separateParts);
export const upsideDownPlugin = /* @__PURE__ */ plugin('battlefields/upside-down', version, upsideDownParts);

/** Every plugin of the chapter, one for each folder. A ruleset lists those that it knows: of variants of one, one. */
export const battlefieldPlugins: readonly SkirmishPlugin[] = [
  astralPlanePlugin,
  connectiveMapPlugin,
  interiorMapPlugin,
  separatePlugin,
  upsideDownPlugin,
];
