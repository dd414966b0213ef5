import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf } from './open-workers.ts';

test('parts of a work follow each other, grow no larger and end with single pieces', () => {
  fc.assert(
    fc.property(fc.nat(3000), fc.integer({ min: 1, max: 16 }), (pieces, threads) => {
      const parts = partsOf(pieces, threads);
      let next = 0;
      for (const { first, count } of parts) {
        expect(first).toBe(next);
        next += count;
      }
      expect(next).toBe(pieces);
      const counts = parts.map(({ count }) => count);
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
      if (pieces > 0) expect(counts.at(-1)).toBe(1);
    }),
  );
});
