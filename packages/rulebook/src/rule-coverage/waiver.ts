import type { RuleId } from '../generated/ids.gen.ts';

/** A rule that play cannot prove, with the reason. */
export interface Waiver {
  readonly id: RuleId;
  readonly reason: string;
}
