import { type Numbers, oneOf } from './numbers.ts';

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
  (text, random) => onLine(text, random, (line) => [line.replace(/[\w-]+(?=:)/, oneOf(keys, random))]),
  (text, random) => onLine(text, random, (line) => [line.replace(/([a-z])([a-z])(?=[\w-]*:)/, '$2$1')]),
  (text, random) => onLine(text, random, (line) => [line.replace(/:.*$/, `: ${oneOf(values, random)}`)]),
  (text, random) => onLine(text, random, (line) => [line.replace(/\d+/, oneOf(huge, random))]),
  (text, random) => text.replace(nth(/\d+/g, text, random), oneOf(huge, random)),
  (text, random) => onLine(text, random, (line) => [`${' '.repeat(random(6))}${line}`]),
  (text, random) => text.slice(0, random(text.length)),
  (text, random) => insert(text, random, oneOf(strange, random)),
  (text, random) =>
    insert(
      text,
      random,
      oneOf(['{', '}', '[', ']', '"', "'", '|', '&a ', '*a', '\n---\n', '#', ': '], random),
    ),
  (text, random) => onLine(text, random, (line) => [line.replace(/:.*$/, `: ${oneOf(bombs, random)}`)]),
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

/** The text of a YAML file with one to three damages: strange keys and values, cuts, bombs, signs that nobody sees. */
export function damagedYaml(text: string, random: Numbers): string {
  let damaged = text;
  for (let times = 1 + random(3); times > 0; times--) damaged = oneOf(damages, random)(damaged, random);
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
