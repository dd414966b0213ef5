import type { RuleId } from '../generated/ids.gen.ts';

/** A topic of movement on which the two games differ, or one on which they agree. */
export interface Difference {
  readonly topic: string;
  /** What HeroScape does. */
  readonly hs: string;
  /** What SuperScape does. */
  readonly ss: string;
  readonly ids: readonly RuleId[];
}
