import type { WordCatalogue } from '@scapewright/table';
import { germanErrors } from './words/german-errors.ts';
import { germanLists } from './words/german-lists.ts';
import { germanMenu } from './words/german-menu.ts';
import { germanPlay } from './words/german-play.ts';

/** Everything that the terminal itself says while games are chosen, played and measured, in German. */
export const germanTerminal: WordCatalogue = {
  ...germanPlay,
  ...germanMenu,
  ...germanErrors,
  ...germanLists,
};
