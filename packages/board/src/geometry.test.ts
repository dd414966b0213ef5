import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  directionOf,
  directionQ,
  directionR,
  hexBeside,
  hexCentre,
  hexDistance,
  oppositeDirection,
  rotateHex,
  straightDirection,
} from './geometry.ts';

const hex = fc.record({ q: fc.integer({ min: -30, max: 30 }), r: fc.integer({ min: -30, max: 30 }) });

describe('directions', () => {
  test('are numbered E, NE, NW, W, SW, SE', () => {
    expect(directionQ.map((q, direction) => [q, directionR[direction]])).toEqual([
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
    ]);
  });

  test('a hex two steps away lies in no direction', () => {
    expect(directionOf(2, 0)).toBe(-1);
    expect(directionOf(0, 0)).toBe(-1);
  });

  property.prop([hex, fc.nat({ max: 5 })])('a step and its opposite lead back', (from, direction) => {
    expect(hexBeside(hexBeside(from, direction), oppositeDirection(direction))).toEqual(from);
  });

  property.prop([hex, fc.nat({ max: 5 }), fc.integer({ min: 1, max: 9 })])(
    'a straight line keeps its direction',
    (from, direction, length) => {
      let end = from;
      for (let step = 0; step < length; step++) end = hexBeside(end, direction);
      expect(straightDirection(from.q, from.r, end.q, end.r)).toBe(direction);
      expect(hexDistance(from.q, from.r, end.q, end.r)).toBe(length);
    },
  );

  test('a knight of a hex off the line lies straight in no direction', () => {
    expect(straightDirection(0, 0, 2, -1)).toBe(-1);
    expect(straightDirection(3, 3, 3, 3)).toBe(-1);
  });
});

describe('turning', () => {
  test('one sixth leads from each direction to the next', () => {
    for (let direction = 0; direction < 6; direction++) {
      const step = { q: directionQ[direction] as number, r: directionR[direction] as number };
      const turned = rotateHex(step, 1);
      expect(directionOf(turned.q, turned.r)).toBe((direction + 1) % 6);
    }
  });

  property.prop([hex, fc.integer({ min: -12, max: 12 })])(
    'keeps distances, and six turns are none',
    (offset, turns) => {
      const turned = rotateHex(offset, turns);
      expect(hexDistance(0, 0, turned.q, turned.r)).toBe(hexDistance(0, 0, offset.q, offset.r));
      expect(rotateHex(turned, 6 - (((turns % 6) + 6) % 6))).toEqual(offset);
    },
  );
});

describe('centres', () => {
  property.prop([hex, fc.nat({ max: 5 })])('of neighbours are 43.3 mm apart', (from, direction) => {
    const a = hexCentre(from);
    const b = hexCentre(hexBeside(from, direction));
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(25 * Math.sqrt(3), 9);
  });

  test('east is right and south-east is down', () => {
    expect(hexCentre({ q: 1, r: 0 }).x).toBeGreaterThan(0);
    expect(hexCentre({ q: 0, r: 1 })).toEqual({ x: 12.5 * Math.sqrt(3), y: 37.5 });
  });
});
