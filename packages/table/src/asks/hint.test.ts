import { expect, test } from 'vitest';
import { skirmish } from '../../test/battles.ts';
import { plainWords } from '../../test/plain-words.ts';
import { createEngine } from '../battle/index.ts';
import { Table } from '../table/table.ts';

test('hints say what speaks for them, and what they propose may be answered', () => {
  const engine = createEngine('superscape');
  const table = new Table({ engine, record: skirmish(['person', 'person']), words: plainWords });
  const told = new Map<string, string[]>();
  for (let answers = 0; answers < 150 && table.status === 'playing'; answers++) {
    while (table.step());
    const [decision] = table.match.host.pending();
    if (!decision) break;
    const { seat, asks } = decision;
    const [question] = table.stream(seat).moment.questions;
    const hint = table.ask(seat, { what: 'hint' });
    if (!question || !('pick' in hint)) throw new Error(`no hint for ${asks}: ${JSON.stringify(hint)}`);
    told.set(asks, [...(told.get(asks) ?? []), hint.text]);
    const isSingle = question.shape === 'path' || (question.shape === 'pick' && question.most === 1);
    const stay = question.options.find(({ preview }) => preview?.['cost'] === 0)?.key;
    const pick = isSingle ? (hint.pick[0] ?? stay ?? '') : hint.pick;
    const way = hint.way && hint.way.length > 0 ? { way: hint.way } : { pick };
    const outcome = table.answer(seat, { number: question.number, ...way });
    expect(outcome.ok, `${asks}: ${JSON.stringify(hint)}`).toBe(true);
  }
  const ways = told.get('path') ?? [];
  expect(ways.some((text) => /within the reach of (scout|archer|giant|page)/i.test(text))).toBe(true);
  const markers = told.get('order-markers') ?? [];
  expect(markers.length).toBeGreaterThan(0);
  const tried = markers.filter((text) =>
    /^tried ahead, it wins some \d+ games? more of 100(, \w+ can reach .+)?$/i.test(text),
  );
  const known = markers.filter((text) => /^(giant|page|scout|archer) can (reach|do most)/.test(text));
  expect(known.length + tried.length).toBe(markers.length);
  expect(tried.length).toBeGreaterThan(0);
  const targets = told.get('target') ?? [];
  expect(targets.length).toBeGreaterThan(0);
  for (const text of targets)
    expect(text).toMatch(
      /^(\d+ % to defeat|\d\.\d wounds to be expected on) .+ \(\d+ (die|dice) against \d+\)$/,
    );
});
