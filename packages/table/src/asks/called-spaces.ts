import type { Game } from '@scapewright/skirmish/author';
import { saidSpace } from '@scapewright/skirmish/explain';
import { tell } from '../words/tell.ts';
import type { Asker } from './asker.ts';

/**
 * What spaces of an answer are called where that is not their name: `c5 (rung 3)` is `c5@6`. Nothing where all of them go by
 * their names.
 */
export function calledSpaces(
  { speaker, match }: Pick<Asker, 'speaker'> & { readonly match: { readonly host: { readonly game: Game } } },
  names: Iterable<string>,
): { readonly called?: Record<string, string> } {
  const { game } = match.host;
  const called: Record<string, string> = {};
  for (const name of names) {
    const unit = saidSpace(game, game.field.spaceOf(name));
    const words = unit === undefined ? name : speaker.text(tell('ask:thing', { unit }));
    if (words !== name) called[name] = words;
  }
  return Object.keys(called).length > 0 ? { called } : {};
}
