import { fc, test } from '@fast-check/vitest';
import type { BattleRecord } from '@scapewright/table/battle';
import { agreedVictory } from '@scapewright/table/content';
import { describe, expect } from 'vitest';
import { wishFor } from '../start/wish.ts';
import { fragmentOf, readFragment, shortCourse, wholeCourse, wishOfRecord } from './replay-text.ts';

const seat = fc.nat(5);
const course = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('answer' as const),
      seat,
      reply: fc.oneof(fc.integer(), fc.array(fc.integer(), { maxLength: 9 })),
      by: fc.constant('person' as const),
    }),
    fc.record({ kind: fc.constantFrom('resign' as const, 'timeout' as const), seat }),
    fc.record({
      kind: fc.constant('request' as const),
      what: fc.constant('draw' as const),
      seat,
      of: fc.array(seat, { maxLength: 5 }),
      id: fc.constant('d'),
    }),
    fc.record({ kind: fc.constant('consent' as const), seat, to: fc.constant('d'), yes: fc.boolean() }),
  ),
  { maxLength: 60 },
);

describe('a replay in an address', () => {
  test.prop([course, fc.nat(500)])('comes back as it went, at its place', (entries, place) => {
    const replay = { wish: { ...wishFor('heroscape', 'bots'), seed: 's' }, course: shortCourse(entries) };
    const read = readFragment(fragmentOf(replay, place));
    expect(read?.place).toBe(place);
    expect(read?.replay).toEqual(replay);
    expect(wholeCourse(read?.replay.course ?? [])).toEqual(entries);
  });

  test.prop([fc.string({ unit: 'binary', maxLength: 80 })])('of anybody else is none', (text) => {
    expect(readFragment(`#${text}`)).toBeUndefined();
  });

  test('has the conditions of victory that were agreed on, in words that are read as they were', () => {
    const words = ['hold-a-space: {spaces: ["d4"], round: 8}', 'last-stand: {player: "Dawn", rounds: 6}'];
    const agreed = agreedVictory(words);
    if (!agreed.ok) expect.unreachable();
    const record = {
      ...{ ruleset: 'heroscape', mapFile: 'm', armies: [], seats: [] },
      victory: agreed.conditions,
    };
    const { victory = [] } = wishOfRecord(record as unknown as BattleRecord);
    expect(agreedVictory(victory)).toEqual(agreed);
  });
});
