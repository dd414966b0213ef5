import { answerFault } from '@scapewright/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAnswer } from './answer.ts';

test('an answer is read, and nothing else', () => {
  for (const answer of [
    { pick: 'figure:Hulk' },
    { pick: 3 },
    { pick: [] },
    { pick: ['space:a1', 2], decision: 4 },
    { way: ['space:a1', 'fly', 'space:a2'], decision: '4' },
  ])
    expect(parseAnswer(answer)).toEqual({ ok: true, answer });
  const said = (given: unknown): string => {
    const parsed = parseAnswer(given);
    return parsed.ok ? 'taken' : parsed.message;
  };
  expect(said(null)).toBe('expected a map, got nothing');
  expect(said('figure:Hulk')).toBe('expected a map, got "figure:Hulk"');
  expect(said([])).toBe('expected a map, got a list');
  expect(said({})).toBe('the answer names no option');
  expect(said({ pick: null })).toBe(
    'pick: expected the key of an option, a number, or a list of them, got nothing',
  );
  expect(said({ pick: 'a', way: ['b'] })).toBe('an answer picks or draws a way, not both');
  expect(said({ way: [1] })).toBe('way[0]: expected the key of an option, got "1"');
  expect(said({ pick: 'a', seat: 1 })).toBe('seat: unknown key "seat"');
  expect(said({ pick: new Array(1_000_000).fill('a') })).toBe('an answer has at most 1000 entries');
  expect(said(JSON.parse('{"pick": "a", "__proto__": {}}'))).toContain('unknown key "__proto__"');
  expect(said({ pick: 'x'.repeat(1_000_000) }).length).toBeLessThan(200);
});

test('whatever comes in is an answer or refused in a line; the kernel refuses no answer that was taken', () => {
  const entry = fc.oneof(fc.string(), fc.integer(), fc.double(), fc.anything());
  const given = fc.oneof(
    fc.anything(),
    fc.record(
      { pick: fc.oneof(entry, fc.array(entry)), way: fc.oneof(entry, fc.array(entry)), decision: entry },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(given, (one) => {
      const parsed = parseAnswer(one);
      if (parsed.ok) expect(answerFault(parsed.answer)).toBeUndefined();
      else expect(parsed.message).toMatch(/^[^\p{Cc}]{5,210}$/u);
    }),
    { numRuns: 2000 },
  );
});
