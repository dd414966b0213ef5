import type { Refusal } from '@scapewright/kernel';
import type { Game } from '../game.ts';
import type { RulesBehind } from '../rules-behind.ts';
import { Explainer, type Explanation } from './explanation.ts';

/** A refusal in words, with its rules. */
export function explainRefusal(engine: RulesBehind, game: Game, refusal: Refusal): Explanation<false> {
  const explainer = new Explainer(engine, game);
  const part = explainer.refusal(refusal);
  return explainer.explanation(false, part.text, [part]);
}
