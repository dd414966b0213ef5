import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeInJson, readJson } from './json-text.ts';

const limits = { characters: 1000, depth: 4, values: 20 };
const read = (text: string) => {
  const json = readJson('g.json', 'the game', text, limits);
  if (json.ok) return json.value;
  const { line, column, message } = json.problem;
  return `${line}:${column} ${message}`;
};

test('JSON is read within bounds, and what is beyond them is never built', () => {
  expect(read('[[[["[[[[[[["]]]]')).toEqual([[[['[[[[[[[']]]]);
  expect(read('{"a":\n[[[[1]]]]}')).toBe('2:4 the game is nested more than 4 deep');
  expect(read(`[${'1,'.repeat(20)}1]`)).toBe('1:41 the game holds more than 20 values');
  expect(read(`"${','.repeat(900)}\\"${'['.repeat(90)}"`)).toHaveLength(991);
  expect(read('1'.repeat(1001))).toBe('1:1 the game has 1001 characters, 1000 are allowed');
  expect(read('[1,')).toBe('1:4 the game is not whole JSON');
  expect(read(']]]]')).toBe('1:5 the game is not whole JSON');
  expect(read('')).toBe('1:1 the game is not whole JSON');
  expect(read('"\\')).toBe('1:3 the game is not whole JSON');
});

test('a value is found by its path, what is missing by its nearest container', () => {
  const text = '{"a": [1,\n {"b\\"": [ ] , "b\\"": "x,]" }],\n"c":2}';
  const place = (...path: (string | number)[]) => {
    const { line, column } = placeInJson(text, path);
    return `${line}:${column}`;
  };
  expect(place()).toBe('1:1');
  expect(place('a', 0)).toBe('1:8');
  expect(place('a', 1)).toBe('2:2');
  expect(place('a', 1, 'b"')).toBe('2:23');
  expect(place('a', 2)).toBe('1:7');
  expect(place('c')).toBe('3:5');
  expect(place('c', 'd')).toBe('3:5');
  expect(place('d')).toBe('1:1');
});

test('every value of any JSON is found where it stands', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), fc.constantFrom(undefined, 1), (compact, indent) => {
      const value = JSON.parse(compact);
      const text = JSON.stringify(value, null, indent);
      const walk = (inner: unknown, path: (string | number)[]): void => {
        const { line, column } = placeInJson(text, path);
        const rest = text
          .split('\n')
          .slice(line - 1)
          .join('\n')
          .slice(column - 1);
        expect(rest.startsWith(JSON.stringify(inner, null, indent).slice(0, 1)), `${path}`).toBe(true);
        if (typeof inner !== 'object' || inner === null) return;
        for (const [key, one] of Object.entries(inner))
          walk(one, [...path, Array.isArray(inner) ? Number(key) : key]);
      };
      walk(value, []);
    }),
    { numRuns: 200 },
  );
});
