import type { SkirmishPlugin } from '@scapewright/skirmish/author';
import {
  destructiblePlugin,
  exteriorPlugin,
  objectPlugins,
  occupancyPlugin,
  throwPlugin,
} from './plugins.gen.ts';

/** Every kind of plain object that maps know, each its own plugin. */
export const objectKindPlugins: readonly SkirmishPlugin[] = objectPlugins.filter(({ units }) =>
  units.every(({ kind }) => kind === 'object'),
);

/** What SuperScape does with objects that are figures: what they are, their inside, and throwing them. */
export const destructiblePlugins: readonly SkirmishPlugin[] = [
  destructiblePlugin,
  exteriorPlugin,
  occupancyPlugin,
  throwPlugin,
];
