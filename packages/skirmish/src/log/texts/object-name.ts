import type { CardDefinition } from '../../model/card.ts';
import type { Game } from '../../state/game.ts';
import type { Named } from '../wording/said.ts';
import { unitName } from './unit-name.ts';

/**
 * What a figure or card is called: a destructible object of a known kind is called as that kind is in each language, unless the
 * map or the pack has a name of its own for it.
 */
export function namedAs(
  { facts }: Pick<Game, 'facts'>,
  name: string,
  { unit, id }: Pick<CardDefinition, 'unit' | 'id'>,
): Named {
  const kind = unit === 'object' ? facts.catalogue.object(id) : undefined;
  if (!kind || !name.startsWith(kind.name)) return { name };
  const rest = name.slice(kind.name.length);
  if (rest !== '' && !/^ \d+$/.test(rest)) return { name };
  return { ...unitName(kind), name, ...(rest === '' ? {} : { number: rest.trim() }) };
}
