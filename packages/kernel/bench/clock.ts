import { call, type Hook, modified, procedure, type StepPlan, value } from '../src/index.ts';
import { cellTable, source, type Toy, type ToyGame, type ToyRun, toy } from '../test/toy.ts';
import { measure } from './measure.ts';

const empty = procedure<object, object, ToyGame>('empty');
const rounds = 1000;
const each = 20;

/** A game that runs some steps many times; `each` copies of them in one loop. */
function looping(steps: readonly StepPlan<ToyGame>[], hooks: readonly Hook[] = [], owner = 0): Toy {
  const many = Array.from({ length: each }, () => steps).flat();
  return toy({
    main: [
      { do: () => ({ n: 0 }) },
      {
        while: (_game, vars) => (vars['n'] as number) < rounds,
        steps: [
          ...many,
          {
            do: (_run, vars) => {
              (vars as Record<string, number>)['n'] = (vars['n'] as number) + 1;
            },
          },
        ],
      },
    ],
    procedures: [empty.define([])],
    sources: hooks.length > 0 ? [source('hook', owner, hooks, { cell: 1 })] : [],
  });
}

function play({ engine, plan }: Toy): void {
  engine.prepare(plan, { log: false, budget: 1e9 }).advance((decision) => decision.valueAt(0));
}

function bench(name: string, game: Toy, per = 1): void {
  measure(name, rounds * each * per, () => play(game));
}

const args = (game: ToyGame) => ({ row: game.cell(1) });
const inert: Hook = { kind: 'trigger', at: 'A', when: () => false, run: () => undefined };
const active: Hook = { kind: 'trigger', at: 'A', run: (run: ToyRun) => run.write(cellTable.b, 1, 1) };
const nothing = { do: () => undefined };

console.log('per step');
bench('a loop with nothing in it (per twentieth)', looping([]));
bench('a step that nobody hooks', looping([{ at: 'A', args }]));
bench('a body that does nothing', looping([nothing]));
bench('a step with such a body that nobody hooks', looping([{ at: 'A', args, body: () => undefined }]));
bench('a step whose hook is not in force', looping([{ at: 'A', args }], [inert], 0));
bench('a step whose hook does not apply', looping([{ at: 'A', args }], [inert]));
bench('a step whose hook writes', looping([{ at: 'A', args }], [active]));
bench('a call of an empty procedure', looping([call(empty, () => ({}))]));
bench('a branch', looping([{ if: () => true, steps: [] }]));

console.log('per event, call, roll and decision in a body');
const inBody = (work: (run: ToyRun, at: number) => void, hooks: readonly Hook[] = []): Toy =>
  looping(
    [
      {
        do: (run) => {
          for (let at = 0; at < 10; at++) work(run, at);
        },
      },
    ],
    hooks,
  );
bench(
  'an event that nobody hooks',
  inBody((run, at) => run.event('B', { at })),
  10,
);
bench(
  'an event whose hook does not apply',
  inBody((run, at) => run.event('A', { at }), [inert]),
  10,
);
bench(
  'an event whose hook writes',
  inBody((run, at) => run.event('A', { at }), [active]),
  10,
);
bench(
  'a call of an empty procedure from a body',
  inBody((run) => void run.call(empty, {})),
  10,
);
bench(
  'a roll of four dice',
  inBody((run) => void run.roll({ seat: 0, sides: 6, count: 4, purpose: 'r', die: 'd' })),
  10,
);
const options = [1, 2, 3];
bench(
  'a decision of three options',
  inBody((run) => void run.pick({ seat: 0, asks: 'a', domain: 'cell', options })),
  10,
);
bench(
  'a read',
  inBody((run, at) => void run.read(cellTable.a, at)),
  10,
);
bench(
  'a write that changes something',
  inBody((run, at) => run.write(cellTable.a, at, run.read(cellTable.a, at) + 1)),
  10,
);

console.log('per question');
const dice = value('dice', 'A');
const plain = toy({}).start({ paranoid: false }).host.game;
const hooked = toy({
  sources: [source('m', 0, [{ kind: 'modify', value: dice, how: 'add', by: 1, reason: 'r' }])],
}).start({
  paranoid: false,
}).host.game;
const sum = { total: 0 };
measure('a number that nobody changes', 1000, () => {
  for (let at = 0; at < 1000; at++) sum.total += modified(plain.hooks, plain, dice, at, {});
});
measure('a number that one hook changes', 1000, () => {
  for (let at = 0; at < 1000; at++) sum.total += modified(hooked.hooks, hooked, dice, at, {});
});
