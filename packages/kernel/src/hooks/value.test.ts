import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellTable, source, type ToyGame, toy } from '../../test/toy.ts';
import { type AnswerHook, type ForbidHook, type Hook, type ModifyHook, question, value } from './hook.ts';
import { answered, type Contribution, forbidden, modified, type Refusal } from './value.ts';

const dice = value('attack-dice', 'A', 1);
const mayMove = question('may-move', 'A', 'any');

const modify = (
  how: ModifyHook['how'],
  by: ModifyHook['by'],
  more: Partial<ModifyHook> = {},
): ModifyHook => ({
  kind: 'modify',
  value: dice,
  how,
  by,
  reason: `${how}.reason`,
  ...more,
});
const forbid = (reason: string, more: Partial<ForbidHook> = {}): ForbidHook => ({
  kind: 'forbid',
  question: mayMove,
  reason,
  ...more,
});
const says = (answer: AnswerHook['answer'], declared = mayMove): AnswerHook => ({
  kind: 'answer',
  question: declared,
  reason: 'says',
  answer,
});

function game(hooks: readonly (readonly Hook[])[], fill?: Parameters<typeof toy>[0]['fill']): ToyGame {
  const sources = hooks.map((list, at) => source(`s${at}`, 0, list, { cell: at % 10 }));
  return toy({ sources, ...(fill ? { fill } : {}) }).start().host.game;
}

function number(hooks: readonly (readonly Hook[])[], base: number, args: object = {}): number {
  const one = game(hooks);
  return modified(one.hooks, one, dice, base, args);
}

describe('a number', () => {
  test('is set, then added to, then scaled, then bounded, never below its own least', () => {
    expect(number([], 4)).toBe(4);
    expect(number([], -4)).toBe(1);
    const hooks = [
      modify('most', 9),
      modify('scale', 2),
      modify('add', 3),
      modify('set', 2),
      modify('least', 8),
    ];
    expect(number([hooks], 7)).toBe(9);
    expect(number([hooks.slice(1)], 7)).toBe(10);
    expect(number([[modify('least', 8)]], 2)).toBe(8);
    expect(number([[modify('add', -9)]], 2)).toBe(1);
  });

  test('does not depend on the order of its hooks, nor on who wrote them', () => {
    const hook = fc.record({
      how: fc.constantFrom('set', 'add', 'scale', 'least', 'most') as fc.Arbitrary<ModifyHook['how']>,
      by: fc.integer({ min: -4, max: 6 }),
      half: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(hook, { maxLength: 6 }),
        fc.integer({ min: 0, max: 9 }),
        fc.nat(),
        (list, base, seed) => {
          const hooks = list.map(({ how, by, half }) => [
            modify(how, how === 'scale' ? (half ? 0.5 : 2) : by),
          ]);
          const turned = hooks.map((_, at) => hooks[(at + seed) % hooks.length] as (typeof hooks)[number]);
          expect(number(turned, base)).toBe(number(hooks, base));
          expect(number([...hooks].reverse(), base)).toBe(number(hooks, base));
        },
      ),
    );
  });

  test('is set by what prevails, in whatever order it is asked', () => {
    const ranked = (ranks: readonly number[]): number => {
      const sources = ranks.map((rank, at) => source(`s${at}`, 0, [modify('set', 10 - rank)], { rank }));
      const one = toy({ sources }).start().host.game;
      return modified(one.hooks, one, dice, 1, {});
    };
    expect([ranked([1, 3, 2]), ranked([3, 2, 1]), ranked([2, 2, 1])]).toEqual([7, 7, 8]);
  });

  test('takes the largest of several that set it, and cuts what halving leaves once', () => {
    expect(number([[modify('set', 3)], [modify('set', 5)], [modify('set', 4)]], 1)).toBe(5);
    expect(number([[modify('scale', 0.5)], [modify('scale', 3)]], 5)).toBe(7);
  });

  test('is changed only by hooks in force whose condition holds and that say a number', () => {
    const when = (_game: unknown, args: { readonly far: number }): boolean => args.far === 1;
    const hooks = [[modify('add', 1)], [modify('add', 2, { when })], [modify('add', () => undefined)]];
    const one = game(hooks, (state) => state.write(cellTable.live, 0, 0));
    expect(modified(one.hooks, one, dice, 4, { far: 0 })).toBe(4);
    expect(modified(one.hooks, one, dice, 4, { far: 1 })).toBe(6);
  });

  test('explains itself: base, each part with its reason and source, and what did not apply', () => {
    const one = game([[modify('add', 2), modify('scale', 2, { when: () => false })]]);
    const parts: Contribution[] = [];
    expect(modified(one.hooks, one, dice, 4, {}, (part) => parts.push(part))).toBe(6);
    expect(parts).toEqual([
      { how: 'base', amount: 4, reason: 'attack-dice', source: undefined, applied: true },
      { how: 'add', amount: 2, reason: 'add.reason', source: 's0', applied: true },
      { how: 'scale', amount: 0, reason: 'scale.reason', source: 's0', applied: false },
    ]);
  });
});

