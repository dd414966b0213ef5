import type { WordCatalogue } from '@scapewright/skirmish/author';

/** What this package says, in German. */
export const abilitiesGerman: WordCatalogue = {
  'body.in-the-way': 'Der Körper einer anderen Figur ist im Weg',
};
