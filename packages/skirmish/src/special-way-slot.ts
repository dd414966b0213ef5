import { ModuleSlot } from '@scapewright/board/core';
import type { endsThrough, entersTerrain, withinLevels } from './special-ways.ts';

/** What only special moves ask of their ways: that they enter a terrain, or keep to some levels. In the module `abilities`. */
export const specialWaySlot = new ModuleSlot<{
  readonly endsThrough: typeof endsThrough;
  readonly entersTerrain: typeof entersTerrain;
  readonly withinLevels: typeof withinLevels;
}>('abilities');
