import { describe, expect, test } from 'vitest';
import { cellTable, mark, source, type ToyGame, type ToyRun, toy } from '../../test/toy.ts';
import { procedure } from '../clock/procedure.ts';
import { KernelError, type KernelErrorCode } from '../error.ts';
import type { Hook, HookSource } from '../hooks/hook.ts';
import { extend, int } from '../state/table.ts';
import type { Match } from './match.ts';

type Saboteur = (run: ToyRun, args: Record<string, number>, source: HookSource) => unknown;

/** Takes clocks and chance away while a hook runs, as the test kit does. */
function guard<T>(work: () => T): T {
  const forbid = (name: string) => (): never => {
    throw new KernelError('forbidden-global', '', `it used ${name}`);
  };
  const { now } = Date;
  const { random } = Math;
  Date.now = forbid('Date.now');
  Math.random = forbid('Math.random');
  try {
    return work();
  } finally {
    Date.now = now;
    Math.random = random;
  }
}

const ask = (run: ToyRun, seat = 0): number =>
  run.pick({ seat, asks: 'ask', domain: 'cell', options: [3, 4, 5] });

/** Plays a game with one hook until something goes wrong; the code of what went wrong, and whom it names. */
function caught(
  hooks: readonly Hook[],
  plugin = 'saboteur',
): readonly [KernelErrorCode, string] | 'survived' {
  const game = toy({
    main: [
      { at: 'A', args: () => ({ n: 2 }), body: (run) => mark(run, 1) },
      { replace: 'B', args: () => ({ n: 2 }), seat: () => 0 },
      { at: 'C' },
    ],
    procedures: [{ name: 'asks', steps: [{ do: (run) => void ask(run) }] }],
    sources: [{ ...source(plugin, 0, hooks), params: { count: [1] } }],
    plugins: [{ id: `plugin-${plugin}`, version: '1', tables: [watchTable] }],
  });
  try {
    const match = game.start({ guard, budget: 1000 });
    while (!match.over) {
      const [decision] = match.host.pending();
      if (decision) match.reply(decision.seat, decision.valueAt(0));
    }
  } catch (error) {
    if (error instanceof KernelError) return [error.code, error.where];
    throw error;
  }
  return 'survived';
}

const watchTable = extend('cell', { watched: int() });
const trigger = (run: Saboteur): readonly Hook[] => [{ kind: 'trigger', at: 'A', run: run as () => void }];

/** What the module of a bad plugin might keep. */
function moduleState(): { count: number; run: ToyRun | undefined; seen: number[] } {
  return { count: 0, run: undefined, seen: [] };
}

interface Counted {
  n: number;
}
const asks = procedure('asks');

