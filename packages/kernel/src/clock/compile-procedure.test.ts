import { describe, expect, test } from 'vitest';
import { cellTable, mark, marks, source, type ToyGame, type ToyRun, toy } from '../../test/toy.ts';
import { compileProcedure } from './compile-procedure.ts';
import { call, procedure } from './procedure.ts';

const main = procedure<object, object, ToyGame>('main');
const double = procedure<{ given: number }, { result: number }, ToyGame>('double');
const spoil = procedure<{ n: number }, object, ToyGame>('spoil');

const digit = (value: number) => ({ do: (run: ToyRun) => mark(run, value) });
const at = (step: string, value: number) => ({
  kind: 'trigger' as const,
  at: step,
  run: (run: ToyRun) => mark(run, value),
});

describe('a procedure', () => {
  test('opens before, itself ahead of its body, and after', () => {
    const game = toy({
      main: [{ at: 'A', body: (run) => mark(run, 3) }],
      sources: [source('x', 0, [at('after:A', 4), at('A', 2), at('before:A', 1)])],
    });
    expect(marks(game.start())).toBe(1234);
  });

  test('opens the last window of a step after the steps that it holds', () => {
    const hooks = [
      at('before:A', 1),
      at('A', 2),
      at('before:B', 4),
      at('B', 5),
      at('after:B', 6),
      at('after:A', 8),
    ];
    const game = toy({
      main: [{ at: 'A', body: (run) => mark(run, 3), steps: [{ at: 'B' }, digit(7)] }, digit(9)],
      sources: [source('x', 0, hooks)],
    });
    expect(marks(game.start())).toBe(123456789);
  });

  test('loops, branches, leaves and calls, and merges what bodies return', () => {
    const game = toy({
      main: main.define<{ n: number }>([
        { do: () => ({ n: 0 }) },
        {
          while: (_game, { n }) => n < 3,
          steps: [
            { if: (_game, { n }) => n === 1, steps: [digit(7)], else: [digit(8)] },
            { do: (_run, { n }) => ({ n: n + 1 }) },
          ],
        },
        call(double, (_game, { n }) => ({ given: n }), 'n'),
        { leave: (_game, { n }) => n === 6 },
        digit(9),
      ]).steps,
      procedures: [
        double.define([
          { do: (_run, { given }) => ({ result: given * 2 }) },
          { leave: () => true },
          digit(9),
        ]),
      ],
    });
    const match = game.start();
    expect(match.over).toBe(true);
    expect(marks(match)).toBe(878);
    expect(match.clock.lastResult).toEqual({ n: 6 });
  });

  test('sets variables that follow from the state without running code', () => {
    const game = toy({
      main: [
        { do: (run) => mark(run, 4) },
        { set: (game, vars) => ({ n: game.cell(9) + Object.keys(vars).length }) },
        { do: (run, vars) => mark(run, vars['n'] as number) },
      ],
    });
    for (const paranoid of [true, false]) expect(marks(game.start({ paranoid }))).toBe(44);
  });

  test('runs notes where a log is kept, and lets them write nothing else', () => {
    const main = [
      { at: 'A', note: (run: ToyRun) => run.note('first') },
      { note: (run: ToyRun) => run.note('second') },
      digit(1),
    ];
    const reasons = (log: boolean) =>
      toy({ main })
        .start({ log, paranoid: false })
        .host.log.map(({ reason, step }) => `${step} ${reason}`);
    expect(reasons(true)).toEqual(['A first', 'main second']);
    expect(reasons(false)).toEqual([]);
    const [noted, silent] = [true, false].map((log) =>
      toy({ main }).start({ log, paranoid: false }).host.hash(),
    );
    expect(noted).toBe(silent);
    for (const wrong of [
      (run: ToyRun) => mark(run, 1),
      (run: ToyRun) => run.reveal(),
      (run: ToyRun) => run.event('B', {}),
    ])
      expect(() => toy({ main: [{ note: wrong }] }).start()).toThrow('foreign-write');
  });

  test('gives a callee its own variables, even where the caller hands over all of its own', () => {
    const game = toy({
      main: main.define<{ n: number }>([
        { do: () => ({ n: 1 }) },
        call(spoil, (_game, vars) => vars),
        { do: (run, { n }) => mark(run, n) },
      ]).steps,
      procedures: [spoil.define([{ do: () => ({ n: 5 }) }])],
    });
    expect(marks(game.start({ paranoid: false }))).toBe(1);
    expect(marks(game.start())).toBe(1);
  });

  test('compiles steps that nobody hooks to nothing but their bodies', () => {
    const steps = [
      { at: 'A' },
      { at: 'B', body: () => undefined },
      { replace: 'C', args: () => ({}), seat: () => 0 },
    ];
    const { hooks } = toy({}).start().clock;
    expect(compileProcedure({ name: 'p', steps }, hooks, false).operations.map(({ op }) => op)).toEqual([
      'body',
    ]);
    expect(compileProcedure({ name: 'p', steps }, hooks, true).operations.map(({ op }) => op)).toEqual([
      'passing',
      'passing',
      'body',
    ]);
  });

  test('leaves out what stands under whenHeard in a match where nobody listens', () => {
    const main = [{ whenHeard: 'A', steps: [digit(1), { at: 'A' }] }, digit(2)];
    expect(marks(toy({ main }).start())).toBe(2);
    expect(marks(toy({ main, sources: [source('x', 0, [at('before:A', 5)])] }).start())).toBe(152);
  });

  test('notes each step that passes in a traced match, for the host alone', () => {
    const parts = {
      main: [
        { at: 'A', args: () => ({ n: 4 }) },
        { if: () => false, steps: [{ at: 'B' }] },
        { do: (run: ToyRun) => run.event('C', { n: 5 }) },
        { at: 'D' },
      ],
      sources: [source('x', 0, [at('D', 1)])],
    };
    const match = toy(parts).start({ trace: true });
    expect(match.host.log.map(({ reason, step, data }) => [reason, step, data])).toEqual([
      ['step', 'A', { n: 4, step: 0 }],
      ['step', 'main', { n: 5, step: 2 }],
      ['step', 'D', { step: 3 }],
    ]);
    expect(match.events(0)).toEqual([]);
    expect(match.events(-1)).toEqual([]);
    expect(toy(parts).start().host.log).toEqual([]);
  });
});

