/** What came in: JSON, or why it is none. */
export type Incoming = { readonly message: unknown } | { readonly fault: string };

/** What an event of a port or socket brings. */
export const dataOf = (event: object): unknown => ('data' in event ? event.data : undefined);

/** Lists and objects that may stand inside one another; also what keeps a ring of objects from being walked for ever. */
const deepest = 64;

/**
 * Reads what came in over any carrier: text of JSON, or JSON itself where the carrier copies objects. Nothing longer than
 * so many characters is looked at any further.
 */
export function readIncoming(raw: unknown, longest: number): Incoming {
  if (typeof raw !== 'string') return readObject(raw, longest);
  if (raw.length > longest) return tooLong(longest);
  try {
    return readObject(JSON.parse(raw), longest);
  } catch {
    return { fault: 'This is not JSON.' };
  }
}

function readObject(value: unknown, longest: number): Incoming {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { fault: 'A message is a JSON object.' };
  const left = charactersLeft(value, longest, deepest);
  if (Number.isNaN(left)) return { fault: 'This is not JSON, or it is nested too deep.' };
  return left < 0 ? tooLong(longest) : { message: value };
}

const tooLong = (longest: number): Incoming => ({ fault: `A message has at most ${longest} characters.` });

/**
 * How many of the characters that a value may have are left after it, as JSON has it without escapes; negative where there
 * are not enough, NaN for what is no JSON.
 */
function charactersLeft(value: unknown, characters: number, depth: number): number {
  switch (typeof value) {
    case 'string':
      return characters - value.length - 2;
    case 'number':
      return Number.isFinite(value) ? characters - 1 : Number.NaN;
    case 'boolean':
      return characters - 4;
    case 'object':
      return value === null ? characters - 4 : charactersLeftIn(value, characters, depth);
    default:
      return Number.NaN;
  }
}

function charactersLeftIn(value: object, characters: number, depth: number): number {
  if (depth === 0 || !(Array.isArray(value) || isPlain(value))) return Number.NaN;
  let left = characters - 2;
  for (const [name, entry] of Object.entries(value)) {
    if (!(left >= 0)) return left;
    if (entry === undefined) continue;
    const key = Array.isArray(value) ? 1 : name.length + 4;
    left = charactersLeft(entry, left - key, depth - 1);
  }
  return left;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
