import {
  type Decision,
  extend,
  type HookSource,
  int,
  type Plugin,
  type Reply,
  type Run,
  type StepPlan,
  type TableDeclaration,
  table,
} from '../src/index.ts';
import { Draw, seats, Writer } from './random-writer.ts';
import { source, type Toy, type ToyGame, toy } from './toy.ts';

const levels = [0, 1, 2, 3];
const stepsOf = (level: number): readonly string[] => [
  `S${level}a`,
  `S${level}b`,
  `I${level}`,
  `R${level}`,
  `E${level}`,
];

/** A random toy game: procedures and hooks on four levels, hooks of one level calling and asking into the next. */
export function randomGame(seed: string, order?: (draw: Draw) => Draw): Toy {
  const draw = new Draw(seed);
  const effectTable = table(
    'effect',
    { kind: int({ see: 'all' }), amount: int({ see: 'all' }) },
    { grows: true },
  );
  const traceTable = table('trace', { amount: int({ see: 'all' }) }, { grows: true });
  const growing = [effectTable, traceTable];
  const write = new Writer(draw, growing);
  const main: StepPlan<ToyGame>[] = [
    { do: () => ({ n: 0, amount: 7 }) },
    {
      while: (_game, vars) => (vars['n'] as number) < 3,
      steps: [...write.steps(0), { do: (_run, vars) => ({ n: (vars['n'] as number) + 1 }) }],
    },
  ];
  const procedures = [1, 2, 3].flatMap((level) =>
    ['x', 'y'].map((name) => ({ name: `${name}${level}`, steps: write.steps(level) })),
  );
  const plugins: Plugin[] = [];
  const sources: HookSource[] = [];
  for (let at = 0; at < 12; at++) {
    const seen: TableDeclaration<'seen'> = extend('cell', { [`seen${at}`]: int() } as never);
    plugins.push({ id: `plugin-h${at}`, version: '1', tables: [seen] });
    sources.push(
      source(
        `h${at}`,
        draw.below(seats + 1) - 1,
        write.hooks(seen),
        draw.below(3) > 0 ? {} : { cell: at % 9 },
      ),
    );
  }
  const shuffle = order?.(new Draw(`${seed}/order`));
  return toy({
    steps: levels.flatMap(stepsOf),
    main,
    procedures: [...procedures, { name: 'offers', steps: levels.flatMap(offers) }],
    tables: shuffle ? shuffle.shuffled(growing) : growing,
    plugins: shuffle ? shuffle.shuffled(plugins) : plugins,
    sources: shuffle ? shuffle.shuffled(sources) : sources,
    rows: { effect: 0, trace: 0 },
    order: draw.shuffled([0, 1, 2]),
    seatsAlternate: draw.below(2) === 0,
  });
}

/** Something instead and something replaced on each level, so that a hook of either kind may be there in every game. */
function offers(level: number): readonly StepPlan<ToyGame>[] {
  const args = () => ({});
  return [
    { instead: `I${level}`, args, seat: () => 0, into: 'way' },
    { replace: `R${level}`, args, seat: () => 0 },
  ];
}

/** A legal reply that depends on nothing but the decision and the salt. */
export function replyOf(decision: Decision, salt: string): Reply {
  const { seat, number, asks, shape, count, least, most, choice } = decision;
  const draw = new Draw(`${salt}/${seat}/${number}/${asks}/${count}`);
  const { options, extras = [] } = choice;
  if (extras.length > 0 && draw.below(4) === 0) return -1 - draw.below(extras.length);
  if (options.length === 0) return -1 - draw.below(extras.length);
  const list = Array.from(options);
  if (shape === 'path') return choice.wayTo?.(draw.of(list)) ?? [draw.of(list)];
  if (shape === 'number' || (shape === 'pick' && least === 1 && most === 1))
    return decision.valueAt(draw.below(list.length));
  const places = least + draw.below(most - least + 1);
  if (shape === 'chance' || choice.repeat) return Array.from({ length: places }, () => draw.of(list));
  return draw.shuffled(list).slice(0, places);
}

export type AnyRun = Run<ToyGame>;
