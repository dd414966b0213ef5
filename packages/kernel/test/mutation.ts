import { Draw } from './random-writer.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Values that somebody may write where another stood. */
const strange: readonly Json[] = [
  null,
  -1,
  0,
  1,
  2 ** 31,
  1.5,
  1e300,
  '',
  'x',
  '__proto__',
  [],
  {},
  [[]],
  true,
];

/** A copy of plain data that differs from it in one place, chosen by chance: something changed, added, doubled or left out. */
export function mutated<Data>(data: Data, seed: string): Data {
  const draw = new Draw(seed);
  const copy = JSON.parse(JSON.stringify(data)) as Json;
  const places: (readonly [parent: Json[] | { [key: string]: Json }, key: string])[] = [];
  const walk = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) {
      places.push([value as { [key: string]: Json }, key]);
      walk((value as { [key: string]: Json })[key] as Json);
    }
  };
  walk(copy);
  // Long lists of numbers would hide all else: first the depth is drawn, then a place of it.
  const kinds = [...new Set(places.map(([, key]) => (/^\d+$/.test(key) ? '#' : key)))];
  const kind = draw.of(kinds);
  const [parent, key] = draw.of(places.filter(([, one]) => (/^\d+$/.test(one) ? '#' : one) === kind));
  const at = parent as { [key: string]: Json };
  const before = at[key] as Json;
  const change = draw.below(5);
  if (change === 0 && Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (change === 0) delete at[key];
  else if (change === 1 && Array.isArray(parent)) parent.splice(Number(key), 0, before);
  else if (change === 2 && typeof before === 'number') at[key] = before + draw.of([-1, 1, 7, 1000]);
  else if (change === 3 && Array.isArray(before)) at[key] = [...before].reverse();
  else at[key] = draw.of(strange);
  return copy as Data;
}
