import type { RuleId } from '../generated/ids.gen.ts';
import type { RulingId } from '../generated/ruling-ids.gen.ts';

/** Entries that say different things, and what holds. */
export interface Clash {
  readonly topic: string;
  /** As written: ids, and prefixes that end in a star. */
  readonly entries: readonly string[];
  /** The ids that `entries` stand for. */
  readonly rules: readonly RuleId[];
  readonly decision: string;
  /** The named ruling that turns the decision round. */
  readonly switch?: RulingId;
}
