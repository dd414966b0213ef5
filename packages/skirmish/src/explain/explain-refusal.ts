import type { Refusal } from '@scapewright/kernel';
import type { RulesBehind } from '../log/rules-behind.ts';
import type { Game } from '../state/game.ts';
import { Explainer, type Explanation } from './explanation.ts';

/** A refusal in words, with its rules. */
export function explainRefusal(engine: RulesBehind, game: Game, refusal: Refusal): Explanation<false> {
  const explainer = new Explainer(engine, game);
  const part = explainer.refusal(refusal);
  return explainer.explanation(false, part.text, [part]);
}