describe('a hook is caught and named that', () => {
  const cases: Record<string, readonly [KernelErrorCode, () => Saboteur]> = {
    'reads a clock': ['forbidden-global', () => (run) => mark(run, Date.now() % 7)],
    'throws dice of its own': ['forbidden-global', () => (run) => mark(run, Math.floor(Math.random() * 6))],
    'throws dice of its own and hushes up that it may not': [
      'diverged-run',
      () => {
        const state = moduleState();
        return (run) => {
          try {
            Math.random();
          } catch {
            state.count++;
          }
          mark(run, state.count);
        };
      },
    ],
    'counts in its module what it writes': [
      'diverged-run',
      () => {
        const state = moduleState();
        return (run) => mark(run, ++state.count);
      },
    ],
    'counts in its module what it asks': [
      'diverged-run',
      () => {
        const state = moduleState();
        return (run) => run.pick({ seat: 0, asks: 'ask', domain: 'cell', options: [1, ++state.count] });
      },
    ],
    'counts in its module what it notes': [
      'diverged-run',
      () => {
        const state = moduleState();
        return (run) => run.note('noted', { count: ++state.count });
      },
    ],
    'counts in its module what it returns': [
      'diverged-run',
      () => {
        const state = moduleState();
        return () => ({ count: ++state.count });
      },
    ],
    'asks only the first time': [
      'diverged-run',
      () => {
        const state = moduleState();
        return (run) => state.count++ === 0 && ask(run);
      },
    ],
    'asks only the second time': [
      'diverged-run',
      () => {
        const state = moduleState();
        return (run) => state.count++ > 0 && ask(run);
      },
    ],
    'writes the state behind the context': [
      'foreign-mutation',
      () => (run) => run.game.state.write(cellTable.a, 1, 5),
    ],
    'adds rows behind the context': ['foreign-mutation', () => (run) => run.game.state.growRow('effect')],
    'pokes the buffer': [
      'foreign-mutation',
      () => (run) => {
        run.game.state.buffer[3] = 77;
      },
    ],
    'pokes the buffer only the second time': [
      'diverged-run',
      () => {
        const state = moduleState();
        return (run) => {
          if (state.count++ > 0) run.game.state.buffer[3] = 77;
        };
      },
    ],
    'changes its arguments': [
      'failed-hook',
      () => (_run, args) => {
        args['n'] = 5;
      },
    ],
    'changes its parameters': [
      'failed-hook',
      () =>
        (_run, _args, { params }) => {
          (params['count'] as number[])[0] = 2;
        },
    ],
    'changes a reply': [
      'failed-hook',
      () => (run) => {
        const faces = run.roll({ seat: 0, sides: 6, count: 2, purpose: 'roll', die: 'die' }) as number[];
        faces[0] = 5;
      },
    ],
    'changes what a call returned': [
      'failed-hook',
      () => (run) => {
        (run.call(procedure<Counted, Counted>('event:D'), { n: 1 }) as Counted).n = 2;
      },
    ],
    'writes what is no integer': ['not-plain', () => (run) => run.write(cellTable.a, 1, 1.5)],
    'writes a row that is not there': ['row-out-of-range', () => (run) => run.write(cellTable.a, 10, 1)],
    'reads a row that is not there': ['row-out-of-range', () => (run) => run.read(cellTable.a, -1)],
    'writes a column that is not there': [
      'unknown-column',
      () => (run) => run.write(extend('cell', { other: int() }).other, 0, 1),
    ],
    'catches the suspension': [
      'caught-suspension',
      () => (run) => {
        try {
          ask(run);
        } catch {
          return;
        }
      },
    ],
    'catches the suspension of what it called': [
      'caught-suspension',
      () => (run) => {
        try {
          run.call(asks, {});
        } catch {
          return;
        }
      },
    ],
    'catches the suspension and goes on to write': [
      'caught-suspension',
      () => (run) => {
        try {
          ask(run);
        } catch {
          run.write(cellTable.a, 1, 1);
        }
      },
    ],
    'throws another error instead of the suspension': [
      'caught-suspension',
      () => (run) => {
        try {
          ask(run);
        } catch {
          throw new Error('mine');
        }
      },
    ],
    'returns from a finally': [
      'caught-suspension',
      () => (run) => {
        try {
          ask(run);
        } finally {
          // biome-ignore lint/correctness/noUnsafeFinally: this is what a saboteur does
          return;
        }
      },
    ],
    'reads in a finally': [
      'caught-suspension',
      () => (run) => {
        try {
          ask(run);
        } finally {
          run.read(cellTable.a, 1);
        }
      },
    ],
    'keeps its context for later': [
      'dead-context',
      () => {
        const state = moduleState();
        return (run) => {
          state.run?.note('late');
          state.run = run;
        };
      },
    ],
    'loops through the context': [
      'step-budget',
      () => (run) => {
        for (;;) run.note('again');
      },
    ],
    'loops through the context and catches what stops it': [
      'step-budget',
      () => (run) => {
        for (let at = 0; at < 5000; at++)
          try {
            run.write(cellTable.a, 1, at);
          } catch {
            run.read(cellTable.a, 1);
          }
      },
    ],
    'triggers itself for ever': ['step-budget', () => (run) => run.event('A', { n: 1 })],
    'throws an error of its own': [
      'failed-hook',
      () => () => {
        throw new TypeError('oh');
      },
    ],
    'asks without options': [
      'no-options',
      () => (run) => run.pick({ seat: 0, asks: 'ask', domain: 'cell', options: [] }),
    ],
    'calls what is not there': ['unknown-procedure', () => (run) => run.call(procedure('nothing'), {})],
  };

  for (const [name, [code, make]] of Object.entries(cases))
    test(name, () => {
      const found = caught(trigger(make()));
      expect(found).toEqual([code, code === 'unknown-procedure' ? 'nothing' : 'saboteur']);
    });

  test('returns something other than integers from a replace hook', () => {
    const hooks: Hook[] = [{ kind: 'replace', at: 'B', run: () => ({ n: 'five' }) as never }];
    expect(caught(hooks)).toEqual(['not-plain', 'saboteur']);
  });

  test('answers differently when asked twice, or changes the state while it is asked', () => {
    const state = moduleState();
    const fickle: Hook[] = [
      { kind: 'trigger', at: 'A', when: () => state.count++ % 2 === 0, run: () => undefined },
    ];
    expect(caught(fickle)).toEqual(['diverged-run', 'saboteur']);
    const writes = (game: ToyGame): boolean => {
      game.state.buffer[3] = 77;
      return true;
    };
    expect(caught([{ kind: 'trigger', at: 'A', when: writes, run: () => undefined }])).toEqual([
      'foreign-mutation',
      'saboteur',
    ]);
    const late: Hook[] = [{ kind: 'trigger', at: 'A', optional: () => Date.now() > 0, run: () => undefined }];
    expect(caught(late)).toEqual(['forbidden-global', 'saboteur (optional)']);
  });

  test('does more than keep its own books in a watch hook', () => {
    const watch = (run: (context: ToyRun) => void): readonly Hook[] => [{ kind: 'watch', at: 'A', run }];
    expect(caught(watch((run) => run.write(watchTable.watched, 1, 5)))).toBe('survived');
    for (const run of [
      (context: ToyRun) => context.write(cellTable.a, 1, 5),
      (context: ToyRun) => ask(context),
      (context: ToyRun) => context.chooseTogether([]),
      (context: ToyRun) => context.roll({ seat: 0, sides: 6, count: 1, purpose: 'roll', die: 'die' }),
      (context: ToyRun) => context.call(asks, {}),
      (context: ToyRun) => context.grow(watchTable),
      (context: ToyRun) => context.reveal(),
    ])
      expect(caught(watch(run))).toEqual(['foreign-write', 'saboteur']);
  });

  test('hushes up what it may not do in a watch hook', () => {
    const hooks: Hook[] = [
      {
        kind: 'watch',
        at: 'A',
        run: (run: ToyRun) => {
          try {
            run.write(cellTable.a, 1, 5);
          } catch {
            return;
          }
        },
      },
    ];
    expect(caught(hooks)).toEqual(['foreign-write', 'saboteur']);
  });

  test('plays the match from inside', () => {
    const attacks: Record<string, (match: Match<ToyGame>) => unknown> = {
      answer: (match) => match.answer(0, { pick: 3 }),
      reply: (match) => match.reply(0, 3),
      undo: (match) => match.undo(0),
      fork: (match) => match.fork(),
      save: (match) => match.host.save(),
      hash: (match) => match.host.hash(),
    };
    for (const [name, attack] of Object.entries(attacks)) {
      const game = toy({
        main: [{ at: 'A' }, { do: (run) => void ask(run) }],
        sources: [
          source(
            'saboteur',
            0,
            trigger(() => void attack(match)),
          ),
        ],
      });
      const match = game.engine.prepare(game.plan);
      expect(() => match.advance(), name).toThrow('re-entered');
    }
  });
});

