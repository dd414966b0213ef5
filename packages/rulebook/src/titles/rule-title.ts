import type { RuleId } from '../generated/ids.gen.ts';
import { titles } from '../generated/titles.gen.ts';

/** A rule's title, a few words: enough for a log line, and a tenth of what the full texts weigh. */
export function ruleTitle(id: RuleId): string {
  return titles[id];
}
