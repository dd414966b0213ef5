import type { Seat } from '@scapewright/kernel';
import { expect, test } from 'vitest';
import { skirmish } from '../../test/battles.ts';
import { plainWords } from '../../test/plain-words.ts';
import { createEngine } from '../battle/index.ts';
import { Table } from '../table/table.ts';
import type { AnyTold, Asking } from './asking.ts';

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
  for (const asks of ['placement', 'move', 'attack', 'path', 'target'])
    expect(
      told.get(asks)?.filter((text) => text === ''),
      asks,
    ).toEqual([]);
  expect(
    told.get('move')?.some((text) => /is best against|can reach .+ and attack in one turn/.test(text)),
  ).toBe(true);
  const targets = told.get('target') ?? [];
  expect(targets.length).toBeGreaterThan(0);
  for (const text of targets)
    expect(text).toMatch(
      /^(\d+ % to defeat|\d\.\d wounds to be expected on) .+ \(\d+ (die|dice) against \d+\)$/,
    );
});

test('a hint is thought out once, whoever asks again in whatever language, until something is answered', () => {
  let thought = 0;
  const answer = ({ once }: Asking): AnyTold => ({
    ...{ what: 'hint', pick: [], text: String(once(() => ++thought)) },
  });
  const words = { ...plainWords, asks: () => ({ ...plainWords.asks(), answer }) };
  const engine = createEngine('superscape');
  const table = new Table({ engine, record: skirmish(['person', 'person']), words });
  const { seat } = firstDecision(table);
  const hints = [undefined, 'de', 'en'].map((language) => table.ask(seat, { what: 'hint' }, language));
  expect(hints.map((hint) => 'text' in hint && hint.text)).toEqual(['1', '1', '1']);
  const { seat: asked, number, pick } = firstDecision(table);
  expect(table.answer(asked, { number, pick }).ok).toBe(true);
  table.ask(seat, { what: 'hint' });
  expect(thought).toBe(2);
});

/** The first question that a person is asked, and an answer to it. */
function firstDecision(table: Table): {
  readonly seat: Seat;
  readonly number: number;
  readonly pick: string[];
} {
  while (table.step());
  const [decision] = table.match.host.pending();
  if (!decision) throw new Error('nothing is asked');
  const [question] = table.stream(decision.seat).moment.questions;
  const keys = question?.options.map(({ key }) => key) ?? [];
  const pick = Array.from({ length: question?.least ?? 1 }, (_, at) => keys[at % keys.length] ?? '');
  return { seat: decision.seat, number: question?.number ?? -1, pick };
}