describe('also outside paranoid mode a function is caught that, run again,', () => {
  const cases: Record<string, (run: ToyRun, isFirst: boolean) => void> = {
    'notes less': (run, isFirst) => {
      if (isFirst) run.note('first');
      ask(run);
    },
    'notes something else': (run, isFirst) => {
      run.note('noted', { n: isFirst ? 1 : 2 });
      ask(run);
    },
    'notes for another reason': (run, isFirst) => {
      run.note(isFirst ? 'one' : 'two');
      ask(run);
    },
    'asks for something else': (run, isFirst) => {
      if (isFirst) ask(run);
      else run.roll({ seat: 0, sides: 6, count: 1, purpose: 'ask', die: 'd6' });
    },
    'asks for less': (run, isFirst) => {
      if (isFirst) ask(run);
    },
    'reveals instead of asking': (run, isFirst) => {
      if (isFirst) ask(run);
      else run.reveal();
    },
  };
  for (const [name, work] of Object.entries(cases))
    test(name, () => {
      const runs = { count: 0 };
      const hooks = trigger((run) => work(run, runs.count++ === 0));
      const match = toy({ main: [{ at: 'A' }], sources: [source('saboteur', 0, hooks)] }).start({
        paranoid: false,
      });
      expect(() => match.reply(0, 3)).toThrow('diverged-run at saboteur');
    });
});

describe('a harmless hook', () => {
  test('survives all of this', () => {
    const hooks = trigger((run, args) => {
      const told = ask(run) + sumOf(run.roll({ seat: 0, sides: 6, count: 2, purpose: 'roll', die: 'die' }));
      run.call(asks, {});
      run.note('told', { told, ...args });
    });
    expect(caught(hooks)).toBe('survived');
  });
});

describe('before each hook and body', () => {
  test('its name is told to whoever watches from outside', () => {
    const told: string[] = [];
    const game = toy({
      main: [{ at: 'A', body: () => undefined }],
      sources: [
        source(
          'slow',
          0,
          trigger(() => undefined),
        ),
      ],
    });
    game.start({ progress: (where) => void told.push(where) });
    expect([...new Set(told)]).toEqual(['slow', 'A']);
  });
});

describe('a choice of one option', () => {
  test('is taken unasked, and told; one of two is asked', () => {
    const told = new Set<string>();
    const taken = new Set<number>();
    const choice = { seat: 0, asks: 'which', domain: 'number' };
    const hooks = trigger((run) => {
      taken.add(run.pickOrTake({ ...choice, options: [7] }));
      taken.add(run.pickOrTake({ ...choice, options: [8, 9] }));
    });
    const game = toy({ main: [{ at: 'A', body: () => undefined }], sources: [source('one', 0, hooks)] });
    const match = game.start({
      onForcedChoice: ({ asks, count, seat }) => void told.add(`${asks}/${count}/${seat}`),
    });
    expect([...taken]).toEqual([7]);
    expect([...told]).toEqual(['which/1/0']);
    expect(match.host.pending().map(({ count }) => count)).toEqual([2]);
  });
});

function sumOf(faces: readonly number[]): number {
  return faces.reduce((total, face) => total + face, 0);
}
