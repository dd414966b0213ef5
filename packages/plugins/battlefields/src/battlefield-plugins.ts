import type { SkirmishPlugin } from '@scapewright/skirmish/author';
import { astralPlanePlugin } from './astral-plane/astral-plane.ts';
import { connectiveMapPlugin } from './connective-map/connective-map.ts';
import { interiorMapPlugin } from './interior-map/interior-map.ts';
import { separatePlugin } from './separate/separate.ts';
import { upsideDownPlugin } from './upside-down/upside-down.ts';

/** Battlefields beside the main one, and extensions of them: what holds for all, and a plugin for each kind. */
export const battlefieldPlugins: readonly SkirmishPlugin[] = [
  astralPlanePlugin,
  connectiveMapPlugin,
  interiorMapPlugin,
  separatePlugin,
  upsideDownPlugin,
];
