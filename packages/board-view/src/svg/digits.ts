import type { Point } from '../scene/outline.ts';

/** Digits as strokes in a box 4 wide and 6 high, from its upper left corner: hundreds of them are one path. */
const strokes = [
  'm2 0q2 0 2 3t-2 3t-2 -3t2 -3z',
  'm.8 1.2l1.8 -1.2v6',
  'm.2 1.3q.4 -1.3 1.9 -1.3q1.7 0 1.7 1.6q0 1.2 -1.6 2.6l-2 1.8h3.8',
  'm.4 0h3.2l-2 2.3q2.3 0 2.3 1.8t-2 1.9q-1.3 0 -1.8 -1',
  'm3 6v-6l-2.9 4.2h3.8',
  'm3.6 0h-2.8l-.3 2.7q3.5 -.8 3.5 1.4t-2 1.9q-1.3 0 -1.8 -.8',
  'm3.4 .3q-3.3 -1 -3.3 3.5q.2 2.2 2 2.2t1.9 -1.9q0 -1.8 -1.8 -1.8q-1.8 0 -2 1.6',
  'm.1 0h3.8l-2.4 6',
  'm2 2.7q-1.6 0 -1.6 -1.4t1.6 -1.3t1.6 1.3t-1.6 1.4q-1.9 0 -1.9 1.7t1.9 1.6t1.9 -1.6t-1.9 -1.7z',
  'm.6 5.7q3.3 1 3.3 -3.5q-.2 -2.2 -2 -2.2t-1.9 1.9q0 1.8 1.8 1.8q1.8 0 2 -1.6',
];

/** The path of a number whose middle is at a place. */
export function digitsPath({ x, y }: Point, number: number): string {
  const digits = [...String(Math.abs(number))].map(Number);
  const left = x - (digits.length * 5.2 - 1.2) / 2;
  return digits
    .map((digit, at) => `M${(left + at * 5.2).toFixed(1)} ${(y - 3).toFixed(1)}${strokes[digit] ?? ''}`)
    .join('');
}
