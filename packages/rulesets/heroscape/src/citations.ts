import { heroscapeReasonRules } from '@scapewright/rulebook/reasons';
import type { Citations } from '@scapewright/skirmish/author';
import { heroscapeUnbacked } from './unbacked.ts';
import { heroscapeWindows } from './windows.ts';

/** The ledger ids of HeroScape behind every reason and every moment at which abilities act. */
export const heroscapeCitations: Citations = {
  reasons: heroscapeReasonRules,
  unbacked: heroscapeUnbacked,
  windows: heroscapeWindows,
};
