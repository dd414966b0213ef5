import { hexSideMillimetres, levelMillimetres } from '@scapewright/board';
import type { SceneSpace } from '../scene/ground.ts';

/** How deep water lies over its bed, and lava below its banks, in millimetres. */
const depths = { bed: 6.4, water: 1.3, lava: 2.4 };

/** How far the table lies below level 0, so that water of level 0 has a bed. */
export const tableTop = -8;

/** Thinnest slab that can be seen. */
const thinnest = 3.2;

export const isWater = ({ texture }: Pick<SceneSpace, 'texture'>): boolean => texture === 'waves';
export const isLava = ({ texture }: Pick<SceneSpace, 'texture'>): boolean => texture === 'seams';

/** The height on which a base stands. */
export const heightOf = ({ level }: Pick<SceneSpace, 'level'>): number => level * levelMillimetres;

/** The height of the solid top of a space: the bed of water, the surface of lava. */
export function solidTop(space: Pick<SceneSpace, 'level' | 'texture'>): number {
  if (isWater(space)) return heightOf(space) - depths.bed;
  return isLava(space) ? heightOf(space) - depths.lava : heightOf(space);
}

/** The height of what is seen from above: water, not its bed. */
export const seenTop = (space: Pick<SceneSpace, 'level' | 'texture'>): number =>
  isWater(space) ? heightOf(space) - depths.water : solidTop(space);

/** The height of the lower face of what carries a space. */
export function solidBottom(space: SceneSpace): number {
  if (space.deck < 0 && space.underside <= 0) return tableTop;
  return Math.min(space.underside * levelMillimetres, heightOf(space) - thinnest);
}

/** The side of a hex in millimetres. */
export const side = hexSideMillimetres;
