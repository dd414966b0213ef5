import type { Citations } from '@scapewright/skirmish/author';
import { superscapeReasons } from './reasons.ts';
import { superscapeWindows } from './windows.ts';

/** The ledger ids of SuperScape behind every reason and every moment at which abilities act. */
export const superscapeCitations: Citations = { reasons: superscapeReasons, windows: superscapeWindows };
