import { expect, test } from 'vitest';
import { CommandRefused } from './failure.ts';

test('a refusal names each of its rules once, the first one first', () => {
  expect(new CommandRefused('no', ['SS-DO-026', 'SS-DO-032', 'SS-DO-026']).rules).toEqual([
    'SS-DO-026',
    'SS-DO-032',
  ]);
});
