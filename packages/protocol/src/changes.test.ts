import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { changesBetween, withChanges } from './changes.ts';
import type { View } from './view.ts';

const row = fc.record(
  {
    markers: fc.nat(3),
    name: fc.constantFrom('a', 'b'),
    orderMarkers: fc.array(fc.constantFrom('1', '?'), { maxLength: 2 }),
    markersByName: fc.dictionary(fc.constantFrom('x', 'constructor', 'toString'), fc.nat(2)),
  },
  { requiredKeys: ['markers'] },
);
const rows = fc
  .dictionary(fc.constantFrom('card:1', 'card:2', 'constructor', 'toString'), row)
  .map((made) => Object.entries(made).map(([key, value]) => ({ key, ...value })));
const views = fc.record({
  round: fc.nat(3),
  cards: rows,
  'one-shots': fc.array(fc.record({ seat: fc.nat(2) })),
}) as fc.Arbitrary<unknown> as fc.Arbitrary<View>;

/** Rows have no order: what is new stands last in a view that was joined. */
const sorted = ({ cards, ...rest }: View) => ({
  ...rest,
  cards: [...cards].sort((one, other) => (one.key < other.key ? -1 : 1)),
});

describe('changes', () => {
  test.prop([views, views])('make one view into another', (before, after) => {
    const joined = withChanges(before, JSON.parse(JSON.stringify(changesBetween(before, after))));
    expect(sorted(joined)).toEqual(sorted(after));
  });

  test.prop([views])('are none between a view and itself', (view) => {
    expect(changesBetween(view, structuredClone(view))).toEqual({});
    expect(withChanges(view, {})).toEqual(view);
  });

  test('leave alone what they do not name', () => {
    const cards = [
      { key: 'card:1', markers: 1 },
      { key: 'card:2', markers: 1 },
    ];
    const before = { cards } as unknown as View;
    const joined = withChanges(before, { cards: { 'card:2': { markers: 2 } } });
    expect(joined.cards[0]).toBe(before.cards[0]);
    expect(joined.cards[1]).toEqual({ key: 'card:2', markers: 2 });
  });
});
