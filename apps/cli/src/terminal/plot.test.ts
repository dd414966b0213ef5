import { expect, test } from 'vitest';
import { bar, histogramOf, shareBar } from './plot.ts';

test('a share is drawn with its interval', () => {
  expect(shareBar({ low: 0.5, high: 0.7 }, 10)).toBe('█████▒▒░░░');
  expect(shareBar({ low: 0, high: 0 }, 4)).toBe('░░░░');
  expect(shareBar({ low: 1, high: 1 }, 4)).toBe('████');
});

test('whole numbers are counted in rows of equal width', () => {
  expect(histogramOf([2, 3, 3, 5], 12)).toEqual([
    { from: 2, to: 2, count: 1 },
    { from: 3, to: 3, count: 2 },
    { from: 4, to: 4, count: 0 },
    { from: 5, to: 5, count: 1 },
  ]);
  const wide = histogramOf([1, 10, 100], 10);
  expect(wide.length).toBeLessThanOrEqual(10);
  expect(wide.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect(histogramOf([], 5)).toEqual([]);
});

test('a bar is as long as its part of the largest, to an eighth', () => {
  expect([bar(4, 8, 4), bar(0, 8, 4), bar(1, 8, 4), bar(0, 0, 4)]).toEqual(['██', '', '▌', '']);
});
