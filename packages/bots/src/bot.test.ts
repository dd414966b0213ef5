import type { Decision } from '@scapewright/kernel';
import { expect, test } from 'vitest';
import { picked } from './bot.ts';

const decision = (least: number, most: number): Decision => ({ shape: 'pick', least, most }) as Decision;

test('one of exactly one is replied as it is, and in a list where none or several may be picked', () => {
  expect(picked(decision(1, 1), 4)).toBe(4);
  expect(picked(decision(0, 1), 4)).toEqual([4]);
  expect(picked(decision(1, 3), 4)).toEqual([4]);
  expect(picked(decision(0, 1), -1)).toBe(-1);
});
