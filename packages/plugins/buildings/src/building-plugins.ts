import type { SkirmishPlugin } from '@scapewright/skirmish';
import { ladderPlugin } from './ladder/ladder.ts';

/** Every plugin of this package: one for each part of a building. */
export const buildingPlugins: readonly SkirmishPlugin[] = [ladderPlugin];
