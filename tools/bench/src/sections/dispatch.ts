import {
  type AnyGame,
  type GameAdapter,
  int,
  type MatchPlan,
  procedure,
  type StepPlan,
  table,
} from '@scapewright/kernel';
import { Engine } from '@scapewright/kernel/check';
import { atMost, type Figure } from '../figure.ts';
import { compare } from '../timing.ts';
import { hookShare } from './hook-share.ts';

const countTable = table('count', { n: int({ see: 'all' }) });

const adapter: GameAdapter = {
  isLive: () => true,
  precedence: () => 0,
  seatOf: () => -1,
  seatOrder: () => [0],
  chooser: () => 0,
  seatsAlternate: () => false,
  keyOf: (_domain, value) => String(value),
  valueOf: (_domain, key) => Number(key),
};

/** The variables of the loop. */
interface Counted {
  readonly n?: number;
}

const loop = procedure('loop');
const rounds = 2000;
const copies = 40;

/** A procedure that runs `copies` times the steps in each of its rounds. */
function looping(steps: readonly StepPlan<AnyGame, Counted>[]): () => void {
  const many = Array.from({ length: copies }, () => steps).flat();
  const engine = new Engine<GameAdapter>(
    {
      id: 'loop',
      version: '1.0.0',
      steps: ['A', 'E.a'],
      tables: [countTable],
      procedures: [
        loop.define<Counted>([
          {
            while: (_game, { n = 0 }) => n < rounds,
            steps: [...many, { do: (_run, { n = 0 }) => ({ n: n + 1 }) }],
          },
        ]),
      ],
    },
    [],
  );
  const plan: MatchPlan<GameAdapter> = {
    rows: { count: 1 },
    sources: [],
    seats: 1,
    makeGame: () => adapter,
    fill: () => undefined,
    start: loop,
  };
  return () => {
    engine.prepare(plan, { log: false, seed: 'loop' }).advance(() => undefined);
  };
}

/** A step, and an event in a body, that nobody listens to: what they cost beyond the bare loop or body. */
export async function dispatch(): Promise<Figure[]> {
  const [bare = 0, step = 0, body = 0, event = 0] = compare([
    looping([]),
    looping([{ at: 'A', args: () => ({}) }]),
    looping([{ do: () => undefined }]),
    looping([{ do: (run) => run.event('E.a', {}) }]),
  ]);
  const per = rounds * copies;
  return [
    atMost('a step without listeners', Math.max(0, (step - bare) / per), 'ns', 10, 3),
    atMost('an event without listeners', Math.max(0, (event - body) / per), 'ns', 10, 3),
    atMost('CPU that finds and calls hooks in duels', await hookShare(), '%', 25, 12),
  ];
}
