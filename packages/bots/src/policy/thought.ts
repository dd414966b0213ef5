import type { Match } from '@scapewright/kernel';
import type { Game } from '@scapewright/skirmish/author';
import type { Chance } from '../bot.ts';
import type { ReusedCopy } from './reused-copy.ts';
import type { Temper } from './temper.ts';

/** What a decision is answered with: the match, of which nothing is read that the seat may not know, and a temper. */
export interface Thought {
  readonly match: Match<Game>;
  readonly game: Game;
  readonly chance: Chance;
  readonly temper: Temper;
  /** True where it must be fast: nothing is tried in copies, no place is looked at twice. */
  readonly isQuick?: boolean;
  /** Where places are tried, from decision to decision of one match. */
  readonly copy?: ReusedCopy;
}
