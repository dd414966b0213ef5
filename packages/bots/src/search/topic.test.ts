import type { Decision } from '@scapewright/kernel';
import { expect, test } from 'vitest';
import { beliefOf, isHopeless } from './belief.ts';
import { topicOf } from './topic.ts';

const about = (asks: string, shape: string, count: number) =>
  topicOf({ asks, shape, count } as unknown as Decision);

test('what is forced, rolled or only asks whether the one figure acts is not thought about', () => {
  expect(about('order-markers', 'allot', 1)).toBeUndefined();
  expect(about('move', 'pick', 2)).toBeUndefined();
  expect(about('attack', 'pick', 2)).toBeUndefined();
  expect(about('roll', 'chance', 6)).toBeUndefined();
});

test('decisions are told apart by what they are about', () => {
  expect(about('order-markers', 'allot', 3)).toBe('markers');
  expect(about('move', 'pick', 3)).toBe('order');
  expect(about('path', 'path', 40)).toBe('way');
  expect(about('target', 'pick', 2)).toBe('target');
  expect(about('bonding', 'pick', 2)).toBe('other');
});

test('a way that looks much worse at first sight is not tried, and less is believed of one that looks a little worse', () => {
  expect(isHopeless(-0.1)).toBe(true);
  expect([0, 0.1, -0.01, undefined].map(isHopeless)).toEqual([false, false, false, false]);
  expect(beliefOf('way', -0.01).mean).toBeLessThan(beliefOf('way', 0).mean);
});
