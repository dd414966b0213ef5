import { describe, expect, test } from 'vitest';
import { ruleIds } from '../ids/rule-ids.ts';
import { coverage } from './coverage.ts';
import { waivers } from './waivers.ts';

const none: ReadonlySet<string> = new Set();
const rounds = (...input: Parameters<typeof coverage>) =>
  coverage(...input).files.find(({ file }) => file === 'superscape-rounds');

describe('coverage', () => {
  test('of nothing is nothing, and every rule is unproved', () => {
    const { files, total, unknown } = coverage({ implemented: none, proved: none, waived: none });
    expect(total).toEqual({ total: 1639, implemented: 0, proved: 0, waived: 0 });
    expect(files.flatMap(({ unproved }) => unproved)).toEqual(ruleIds());
    expect(unknown).toEqual([]);
  });

  test('counts by file: what is proved is implemented, and is not waived', () => {
    const counted = rounds({
      implemented: new Set(['SS-ROUND-001', 'SS-ROUND-002', 'SS-MOVE-001']),
      proved: new Set(['SS-ROUND-002', 'SS-ROUND-003']),
      waived: new Set(['SS-ROUND-003', 'SS-ROUND-004']),
    });
    expect(counted).toMatchObject({ total: 48, implemented: 3, proved: 2, waived: 1, game: 'superscape' });
    expect(counted?.unproved).toContain('SS-ROUND-001');
    expect(counted?.unproved).not.toContain('SS-ROUND-004');
    expect(counted?.unproved).toHaveLength(45);
  });

  test('names what is no rule, wherever it was named', () => {
    const { unknown, total } = coverage({
      implemented: new Set(['SS-NOPE-001', 'SS-MOVE-001']),
      proved: new Set(['HS-EX-099']),
      waived: new Set(['SS-MOVE-51']),
    });
    expect(unknown).toEqual(['HS-EX-099', 'SS-MOVE-51', 'SS-NOPE-001']);
    expect(total).toMatchObject({ implemented: 1, proved: 0, waived: 0 });
  });

  test('of everything leaves nothing', () => {
    const all = new Set(ruleIds());
    const { files, total } = coverage({ implemented: all, proved: all, waived: none });
    expect(total).toEqual({ total: 1639, implemented: 1639, proved: 1639, waived: 0 });
    expect(files.every(({ unproved }) => unproved.length === 0)).toBe(true);
  });
});

describe('waivers', () => {
  test('are few, each once and with a reason', () => {
    expect(waivers().length).toBeLessThan(16);
    expect(new Set(waivers().map(({ id }) => id)).size).toBe(waivers().length);
    for (const { id, reason } of waivers()) expect([id, reason.length > 20]).toEqual([id, true]);
  });

  test('hide no numbered example of a rulebook', () => {
    expect(waivers().filter(({ id }) => id.startsWith('HS-EX-'))).toEqual([]);
  });
});
