/** A stream of pseudo-random whole numbers below a limit, the same in every run. */
export type Numbers = (below: number) => number;

/** The stream of a seed. */
export function numbers(seed: number): Numbers {
  let state = Math.imul(seed + 1, 2654435761) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const huge = [
  '1e309',
  '-1e309',
  '9007199254740993',
  '99999999999',
  '-2147483649',
  '0x7fffffff',
  '1e6',
  '.inf',
  '5e-324',
];
const values = [
  '',
  '~',
  '[]',
  '{}',
  'true',
  '-1',
  '1.5',
  '"text"',
  '[1, [2, [3]]]',
  '{a: {b: 1}}',
  '!!binary aGk=',
  '2001-12-14',
  'no',
];
const strange = [
  '\u0000',
  '\u0007',
  '\uFEFF',
  '\uD800',
  '\uDFFF',
  '\u2028',
  '\u0085',
  '\u202E',
  'é',
  'e\u0301',
  '😀',
  '\t',
  '\r',
  '١٢',
  'Ａ',
  '\u00A0',
];
const keys = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '""', '1', '? [a]', '<<', 'é'];

/** The ways in which a YAML file is damaged. Each takes the text and gives another. */
const damages: readonly ((text: string, random: Numbers) => string)[] = [
  (text, random) => onLine(text, random, () => []),
  (text, random) => onLine(text, random, (line) => [line, line]),
  (text, random) => onLine(text, random, (line) => [line.replace(/[\w-]+(?=:)/, pick(keys, random))]),
  (text, random) => onLine(text, random, (line) => [line.replace(/([a-z])([a-z])(?=[\w-]*:)/, '$2$1')]),
  (text, random) => onLine(text, random, (line) => [line.replace(/:.*$/, `: ${pick(values, random)}`)]),
  (text, random) => onLine(text, random, (line) => [line.replace(/\d+/, pick(huge, random))]),
  (text, random) => text.replace(nth(/\d+/g, text, random), pick(huge, random)),
  (text, random) => onLine(text, random, (line) => [`${' '.repeat(random(6))}${line}`]),
  (text, random) => text.slice(0, random(text.length)),
  (text, random) => insert(text, random, pick(strange, random)),
  (text, random) =>
    insert(
      text,
      random,
      pick(['{', '}', '[', ']', '"', "'", '|', '&a ', '*a', '\n---\n', '#', ': '], random),
    ),
  (text, random) => onLine(text, random, (line) => [line.replace(/:.*$/, `: ${pick(bombs, random)}`)]),
  (text) => text.replaceAll('\n', '\r\n'),
];

const nested = 5_000;
/** Values that are small to write and large to hold. */
const bombs = [
  `[&a [x, x, x, x, x, x, x, x, x], ${['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
    .map((name, at) => `&${name} [${Array(9).fill(`*${'abcdefgh'[at]}`).join(', ')}]`)
    .join(', ')}]`,
  '&a [*a, *a]',
  '&a {b: &b {c: *a}}',
  '['.repeat(nested),
  `${'['.repeat(nested)}${']'.repeat(nested)}`,
  `"${'x'.repeat(100_000)}"`,
  `[${'1, '.repeat(20_000)}]`,
  `{${Array.from({ length: 5_000 }, (_, at) => `k${at}: ${at}`).join(', ')}}`,
];

/** A text with one to three damages. */
export function mutate(text: string, random: Numbers): string {
  let damaged = text;
  for (let times = 1 + random(3); times > 0; times--) damaged = pick(damages, random)(damaged, random);
  return damaged;
}

function onLine(text: string, random: Numbers, change: (line: string) => readonly string[]): string {
  const lines = text.split('\n');
  const at = random(lines.length);
  return [...lines.slice(0, at), ...change(lines[at] ?? ''), ...lines.slice(at + 1)].join('\n');
}

function insert(text: string, random: Numbers, what: string): string {
  const at = random(text.length + 1);
  return text.slice(0, at) + what + text.slice(at);
}

/** One of the matches of a pattern, as a pattern that finds it alone. */
function nth(pattern: RegExp, text: string, random: Numbers): RegExp {
  const found = [...text.matchAll(pattern)];
  const match = found[random(Math.max(1, found.length))];
  return match ? new RegExp(`(?<=^.{${match.index}})\\d+`, 's') : /$^/;
}

function pick<T>(list: readonly T[], random: Numbers): T {
  return list[random(list.length)] as T;
}
