import { superscapeReasonRules } from '@scapewright/rulebook/reasons';
import type { Citations } from '@scapewright/skirmish/author';
import { superscapeUnbacked } from './unbacked.ts';
import { superscapeWindows } from './windows.ts';

/** The ledger ids of SuperScape behind every reason and every moment at which abilities act. */
export const superscapeCitations: Citations = {
  reasons: superscapeReasonRules,
  unbacked: superscapeUnbacked,
  windows: superscapeWindows,
};
