import { type Numbers, oneOf } from './numbers.ts';

/** A value that has been damaged: what it is now, and where, as `setup.armies[0].cards[1].life`. */
export interface DamagedValue {
  readonly value: unknown;
  readonly place: string;
}

type Holder = Record<string | number, unknown>;

const strange: readonly (() => unknown)[] = [
  ...[null, true, false, '', ' ', 'x', '__proto__', 'constructor', 'toString', 'hulk', '0'],
  ...[0, -1, 1, 2, 7, 0.5, -0, 1e3, 65_536, 2 ** 31, -(2 ** 31), 2 ** 53, 1e300, -1e300],
  ...['\u0000', '\u001b[2J', '\u202e', '\ud800', '{name}', '<script>', '../../etc/passwd', 'x'.repeat(5000)],
].map((value) => () => value);
const made: readonly (() => unknown)[] = [
  () => [],
  () => ({}),
  () => [null],
  () => [[[[[[[[]]]]]]]],
  () => ({ length: 1e9 }),
  () => ({ toString: 1, valueOf: null }),
  () => JSON.parse('{"__proto__": {"is": 1}}'),
  () => new Array(20_000).fill(0),
  () => new Array(300).fill({}),
  () => nested(70),
];
const keys = ['__proto__', 'constructor', 'toString', 'length', '', 'x', '0', 'id', 'name', '\u0007'];

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let at = 0; at < depth; at++) value = [value];
  return value;
}

type Damage = (holder: Holder, key: string | number, random: Numbers) => void;

/** What is done to one entry of a list or map so that it is still of its kind. */
const slight: readonly Damage[] = [
  (holder, key, random) => {
    const value = holder[key];
    set(holder, key, typeof value === 'number' ? value + random(5) - 2 : [value]);
  },
  (holder, key, random) => {
    const value = holder[key];
    if (typeof value === 'boolean') set(holder, key, !value);
    if (typeof value === 'number') set(holder, key, random(40));
    if (typeof value === 'string')
      set(holder, key, value === '' ? 'a' : value.slice(random(2)).toLowerCase());
  },
  (holder, key) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  },
  (holder, key) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 0, structuredClone(holder[Number(key)]));
    else set(holder, `${key}2`, structuredClone(holder[key]));
  },
  (holder, key, random) => {
    const others = Object.keys(holder);
    const other = oneOf(others, random);
    const value = holder[key];
    set(holder, key, holder[other]);
    set(holder, other, value);
  },
];
/** What makes something else of an entry. */
const rough: readonly Damage[] = [
  (holder, key, random) => set(holder, key, oneOf(strange, random)()),
  (holder, key, random) => set(holder, key, oneOf(made, random)()),
  (holder, key, random) => {
    const value = holder[key];
    if (Array.isArray(holder)) return void holder.push(value);
    delete holder[key];
    set(holder, oneOf(keys, random), value);
  },
];

/** How plain data is damaged. */
export interface DamageOptions {
  /** The path of the part in which it is done, as `['match', 'frames']`; left out: anywhere. */
  readonly within?: readonly (string | number)[];
  /** True where an entry stays of its kind: another number, text or place in its list, as somebody forges it. */
  readonly isSlight?: boolean;
}

/** Damages one entry of plain data, in place: any entry of the first levels, and fewer of those deep within long lists. */
export function damagedValue(
  data: unknown,
  random: Numbers,
  { within = [], isSlight = false }: DamageOptions = {},
): DamagedValue {
  let holder = { data } as Holder;
  const path: (string | number)[] = ['data'];
  for (;;) {
    const inner = holder[path.at(-1) as string];
    if (typeof inner !== 'object' || inner === null) break;
    const names = Object.keys(inner);
    const wanted = within[path.length - 1];
    if (names.length === 0 || (wanted === undefined && path.length > 1 && random(5) === 0)) break;
    holder = inner as Holder;
    path.push(wanted ?? oneOf(names, random));
  }
  const box = { data } as Holder;
  oneOf(isSlight ? slight : [...slight, ...rough], random)(
    path.length > 1 ? holder : box,
    path.at(-1) as string,
    random,
  );
  return { value: path.length > 1 ? data : box['data'], place: path.slice(1).join('.') };
}

/** The text of a JSON file with one to three damages, of its data and sometimes of its signs. */
export function damagedJson(text: string, random: Numbers): string {
  let data: unknown = JSON.parse(text);
  for (let times = 1 + random(3); times > 0; times--) data = damagedValue(data, random).value;
  const written = JSON.stringify(data) ?? '';
  const at = random(written.length + 1);
  switch (random(10)) {
    case 0:
      return written.slice(0, at);
    case 1:
      return (
        written.slice(0, at) +
        oneOf(['"', '{', '}', '[', ']', ',', '\\', '\u0000'], random) +
        written.slice(at)
      );
    case 2:
      return written.slice(0, at) + written.slice(at + 1 + random(9));
    case 3:
      return (
        written.slice(0, at) + oneOf(['[', '{"a":'], random).repeat(1 + random(100_000)) + written.slice(at)
      );
    default:
      return written;
  }
}

/** Sets an own entry, also one of a name that every object inherits. */
function set(holder: Holder, key: string | number, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}
