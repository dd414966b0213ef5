import type { Space } from '../space.ts';
import type { Body } from './body.ts';
import type { SightQuestion } from './sight-between.ts';

/** Is told how a question of sight is answered while that is done, so that the answer can be explained. */
export interface SightNotes {
  /** It was asked for a line between the zones that are placed. */
  tellLine(question: SightQuestion, isFound: boolean): void;
  /** It was asked for a viewpoint that sees all of the target. */
  tellWholeView(question: SightQuestion, isFound: boolean): void;
  /** It was asked what fills the column that two zones share at a space. */
  tellShaft(question: SightQuestion, space: Space, between: readonly Body[]): void;
  /** What fills the column hides the target. */
  tellHiddenInShaft(): void;
}
