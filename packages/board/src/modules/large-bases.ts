import { largeBaseSlot } from '../reach/large-bases.ts';
import { MultiStances } from '../reach/multi-stances.ts';

/** Moves of bases of three hexes and more. */
export const largeBases = largeBaseSlot.module({ MultiStances });