describe('a question', () => {
  test('has its default, unless somebody answers', () => {
    const none = game([]);
    expect(answered(none.hooks, none, mayMove, true, {})).toBe(true);
    expect(answered(none.hooks, none, mayMove, false, {})).toBe(false);
    const silent = game([[says(() => undefined)], [says(() => true)]], (state) =>
      state.write(cellTable.live, 1, 0),
    );
    expect(answered(silent.hooks, silent, mayMove, false, {})).toBe(false);
  });

  test('combines answers as it declares', () => {
    const combined = (combine: 'any' | 'all' | 'first' | 'largest', ...answers: (boolean | number)[]) => {
      const declared = question('q', 'A', combine);
      const one = game(answers.map((answer) => [says(() => answer, declared)]));
      return answered(one.hooks, one, declared, false, {});
    };
    expect(combined('any', false, true, false)).toBe(true);
    expect(combined('any', false, false)).toBe(false);
    expect(combined('all', true, false)).toBe(false);
    expect(combined('all', true, true)).toBe(true);
    expect(combined('largest', 2, 5, 3)).toBe(5);
    expect(combined('first', 2, 5)).toBe(2);
  });

  test('is forbidden by any one, whatever is answered', () => {
    const one = game([[says(() => true)], [forbid('stunned')], [says(() => true)]]);
    const told: unknown[] = [];
    expect(answered(one.hooks, one, mayMove, true, {}, (...parts) => told.push(parts))).toBe(false);
    expect(told).toEqual([[false, 'stunned', 's1']]);
  });

  test('names what forbids it, all of them where they are asked for', () => {
    const one = game([[forbid('stunned'), forbid('asleep', { when: () => false }), forbid('bound')]]);
    expect(forbidden(one.hooks, one, mayMove, {})).toEqual({ reason: 'stunned', source: 's0' });
    const all: Refusal[] = [];
    expect(forbidden(one.hooks, one, mayMove, {}, (refusal) => all.push(refusal))?.reason).toBe('stunned');
    expect(all.map(({ reason }) => reason)).toEqual(['stunned', 'bound']);
    const free = game([]);
    expect(forbidden(free.hooks, free, mayMove, {})).toBeUndefined();
  });
});

test('a source in force leaves alone what the game keeps from it: numbers, refusals and answers', () => {
  const one = game([[modify('add', 2), forbid('no')]]);
  const kept = { spares: 's0' };
  expect(modified(one.hooks, one, dice, 3, {})).toBe(5);
  expect(modified(one.hooks, one, dice, 3, kept)).toBe(3);
  expect(forbidden(one.hooks, one, mayMove, kept)).toBeUndefined();
  const answering = game([[says(() => true)]]);
  expect(answered(answering.hooks, answering, mayMove, false, {})).toBe(true);
  expect(answered(answering.hooks, answering, mayMove, false, kept)).toBe(false);
});
