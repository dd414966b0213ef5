import { expect, test } from 'vitest';
import { timeOf } from './clocks.tsx';

test('time that is left is read at a glance', () => {
  expect([0, 900, 61_000, 3_729_000, 183_900_000].map(timeOf)).toEqual([
    '0:00',
    '0:01',
    '1:01',
    '1:02:09',
    '2 d 3:05',
  ]);
});
