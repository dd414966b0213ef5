import { expect, test } from 'vitest';
import { numbersSaid } from './written-numbers.ts';

test('numbers are read in figures and in words, but not out of dice and names', () => {
  expect(numbersSaid('Roll a d20: on 16 or more two figures within 4 receive it twice. Team-7.')).toEqual([
    16, 2, 4, 2,
  ]);
});
