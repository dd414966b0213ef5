/** A card as its file has it. */
export type CardObject = Readonly<Record<string, unknown>>;

/** A card with one thing taken away. */
export interface Mutant {
  /** What was taken away: `abilities.1.when.0`. */
  readonly without: string;
  readonly card: CardObject;
}

type Path = readonly (string | number)[];

/** Lists of which each entry narrows what an ability does, or is a power of its own. */
const lists = new Set(['abilities', 'symbols', 'when', 'labels', 'all-labels']);
/** Words of filters and limits: each narrows whom or when an ability reaches. */
const narrowing = new Set([
  ...['limit', 'adjacent', 'within', 'clear-sight', 'clearSight', 'size', 'not-size', 'label', 'not-label'],
  ...['unit', 'uniqueness', 'same-card', 'moved', 'symbol', 'not-symbol', 'except', 'type'],
]);

/** The card with each power, condition, limit and filter taken away, one at a time. */
export function mutantsOf(card: CardObject): readonly Mutant[] {
  return removable(card, []).map((path) => ({
    without: path.join('.'),
    card: cut(card, path) as CardObject,
  }));
}

function removable(value: unknown, path: Path): readonly Path[] {
  if (Array.isArray(value)) {
    const isCut = lists.has(String(path.at(-1)));
    return value.flatMap((entry, at) => [
      ...(isCut ? [[...path, at]] : []),
      ...removable(entry, [...path, at]),
    ]);
  }
  if (typeof value !== 'object' || value === null) return [];
  const isAbility = path.includes('abilities');
  return Object.entries(value).flatMap(([key, entry]) => [
    ...(isAbility && narrowing.has(key) ? [[...path, key]] : []),
    ...removable(entry, [...path, key]),
  ]);
}

/** The value without what lies at a path. A list that is left empty goes as well. */
function cut(value: unknown, [first, ...rest]: Path): unknown {
  if (Array.isArray(value)) {
    if (rest.length === 0) return value.filter((_, at) => at !== first);
    return value.map((entry, at) => (at === first ? cut(entry, rest) : entry));
  }
  const entries = Object.entries(value as object).flatMap(([key, entry]): [string, unknown][] => {
    if (key !== String(first)) return [[key, entry]];
    if (rest.length === 0) return [];
    const left = cut(entry, rest);
    return Array.isArray(left) && left.length === 0 ? [] : [[key, left]];
  });
  return Object.fromEntries(entries);
}
