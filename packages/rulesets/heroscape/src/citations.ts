import type { Citations } from '@scapewright/skirmish/author';
import { heroscapeReasons } from './reasons.ts';
import { heroscapeWindows } from './windows.ts';

/** The ledger ids of HeroScape behind every reason and every moment at which abilities act. */
export const heroscapeCitations: Citations = { reasons: heroscapeReasons, windows: heroscapeWindows };
