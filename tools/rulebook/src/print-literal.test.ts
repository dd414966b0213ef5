import { expect, test } from 'vitest';
import { camelCaseKeys, printLiteral } from './print-literal.ts';

test('data is printed on one line, without the keys that are absent', () => {
  expect(printLiteral({ id: 'a', 'two words': [1, true], gone: null, none: {} })).toBe(
    '{ id: "a", "two words": [1, true], none: {} }',
  );
});

test('quotes and line ends inside a text are escaped', () => {
  expect(printLiteral('say "no"\nand go')).toBe('"say \\"no\\"\\nand go"');
});

test('absence cannot stand in a list', () => {
  expect(() => printLiteral([null])).toThrow('absence');
});

test('keys become camel case at every depth, values stay', () => {
  expect(camelCaseKeys({ level_height: 1, 'carried-items': [{ occupancy_1: 'not_this' }] })).toEqual({
    levelHeight: 1,
    carriedItems: [{ occupancy1: 'not_this' }],
  });
});
