import { describe, expect, test } from 'vitest';
import { cellTable, mark, marks, source, type ToyRun, toy } from '../../test/toy.ts';
import type { TriggerHook } from '../hooks/hook.ts';

const main = [{ at: 'A', args: () => ({ subject: 4 }) }];
const marks1to9 = (value: number, more: Partial<TriggerHook> = {}): TriggerHook => ({
  kind: 'trigger',
  at: 'A',
  run: (run: ToyRun) => mark(run, value),
  ...more,
});

describe('a window asks', () => {
  test('players in order, each player all of its own before the next', () => {
    const sources = [
      source('p', 1, [marks1to9(1), marks1to9(2, { commutes: true })]),
      source('q', 0, [marks1to9(3, { commutes: true })]),
    ];
    expect(marks(toy({ main, sources, order: [1, 0] }).start())).toBe(213);
    expect(marks(toy({ main, sources, order: [0, 1] }).start())).toBe(321);
  });

  test('what the rules put first, whoever owns it', () => {
    const sources = [
      source('p', 0, [marks1to9(1)]),
      source('q', 1, [
        marks1to9(2, { group: -1, commutes: true }),
        marks1to9(3, { group: -1, commutes: true }),
      ]),
      source('r', 0, [marks1to9(4, { group: 1 })]),
      source('s', -1, [marks1to9(5, { group: -2 })]),
    ];
    const match = toy({ main, sources, order: [0, 1] }).start();
    expect([match.over, marks(match)]).toEqual([true, 52314]);
  });

  test('one of each player in turn where seats alternate', () => {
    const sources = [
      source('p', 0, [marks1to9(1, { commutes: true }), marks1to9(2, { commutes: true })]),
      source('q', 1, [marks1to9(3, { commutes: true }), marks1to9(4, { commutes: true })]),
      source('r', 2, [marks1to9(5, { commutes: true })]),
    ];
    const order = [0, 1, 2];
    expect(marks(toy({ main, sources, order }).start())).toBe(12345);
    expect(marks(toy({ main, sources, order, seatsAlternate: true }).start())).toBe(13524);
  });

  test('the owner for its own order, only where two of its hooks can matter, one by one', () => {
    const sources = [
      source('p', 1, [marks1to9(1)]),
      source('q', 1, [marks1to9(2)]),
      source('r', 1, [marks1to9(3)]),
      source('s', 1, [marks1to9(4, { commutes: true })]),
      source('t', 0, [marks1to9(5)]),
    ];
    const match = toy({ main, sources, order: [0, 1] }).start();
    expect(marks(match)).toBe(54);
    const [decision] = match.host.pending();
    expect([decision?.seat, decision?.asks, decision?.count]).toEqual([1, 'order', 3]);
    expect([0, 1, 2].map((index) => decision?.keyAt(index))).toEqual(['p', 'q', 'r']);
    expect(match.answer(1, { pick: 'r' })).toBeUndefined();
    expect(match.host.pending()[0]?.count).toBe(2);
    expect(match.answer(1, { pick: 'p' })).toBeUndefined();
    expect(match.over).toBe(true);
    expect(marks(match)).toBe(54312);
  });

  test('whoever is choosing for what nobody owns, together with that player’s own', () => {
    const sources = [
      source('lava', -1, [marks1to9(1)]),
      source('mine', 1, [marks1to9(2)]),
      source('other', 0, [marks1to9(3)]),
    ];
    const match = toy({ main, sources, fill: (state) => state.write(cellTable.c, 0, 1) }).start();
    expect(marks(match)).toBe(3);
    expect(match.host.pending().map(({ seat, asks }) => [seat, asks])).toEqual([[1, 'order']]);
    match.answer(1, { pick: 'mine' });
    expect(marks(match)).toBe(321);
  });

  test('the seat that a hook names rather than its owner', () => {
    const sources = [
      source('p', 0, [marks1to9(1, { seat: () => 1, optional: true })]),
      source('q', 1, [marks1to9(2)]),
    ];
    const match = toy({ main, sources }).start();
    expect(match.host.pending().map(({ seat, asks }) => [seat, asks])).toEqual([[1, 'order']]);
    match.answer(1, { pick: 'p' });
    expect(match.host.pending().map(({ seat, asks }) => [seat, asks])).toEqual([[1, 'p']]);
    match.answer(1, { pick: 'no' });
    expect(marks(match)).toBe(2);
  });

  test('before an optional hook runs, once', () => {
    const sources = [source('p', 0, [marks1to9(1, { optional: true })])];
    const yes = toy({ main, sources }).start();
    yes.answer(0, { pick: 'yes' });
    expect([yes.over, marks(yes)]).toEqual([true, 1]);
    const no = toy({ main, sources }).start();
    no.answer(0, { pick: 'no' });
    expect([no.over, marks(no)]).toEqual([true, 0]);
    const forced = [source('p', 0, [marks1to9(1, { optional: (game) => game.cell(0) > 0 })])];
    expect(marks(toy({ main, sources: forced }).start())).toBe(1);
  });
});

