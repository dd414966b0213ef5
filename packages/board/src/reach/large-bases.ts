import { ModuleSlot } from '../engine-module.ts';
import type { MultiStances } from './multi-stances.ts';

/** Moves of bases of three hexes and more. */
export const largeBaseSlot = new ModuleSlot<{ readonly MultiStances: typeof MultiStances }>('large-bases');
