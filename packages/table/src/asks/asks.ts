import type { Speaker } from '../table/speaker.ts';
import type { AnyAsk } from './answer-ask.ts';
import type { Asker, ToldWhy } from './asker.ts';
import type { AnyTold, Asking, Untold } from './asking.ts';

/** What answers whatever is asked beside the game: no game needs it before somebody has seen a question. */
export interface Asks {
  /** What came in as an ask, or what is wrong with it. */
  read(given: { readonly what: string }, speaker: Speaker): AnyAsk | Untold;
  answer(asking: Asking, ask: AnyAsk): AnyTold | Untold;
  /** Why something can or cannot be chosen. */
  why(asker: Asker, about: string): ToldWhy;
}
