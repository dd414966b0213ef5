import { otherWater } from '../other-water.ts';

/** Wellspring water. */
export const wellspringWater = otherWater('wellspring-water', 'Wellspring water');
