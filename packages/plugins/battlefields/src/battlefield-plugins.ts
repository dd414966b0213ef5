import type { SkirmishPlugin } from '@scapewright/skirmish';
import { astralPlanePlugin } from './astral-plane/astral-plane.ts';
import { separatePlugin } from './separate/separate.ts';
import { upsideDownPlugin } from './upside-down/upside-down.ts';

/** Battlefields beside the main one: what holds for all of them, and a plugin for each kind. */
export const battlefieldPlugins: readonly SkirmishPlugin[] = [
  astralPlanePlugin,
  separatePlugin,
  upsideDownPlugin,
];
