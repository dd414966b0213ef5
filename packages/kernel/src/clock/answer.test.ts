import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mark, type ToyRun, toy } from '../../test/toy.ts';
import { verifyReplay } from '../replay/replay.ts';
import { quoted } from './answer.ts';
import type { Answer, Choice, Reply } from './decision.ts';

const shapes: Readonly<Record<string, Partial<Choice>>> = {
  pick: { extras: ['done'] },
  several: { least: 0, most: 2 },
  path: {
    shape: 'path',
    wayTo: (end) => [1, end],
    readWay: (way) => (way.every((key) => /^cell:\d$/.test(key)) ? [2, way.length] : { reason: 'gap' }),
    mayTake: ([kind, end = 0]) => kind === 2 || (kind === 1 && [2, 3, 4].includes(end)),
  },
  allot: { shape: 'allot', places: ['1', '2'], repeat: true },
  number: { shape: 'number' },
  chance: { shape: 'chance', domain: 'face', least: 2, most: 2 },
};

/** A game that asks one choice of this shape, then another. */
function asking(more: Partial<Choice>) {
  const choice = { seat: 0, asks: 'first', domain: 'cell', options: [2, 3, 4], ...more };
  const first = (run: ToyRun) => mark(run, Number(String(run.choose(choice)).length));
  const second = (run: ToyRun) =>
    mark(run, run.pick({ ...choice, ...shapes['pick'], shape: 'pick', asks: 'second' }));
  return toy({ main: [{ do: first }, { do: second }] });
}

const strange: readonly unknown[] = [
  null,
  undefined,
  true,
  7,
  'cell:2',
  [],
  ['cell:2'],
  () => 'cell:2',
  Symbol('cell:2'),
  { pick: null },
  { pick: {} },
  { pick: { toString: () => 'cell:2' } },
  { pick: [{ toString: () => 'cell:2' }] },
  { pick: [['cell:2']] },
  { pick: [null] },
  { pick: new Array(3) },
  { pick: { length: 1, 0: 'cell:2' } },
  { pick: Number.NaN },
  { pick: Number.POSITIVE_INFINITY },
  { pick: 2n },
  { pick: '' },
  { pick: '__proto__' },
  { pick: 'constructor' },
  { pick: 'x'.repeat(1_000_000) },
  { pick: new Array(1_000_000).fill('cell:2') },
  { way: 'cell:2' },
  { way: [1] },
  { way: [null] },
  { way: { length: 1, 0: 'cell:2' } },
  { way: new Array(1_000_000).fill('cell:2') },
  { pick: 'cell:2', way: ['cell:2'] },
  { pick: 'cell:2', decision: {} },
  { pick: 'cell:2', decision: 'x'.repeat(1_000_000) },
  { pick: 'cell:2', decision: '\u001b[2J' },
  { pick: '\u001b]0;owned\u0007' },
];

describe('what is no answer', () => {
  test.each(Object.keys(shapes))(
    'is refused in a line, and changes nothing, where a %s is asked',
    (shape) => {
      const match = asking(shapes[shape] as Partial<Choice>).start({ undo: true });
      const before = JSON.stringify([match.host.hash(), match.host.save()]);
      for (const [at, one] of strange.entries()) {
        const refusal = match.answer(0, one as Answer);
        expect(refusal, `strange[${at}]`).toBeDefined();
        expect(refusal?.message).toMatch(/^[^\p{C}]{5,150}$/u);
      }
      expect(JSON.stringify([match.host.hash(), match.host.save()])).toBe(before);
    },
  );

  test('never throws, whatever it is', () => {
    const entry = fc.oneof(
      fc.constantFrom('cell:2', 'cell:3', 'done', 2, 3),
      fc.string(),
      fc.double(),
      fc.anything(),
    );
    const given = fc.oneof(
      fc.anything(),
      fc.record(
        { pick: fc.oneof(entry, fc.array(entry)), way: fc.oneof(entry, fc.array(entry)), decision: entry },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(shapes)), given, (shape, answer) => {
        const match = asking(shape).start();
        const before = match.host.hash();
        const refusal = match.answer(0, answer as Answer);
        if (refusal) expect(match.host.hash()).toBe(before);
        else expect(match.pending(0)[0]?.asks).toBe('second');
      }),
      { numRuns: 500 },
    );
  });

  test('is not taken by the kernel from a record either', () => {
    const replies = [
      null,
      {},
      'cell:2',
      [null],
      [2.5],
      [[2]],
      [{ toString: () => '2' }],
      Number.NaN,
      9,
      [1, 9],
    ];
    for (const [shape, more] of Object.entries(shapes))
      for (const reply of replies) {
        const { engine, plan } = asking(more);
        const log = { seed: 's', inputs: [{ seat: 0, asks: 'first', reply: reply as Reply }] };
        expect(verifyReplay(engine, plan, log), `${shape} ${JSON.stringify(reply)}`).toMatchObject({
          ok: false,
          decision: 0,
        });
      }
  });
});

test('a way that was never offered is none, however it is recorded', () => {
  const way = (mayTake: boolean) => {
    const path = shapes['path'] as Partial<Choice> & { readonly wayTo: (end: number) => readonly number[] };
    return asking(mayTake ? path : { shape: 'path', wayTo: path.wayTo });
  };
  for (const reads of [true, false]) {
    const { engine, plan } = way(reads);
    const replayed = (reply: Reply) =>
      verifyReplay(engine, plan, { seed: 's', inputs: [{ seat: 0, asks: 'first', reply }] }).ok;
    expect(replayed([1, 3])).toBe(true);
    expect(replayed([2, 7])).toBe(reads);
    expect(replayed([1, 9])).toBe(false);
    expect(replayed([1, 3, 3])).toBe(reads);
    expect(replayed([])).toBe(false);
  }
});

test('what is quoted is one line, cut short, and steers no terminal', () => {
  expect(quoted('cell:2')).toBe('cell:2');
  expect(quoted('a\u001b[31m\nb\u202e\u2028c')).toBe('a [31m b  c');
  expect(quoted('x'.repeat(60))).toHaveLength(60);
  expect(quoted('x'.repeat(61))).toBe(`${'x'.repeat(59)}…`);
});
