import type { SkirmishPlugin } from '@scapewright/skirmish/author';
import { destructiblePlugin } from './destructible/destructible.ts';
import { exteriorPlugin } from './exterior/exterior.ts';
import { occupancyPlugin } from './occupancy/occupancy.ts';
import { throwPlugin } from './throw/throw.ts';

/** What SuperScape does with objects that are figures: what they are, their inside, and throwing them. */
export const destructiblePlugins: readonly SkirmishPlugin[] = [
  destructiblePlugin,
  exteriorPlugin,
  occupancyPlugin,
  throwPlugin,
];
