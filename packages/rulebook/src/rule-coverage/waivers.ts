import { waivedRules } from '../generated/waived-rules.gen.ts';
import type { Waiver } from './waiver.ts';

/** The rules that are waived: advice for a physical table, and words about the documents themselves. */
export function waivers(): readonly Waiver[] {
  return waivedRules;
}
