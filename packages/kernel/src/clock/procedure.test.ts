import { describe, expect, test } from 'vitest';
import { cellTable, type ToyGame, toy } from '../../test/toy.ts';
import { question, value } from '../hooks/hook.ts';
import { answered, modified } from '../hooks/value.ts';
import { call, prepared, procedure } from './procedure.ts';

const sum = procedure<{ readonly a: number; readonly b?: number }, { readonly result: number }, ToyGame>(
  'sum',
);
const twice = procedure<{ readonly n: number }, { readonly result: number }, ToyGame>('twice');
const sumSteps = sum.define([{ set: (_game, { a, b = 0 }) => ({ result: a + b }) }]);
const twiceSteps = twice.define<{ readonly half: number }>([
  call(sum, (_game, { n }) => ({ a: n, b: n }), 'result'),
  { set: (_game, { result }) => ({ half: result / 2 }) },
]);

describe('a declared procedure', () => {
  test('is called with what it takes, and gives what it leaves', () => {
    const match = toy({
      procedures: [sumSteps, twiceSteps],
      main: [
        {
          do: (run) =>
            run.write(cellTable.a, 0, run.call(twice, { n: 4 }).result + run.call(sum, { a: 1 }).result),
        },
      ],
    }).start();
    expect(match.host.game.cell(0)).toBe(9);
  });

  test('is known by its declaration while it is worked through', () => {
    const asks = { seat: 0, asks: 'ask', domain: 'cell', options: [1, 2] } as const;
    const { engine, plan } = toy({
      main: [{ do: (run) => void run.pick(asks) }],
      procedures: [twice.define([{ do: (run) => ({ result: run.pick(asks) }) }])],
    });
    const match = engine.start(plan, {});
    expect(match.clock.varsOf(twice)).toBeUndefined();
    const { procedure: later, args } = prepared(twice, { n: 3 });
    expect(match.interrupt(later, args)).toBeUndefined();
    expect(match.clock.varsOf(twice)).toEqual({ n: 3 });
  });

  test('does not compile with anything else', () => {
    const never = (): void => {
      toy({
        main: [
          {
            do: (run) => {
              // @ts-expect-error it takes a
              run.call(sum, {});
              // @ts-expect-error it takes no c
              run.call(sum, { a: 1, c: 2 });
              // @ts-expect-error it leaves no total
              run.call(sum, { a: 1 }).total;
              // @ts-expect-error a text is no procedure
              run.call('sum', { a: 1 });
            },
          },
        ],
      });
      twice.define([
        // @ts-expect-error sum takes a
        call(sum, (_game, { n }) => ({ b: n })),
        // @ts-expect-error nothing has set it, nor is it taken
        { if: (_game, { half }) => half > 0, steps: [] },
      ]);
    };
    expect(never).toBeTypeOf('function');
  });
});

describe('a declared value or question', () => {
  const speed = value<{ readonly runner: number }>('speed', 'A');
  const wings = question<{ readonly runner: number }, number>('wings', 'A', 'largest');
  const may = question<{ readonly runner: number }>('may', 'A', 'all');

  test('is asked with what it states, and answers what it states', () => {
    const { game } = toy({}).start().clock;
    const fast: number = modified(game.hooks, game, speed, 5, { runner: 1 });
    const flies: number = answered(game.hooks, game, wings, 2, { runner: 1 });
    const does: boolean = answered(game.hooks, game, may, true, { runner: 1 });
    expect([fast, flies, does]).toEqual([5, 2, true]);
    const never = (): void => {
      // @ts-expect-error it is asked of a runner
      modified(game.hooks, game, speed, 5, { flyer: 1 });
      // @ts-expect-error it is answered with a number
      answered(game.hooks, game, wings, true, { runner: 1 });
    };
    expect(never).toBeTypeOf('function');
  });

  test('of numbers is answered 0 where it is forbidden', () => {
    const hooks = [{ kind: 'forbid' as const, question: wings, reason: 'clipped' }];
    const { game } = toy({
      sources: [{ key: 'cut', id: 'cut', plugin: 'cut', owner: -1, params: {}, hooks }],
    }).start().clock;
    expect(answered(game.hooks, game, wings, 2, { runner: 1 })).toBe(0);
  });
});