describe('an instead window', () => {
  const parts = {
    main: [
      {
        instead: 'B',
        args: () => ({}),
        seat: () => 1,
        into: 'way',
        extras: ['normal', 'special', 'none'],
      },
      { do: (run: ToyRun, vars: Readonly<Record<string, number>>) => mark(run, vars['way'] as number) },
    ],
    sources: [
      source('leap', 1, [{ kind: 'instead' as const, at: 'B', run: (run: ToyRun) => mark(run, 5) }]),
      source('idle', 1, [
        { kind: 'instead' as const, at: 'B', when: () => false, run: (run: ToyRun) => mark(run, 9) },
      ]),
    ],
  };

  test('offers the hooks that apply and the extras, and says which way it went', () => {
    const start = () => toy(parts).start();
    const [decision] = start().pending(1);
    expect(decision?.asks).toBe('B');
    expect(Array.from({ length: decision?.count ?? 0 }, (_, index) => decision?.keyAt(index))).toEqual([
      'leap',
      'normal',
      'special',
      'none',
    ]);
    for (const [pick, result] of [
      ['leap', 51],
      ['normal', 0],
      ['special', 2],
      ['none', 3],
    ] as const) {
      const match = start();
      expect(match.answer(1, { pick })).toBeUndefined();
      expect(marks(match)).toBe(result);
    }
  });

  test('asks nothing where no hook applies, and nothing where one is forced', () => {
    const none = toy({ ...parts, sources: [] }).start();
    expect(none.over).toBe(true);
    expect(marks(none)).toBe(0);
    const forced = toy({
      ...parts,
      sources: [
        ...parts.sources,
        source('must', 0, [{ kind: 'instead', at: 'B', forced: true, run: (run) => mark(run, 8) }]),
      ],
    }).start();
    expect(forced.over).toBe(true);
    expect(marks(forced)).toBe(81);
  });
});

describe('an event inside a body', () => {
  test('opens its window before ahead of what happens and the others since, also where the first asks', () => {
    const main = [
      {
        do: (run: ToyRun) => {
          run.event('C', {}, 'before');
          mark(run, 2);
          run.event('C', {}, 'since');
        },
      },
    ];
    const asks = (run: ToyRun) => mark(run, run.may(0, 'now') ? 1 : 9);
    const hooks = [{ ...at('before:C', 1), run: asks }, at('C', 3), at('after:C', 4)];
    const match = toy({ main, sources: [source('x', 0, hooks)] }).start();
    expect(match.host.pending()[0]?.asks).toBe('now');
    match.answer(0, { pick: 'yes' });
    expect(marks(match)).toBe(1234);
  });

  test('opens its windows with its payload, and costs nothing where nobody listens', () => {
    const main = [{ do: (run: ToyRun) => run.event('C', { row: 3 }) }];
    const hook = {
      kind: 'trigger' as const,
      at: 'C',
      run: (run: ToyRun, args: { readonly row: number }) => run.write(cellTable.b, args.row, 1),
    };
    const heard = toy({ main, sources: [source('x', 0, [hook])] }).start();
    expect(heard.host.game.cell(3, 'b')).toBe(1);
    const unheard = toy({ main, sources: [source('x', 0, [{ ...hook, at: 'D' }])] });
    const counted = { calls: 0 };
    const match = unheard.engine.prepare(unheard.plan);
    const { get } = match.clock.procedures;
    match.clock.procedures.get = (name) => {
      counted.calls++;
      return get.call(match.clock.procedures, name);
    };
    match.advance();
    expect(counted.calls).toBe(0);
  });
});
