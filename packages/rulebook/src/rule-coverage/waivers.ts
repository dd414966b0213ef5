import type { RuleId } from '../generated/ids.gen.ts';
import { waivedRules } from '../generated/waived-rules.gen.ts';

/** A rule that play cannot prove, with the reason. */
export interface Waiver {
  readonly id: RuleId;
  readonly reason: string;
}

/** The rules that are waived: advice for a physical table, and words about the documents themselves. */
export function waivers(): readonly Waiver[] {
  return waivedRules;
}
