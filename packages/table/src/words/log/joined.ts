import type { Said, SaidValue } from '@scapewright/skirmish/explain';
import { tell } from '../tell.ts';

/** Texts one after the other, as one. */
export function joined(
  how: 'line:both' | 'line:sentences' | 'line:list',
  texts: readonly (Said | SaidValue)[],
): Said | SaidValue {
  const [first = '', ...rest] = texts;
  return rest.reduce<Said | SaidValue>((before, second) => tell(how, { first: before, second }), first);
}
