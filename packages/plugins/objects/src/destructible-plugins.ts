import type { SkirmishPlugin } from '@scapewright/skirmish';
import { coverPlugin } from './cover/cover.ts';
import { destructiblePlugin } from './destructible/destructible.ts';
import { occupancyPlugin } from './occupancy/occupancy.ts';
import { throwPlugin } from './throw/throw.ts';
import { vehiclePlugin } from './vehicle/vehicle.ts';
import { wreckPlugin } from './wreck/wreck.ts';

/** What SuperScape does with objects that are figures: a plugin for each chapter of it. */
export const destructiblePlugins: readonly SkirmishPlugin[] = [
  destructiblePlugin,
  occupancyPlugin,
  coverPlugin,
  vehiclePlugin,
  throwPlugin,
  wreckPlugin,
];
