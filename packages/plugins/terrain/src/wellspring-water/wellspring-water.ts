import type { SkirmishPlugin } from '@scapewright/skirmish/author';
import { otherWater } from '../other-water.ts';

/** Wellspring water. */
export const wellspringWater = otherWater('wellspring-water', 'Wellspring water');

/** The plugin that brings wellspring water. */
export const wellspringWaterPlugin: SkirmishPlugin = {
  id: 'terrain/wellspring-water',
  version: '1.0.0',
  units: [wellspringWater],
};
