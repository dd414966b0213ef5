import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { english } from '../src/words/english.ts';
import { german } from '../src/words/german.ts';

const folder = fileURLToPath(new URL('../src/', import.meta.url));
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|words\/[a-z-]*(english|german)/.test(path))
  .map((path) => readFileSync(`${folder}/${path}`, 'utf8'));

/** The names of the values that a message asks for. */
function valuesOf(message: string, language: string): readonly string[] {
  const names = new Set<string>();
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) for (const one of part) visit(one);
    else if (typeof part === 'object' && part !== null) {
      const { type, value, options } = part as { type: number; value?: unknown; options?: object };
      if (type > 0 && typeof value === 'string' && type !== 7) names.add(value);
      if (options) visit(Object.values(options).map((option) => (option as { value: unknown }).value));
    }
  };
  visit(new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst());
  return [...names].sort();
}

describe('the catalogues', () => {
  test('have the same keys, and ask for the same values', () => {
    expect(Object.keys(german)).toEqual(Object.keys(english));
    for (const [key, message] of Object.entries(english))
      expect([key, valuesOf(german[key as keyof typeof german], 'de')]).toEqual([
        key,
        valuesOf(message, 'en'),
      ]);
  });

  test('hold no text that no page says', () => {
    const whole = sources.join('\n');
    const starts = [...whole.matchAll(/`([a-z.]+\.)\$\{/g)].map(([, start = '']) => start);
    const unused = Object.keys(english).filter(
      (key) =>
        !whole.includes(`'${key}'`) &&
        !whole.includes(`"${key}"`) &&
        !starts.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  test('a page says no text that stands in it', () => {
    const spoken = sources.flatMap((source) => [
      ...source.matchAll(/>\s*([A-Z][a-z]+(?: [a-z]+)+[.!?]?)\s*</g),
    ]);
    expect(spoken.map(([, words]) => words)).toEqual([]);
  });
});
