import { heroscapeGerman } from '@scapewright/heroscape';
import { skirmishGerman, type WordCatalogue } from '@scapewright/skirmish/explain';
import { superscapeGerman } from '@scapewright/superscape';
import { germanLines } from './german-lines.ts';
import { germanQuestions } from './german-questions.ts';

/** Everything that a table says, in German. Abilities of cards have the names and texts that are printed on them. */
export function german(): WordCatalogue {
  return {
    ...skirmishGerman(),
    ...superscapeGerman(),
    ...heroscapeGerman(),
    ...germanLines,
    ...germanQuestions,
  };
}
