import { expect } from 'vitest';
import type { Problem } from '../src/index.ts';

/** A stream of pseudo-random whole numbers below a limit, the same in every run. */
export function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const scraps = [
  ...[
    '{',
    '}',
    '[',
    ']',
    ':',
    ': ',
    ',',
    '- ',
    '"',
    "'",
    '|',
    '>',
    '#',
    '&a ',
    '*a',
    '!!str ',
    '? ',
    '\t',
    '\n',
  ],
  ...[
    '---\n',
    '...\n',
    '%YAML 1.1\n',
    '~',
    'null',
    'true',
    '-1',
    '99999999999999999999',
    '.nan',
    '1e9',
    '<<: *a',
  ],
  ...[
    '__proto__: 1',
    'constructor',
    'toString: 1',
    '\u0000',
    '\uFEFF',
    '\uD800',
    '  ',
    'é',
    '@',
    '`',
    '{}',
    '[]',
  ],
];

/** The text with one small damage. */
export function mutate(text: string, random: (below: number) => number): string {
  const at = random(text.length);
  const length = 1 + random(12);
  switch (random(6)) {
    case 0:
      return text.slice(0, at) + text.slice(at + length);
    case 1:
      return text.slice(0, at) + (scraps[random(scraps.length)] ?? '') + text.slice(at);
    case 2:
      return text.slice(0, at) + text.slice(at, at + length) + text.slice(at);
    case 3:
      return text.slice(0, at) + (scraps[random(scraps.length)] ?? '') + text.slice(at + length);
    case 4: {
      const lines = text.split('\n');
      const [line = ''] = lines.splice(random(lines.length), 1);
      lines.splice(random(lines.length + 1), 0, line);
      return lines.join('\n');
    }
    default:
      return text.slice(0, at) + String.fromCharCode(32 + random(95)) + text.slice(at + 1);
  }
}

/** Each problem says where and what, inside the file. */
export function expectLocated(problems: readonly Problem[], text: string): void {
  expect(problems.length).toBeGreaterThan(0);
  const lines = text.split('\n').length;
  for (const { line, column, message } of problems) {
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(message).not.toBe('');
    expect(message).not.toMatch(/^(keys|wanted|say): |undefined|Invalid input/);
  }
}
