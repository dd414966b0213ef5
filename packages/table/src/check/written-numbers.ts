import type { JsonValue } from '@scapewright/packs';

const words: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  twice: 2,
  double: 2,
  doubles: 2,
  thrice: 3,
};

/** The numbers that a text says, in figures and in words; the sides of a die (`d20`) and parts of names are none. */
export function numbersSaid(text: string): readonly number[] {
  const found = text.toLowerCase().match(/(?<![\w-])(?:\d+|[a-z]+)(?!\w)/g) ?? [];
  return found.flatMap((word) => (/^\d+$/.test(word) ? Number(word) : (words[word] ?? [])));
}

/** A number of an ability's data, and what it is called there. */
export interface DataNumber {
  readonly name: string;
  readonly value: number;
}

/** The numbers of an ability's data, those that are keys (`results: { 8: [...] }`) as well. What is taken off (`by: -3`) counts as what a text says of it: 3. */
export function numbersGiven(data: unknown, name = ''): readonly DataNumber[] {
  if (typeof data === 'number') return [{ name, value: Math.abs(data) }];
  if (typeof data === 'string' && /^-?\d+$/.test(data)) return [{ name, value: Math.abs(Number(data)) }];
  if (Array.isArray(data)) return data.flatMap((one: JsonValue) => numbersGiven(one, name));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    /^\d+$/.test(key)
      ? [{ name: 'results', value: Number(key) }, ...numbersGiven(value, name)]
      : numbersGiven(value, key),
  );
}

/** How often a text says that something counts: `three times`, `twice`, `double`. The data may have what that comes to. */
function timesSaid(text: string): readonly number[] {
  const found = text
    .toLowerCase()
    .matchAll(/(?<![\w-])(?:(\d+|[a-z]+) times|(twice|thrice|doubles?))(?!\w)/g);
  return [...found].flatMap(([, counted, word]) => numbersSaid(counted ?? word ?? ''));
}

/** Numbers that stand in one of the two and not in the other. */
export interface Disagreement {
  readonly onlySaid: readonly number[];
  readonly onlyGiven: readonly DataNumber[];
}

/**
 * Where an ability's text and its data disagree. A text need not say 1, and may say the last number of a d20 on which a roll fails, or its 20.
 * What counts so many times may stand in the data as it comes to: a Height of 2 that counts three times as `height: 6`.
 */
export function disagreement(text: string, data: unknown): Disagreement {
  const said = new Set(numbersSaid(text));
  const given = numbersGiven(data);
  const implied = given.flatMap(({ name, value }) =>
    name === 'success' || name === 'results' ? [value, value - 1, 20] : [value],
  );
  const meant = new Set([1, ...implied]);
  const factors = timesSaid(text).filter((factor) => !meant.has(factor) && factor > 1);
  const isProduct = (factor: number, value: number): boolean => value > factor && value % factor === 0;
  const comesTo = given.filter(
    ({ value }) => !said.has(value) && factors.some((one) => isProduct(one, value)),
  );
  return {
    onlySaid: [...said].filter(
      (one) =>
        !meant.has(one) && !(factors.includes(one) && comesTo.some(({ value }) => isProduct(one, value))),
    ),
    onlyGiven: given.filter((one) => one.value > 1 && !said.has(one.value) && !comesTo.includes(one)),
  };
}
