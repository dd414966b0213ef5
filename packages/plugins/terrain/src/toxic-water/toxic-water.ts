import type { SkirmishPlugin } from '@scapewright/skirmish/author';
import { otherWater } from '../other-water.ts';

/** Toxic water. */
export const toxicWater = otherWater('toxic-water', 'Toxic water');

/** The plugin that brings toxic water. */
export const toxicWaterPlugin: SkirmishPlugin = {
  id: 'terrain/toxic-water',
  version: '1.0.0',
  units: [toxicWater],
};
