import { expect, test } from 'vitest';
import { botOf, botSeats } from './bot-seat.ts';

test('a seat names a bot by its level, and its temper where that is not the usual one', () => {
  expect(botSeats).toContain('greedy');
  expect(botSeats).toContain('thinker-careful');
  expect(botSeats).not.toContain('random-bold');
  expect(botOf('greedy')).toEqual({ name: 'greedy', temper: 'steady' });
  expect(botOf('planner-bold')).toEqual({ name: 'planner', temper: 'bold' });
});
