import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { sketch } from '../../test/sketch.ts';
import { distanceApart } from '../distance-apart.ts';
import { hexDistance } from '../geometry.ts';
import { compileBattlefield } from './compile-battlefield.ts';

const cell = fc.oneof(
  { weight: 4, arbitrary: fc.nat({ max: 9 }).map((level) => `g${level}`) },
  { weight: 2, arbitrary: fc.constant('--') },
  { weight: 1, arbitrary: fc.constant('p1') },
  { weight: 1, arbitrary: fc.constant('g1/g8') },
);
const boards = fc
  .array(fc.array(cell, { minLength: 4, maxLength: 4 }), { minLength: 4, maxLength: 4 })
  .map((rows) => sketch(rows.map((row) => row.join(' ')).join('\n'), { partial: ['p'] }))
  .filter((plan) => plan.spaces.length > 0);

describe('distances (SS-RNG-004)', () => {
  test.prop([boards])('are symmetric, never shorter than as the crow flies, and steps of one', (plan) => {
    const board = compileBattlefield(plan);
    const { q, r, hex } = board;
    for (let a = 0; a < board.count; a++) {
      for (let b = 0; b < board.count; b++) {
        if (hex[a] === 2 || hex[b] === 2) continue;
        const distance = board.distance(a, b);
        expect(board.distance(b, a)).toBe(distance);
        expect(distanceApart(board, [a], [b])).toBe(distance);
        const straight = hexDistance(q[a] as number, r[a] as number, q[b] as number, r[b] as number);
        if (distance >= 0) expect(distance).toBeGreaterThanOrEqual(straight);
        if (straight <= 1) expect(distance).toBe(straight);
        if (distance > 1) {
          const nearer = [...board.names.keys()].filter(
            (space) => board.directionBetween(space, b) >= 0 && board.distance(a, space) === distance - 1,
          );
          expect(nearer.length).toBeGreaterThan(0);
        }
      }
    }
  });
});
