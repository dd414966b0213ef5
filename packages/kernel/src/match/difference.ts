/** Where two values of plain data first differ: `events[3].reason`; undefined where they are the same. What is left out is undefined. */
export function differenceOf(one: unknown, other: unknown, place = ''): string | undefined {
  if (one === other || (Number.isNaN(one) && Number.isNaN(other))) return undefined;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return place;
  const within = (key: string): string =>
    Array.isArray(one) ? `${place}[${key}]` : `${place}${place && '.'}${key}`;
  for (const key of new Set([...Object.keys(other), ...Object.keys(one)])) {
    const found = differenceOf(ownOf(one, key), ownOf(other, key), within(key));
    if (found !== undefined) return found;
  }
  return undefined;
}

type PlainObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is PlainObject => typeof value === 'object' && value !== null;

/** What stands under a key itself: never what every object inherits. */
const ownOf = (value: PlainObject, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined;