describe('conditions', () => {
  const lives = (run: ToyRun, value: number) => run.write(cellTable.live, 1, value);
  const heals = (digit: number, more: Partial<TriggerHook> = {}): TriggerHook => ({
    kind: 'trigger',
    at: 'A',
    when: (game) => game.cell(2) === 0,
    run: (run: ToyRun) => {
      mark(run, digit);
      run.write(cellTable.a, 2, 1);
    },
    ...more,
  });

  test('are checked when the window opens', () => {
    const sources = [
      source('p', 0, [marks1to9(1), heals(7, { when: (game) => game.cell(9) === 1 })]),
      source('q', 1, [marks1to9(2, { when: (_game, args) => args.subject === 4 })]),
    ];
    expect(marks(toy({ main, sources }).start())).toBe(12);
  });

  test('and again before each: what an earlier hook made impossible has no effect', () => {
    const sources = [source('p', 0, [heals(1)]), source('q', 0, [heals(2)])];
    const match = toy({ main, sources }).start();
    match.answer(0, { pick: 'q' });
    expect([match.over, marks(match)]).toEqual([true, 2]);
  });

  test('and a source that has gone out of force meanwhile is left out', () => {
    const sources = [
      source('p', 0, [{ ...marks1to9(1), run: (run: ToyRun) => lives(run, 0) }]),
      source('q', 1, [marks1to9(2)], { cell: 1 }),
    ];
    expect(marks(toy({ main, sources }).start())).toBe(0);
  });

  test('that fail for a while and hold again in time do not lose the hook its turn', () => {
    const toggles = (value: number): TriggerHook => ({
      kind: 'trigger',
      at: 'A',
      commutes: true,
      run: (run: ToyRun) => lives(run, value),
    });
    const sources = [
      source('p', 0, [toggles(0)]),
      source('q', 1, [toggles(1)]),
      source('r', 2, [marks1to9(3)], { cell: 1 }),
    ];
    expect(marks(toy({ main, sources, order: [0, 1, 2] }).start())).toBe(3);
  });
});

describe('each hook', () => {
  test('runs once per window, and again for the next subject', () => {
    const loop = [
      { do: () => ({ n: 0 }) },
      {
        while: (_game: unknown, vars: Record<string, number>) => (vars['n'] as number) < 2,
        steps: [
          {
            at: 'A',
            args: (_game: unknown, vars: Record<string, number>) => ({ subject: vars['n'] as number }),
          },
          {
            do: (_run: ToyRun, vars: Readonly<Record<string, number>>) => ({ n: (vars['n'] as number) + 1 }),
          },
        ],
      },
    ];
    const sources = [
      source('p', 0, [{ ...marks1to9(0), run: (run: ToyRun, args) => mark(run, args.subject + 1) }]),
    ];
    expect(marks(toy({ main: loop, sources }).start())).toBe(12);
  });

  test('that triggers others has them resolved before the rest of its group', () => {
    const sources = [
      source('p', 0, [
        marks1to9(1, {
          commutes: true,
          run: (run: ToyRun) => {
            mark(run, 1);
            run.event('B', {});
            mark(run, 3);
          },
        }),
        marks1to9(4, { commutes: true }),
      ]),
      source('q', 1, [marks1to9(2, { at: 'B' })]),
    ];
    expect(marks(toy({ main, sources }).start())).toBe(1234);
  });
});

describe('a replace window', () => {
  const steps = [
    { do: () => ({ wounds: 5 }) },
    {
      replace: 'B',
      args: (_game: unknown, vars: Record<string, number>) => ({ wounds: vars['wounds'] as number }),
      seat: () => 1,
    },
    { do: (run: ToyRun, vars: Readonly<Record<string, number>>) => mark(run, vars['wounds'] as number) },
  ];
  const changes = (key: string, change: (wounds: number) => number, more: object = {}) =>
    source(key, 0, [
      {
        kind: 'replace',
        at: 'B',
        run: (run: ToyRun, args: { readonly wounds: number }) => {
          mark(run, 1);
          return { wounds: change(args.wounds) };
        },
        ...more,
      },
    ]);

  test('changes the payload, lower groups first, each at most once', () => {
    const sources = [
      changes('a', (wounds) => wounds * 2, { group: 1 }),
      changes('b', (wounds) => wounds - 3),
    ];
    expect(marks(toy({ main: steps, sources }).start())).toBe(114);
  });

  test('lets the affected seat order one group, and asks nothing where all commute', () => {
    const sources = [changes('a', (wounds) => wounds * 2), changes('b', (wounds) => wounds - 3)];
    const match = toy({ main: steps, sources }).start();
    expect(match.host.pending().map(({ seat, asks }) => [seat, asks])).toEqual([[1, 'order']]);
    match.answer(1, { pick: 'a' });
    expect(marks(match)).toBe(117);
    const commuting = [
      changes('a', (wounds) => wounds - 1, { commutes: true }),
      changes('b', (wounds) => wounds - 3, { commutes: true }),
    ];
    expect(marks(toy({ main: steps, sources: commuting }).start())).toBe(111);
  });

  test('checks each condition against the payload as it is by then', () => {
    const sources = [
      changes('a', () => 0),
      changes('b', (wounds) => wounds + 4, {
        group: 1,
        when: (_game: unknown, args: { wounds: number }) => args.wounds > 0,
      }),
    ];
    expect(marks(toy({ main: steps, sources }).start())).toBe(10);
  });

  test('asks before an optional one', () => {
    const sources = [changes('a', () => 0, { optional: true })];
    const match = toy({ main: steps, sources }).start();
    match.answer(0, { pick: 'no' });
    expect(marks(match)).toBe(5);
  });
});
