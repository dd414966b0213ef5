import { createHmac } from 'node:crypto';
import type { RandomWords } from '@scapewright/kernel';
import { describe, expect, test } from 'vitest';
import { secureDice } from './secure-dice.ts';

const drawn = (seed: string, count: number, words: RandomWords = [0, 0, 0, 0]): readonly number[] => {
  const { next } = secureDice(seed);
  return Array.from({ length: count }, () => next(words));
};

describe('secure dice', () => {
  test('are the words of HMAC-SHA-256 under the seed, as anybody can check', () => {
    const words = [0, 1].flatMap((block) => {
      const bytes = createHmac('sha256', 'a seed').update(String(block)).digest();
      return Array.from({ length: 8 }, (_, at) => bytes.readUInt32BE(at * 4));
    });
    expect(drawn('a seed', 16)).toEqual(words);
  });

  test('go on from wherever the state says, across the lower count, and never hold the seed', () => {
    expect(drawn('x', 30).slice(21)).toEqual(drawn('x', 9, [21, 0, 0, 0]));
    const words: RandomWords = [-1, 0, 0, 0];
    const [last, next] = drawn('x', 2, words);
    expect(words).toEqual([1, 1, 0, 0]);
    const block = createHmac('sha256', 'x')
      .update(String(2 ** 29))
      .digest();
    expect(next).toBe(block.readUInt32BE(0));
    expect(last).not.toBe(next);
  });
});
