import type { Named, Said, SaidValue } from './said.ts';

/** The place that says how often the same was told. */
export const timesPlace = 'times';

/** Is a place of a text for as many things as are told of, `{other_each}`? */
export const isForEach = (place: string): boolean => place.endsWith('_each');

/**
 * Two texts as one: the same but for what fills the places for each, or the same altogether where a place counts. Undefined
 * where they are not.
 */
export function folded(one: Said, next: Said): Said | undefined {
  if (one.key !== next.key || one.text !== next.text) return undefined;
  const values: Record<string, SaidValue> = {};
  let isFolded = false;
  for (const [place, value] of Object.entries(one.values ?? {})) {
    const other = next.values?.[place];
    if (other === undefined) return undefined;
    const both = foldedValue(place, value, other);
    if (both === undefined) return undefined;
    values[place] = both;
    isFolded ||= values[place] !== value;
  }
  return isFolded ? { ...one, values } : undefined;
}

const isSaid = (value: SaidValue): value is Said => typeof value === 'object' && 'text' in value;

function foldedValue(place: string, one: SaidValue, other: SaidValue): SaidValue | undefined {
  if (isForEach(place)) return together(one, other);
  if (place === timesPlace) return Number(one) + Number(other);
  const both = isSaid(one) && isSaid(other) ? folded(one, other) : undefined;
  return both ?? (JSON.stringify(one) === JSON.stringify(other) ? one : undefined);
}

/** Everything that either names, each once. */
function together(one: SaidValue, other: SaidValue): readonly (Named | Said)[] {
  const known = new Map([...all(one), ...all(other)].map((each) => [JSON.stringify(each), each]));
  return [...known.values()];
}

const all = (value: SaidValue): readonly (Named | Said)[] =>
  (Array.isArray(value) ? value : [value]) as readonly (Named | Said)[];
