import type { WordCatalogue } from '@scapewright/table';
import { germanErrors } from './words/german-errors.ts';
import { germanMenu } from './words/german-menu.ts';
import { germanPlay } from './words/german-play.ts';

/** Everything that the terminal itself says while games are chosen and played, in German. */
export const germanTerminal: WordCatalogue = { ...germanPlay, ...germanMenu, ...germanErrors };
