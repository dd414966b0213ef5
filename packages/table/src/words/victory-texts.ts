import type { Game } from '@scapewright/skirmish/author';
import { unitWords } from '@scapewright/skirmish/explain';

/** How the game is won where its players have agreed on more than the rules say, a sentence for each condition. */
export function victoryTexts({ facts }: Game): readonly string[] {
  return facts.victory.map(({ unit, params }) => unitWords(unit, params).text);
}
