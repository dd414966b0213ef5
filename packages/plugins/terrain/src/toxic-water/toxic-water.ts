import { otherWater } from '../other-water.ts';

/** Toxic water. */
export const toxicWater = otherWater('toxic-water', 'Toxic water');
