import { expect, test } from 'vitest';
import type { ExampleContent, ExampleFile } from '../content/content-shapes.ts';
import { addressesOf } from './shown-examples.ts';

const example = (at: number, shows: readonly string[], games: ExampleContent['games']): ExampleContent => ({
  ...{ at, shows, games },
  title: 'A fall',
  rules: [],
});
const files: readonly ExampleFile[] = [
  {
    group: 'falls',
    name: 'both',
    examples: [
      example(2, ['SS-FALL-001.2', 'SS-FALL-0011.1'], ['superscape', 'heroscape']),
      example(4, ['SS-FALL-001.1'], ['superscape']),
      { ...example(5, [], ['superscape']), title: 'Another' },
    ],
  },
];

test('each worked example of a rule has the address of the scenario that plays it, under the game of the rule', () => {
  expect([...addressesOf(files, { id: 'SS-FALL-001', game: 'superscape' })]).toEqual([
    [2, '/examples/falls/both/3?game=superscape'],
    [1, '/examples/falls/both/5'],
  ]);
  expect(addressesOf(files, { id: 'SS-FALL-002', game: 'superscape' }).size).toBe(0);
});
