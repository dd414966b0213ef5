import { call, int, type Match, procedure, table } from '../src/index.ts';
import { cellTable, type ToyGame, type ToyRun, toy } from '../test/toy.ts';
import { measure } from './measure.ts';

const wide = table(
  'wide',
  Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`c${at}`, int({ see: 'all' })])),
);
const ask = (run: ToyRun): number => run.pick({ seat: 0, asks: 'ask', domain: 'cell', options: [1, 2, 3] });

const turn = procedure<{ n: number }, object, ToyGame>('turn');

/** A game of about 2.5 kB of state that asks for ever. */
const game = toy({
  tables: [wide],
  rows: { wide: 30 },
  main: [
    {
      while: () => true,
      steps: [call(turn, () => ({ n: 1 }))],
    },
  ],
  procedures: [
    turn.define([{ do: (run) => run.write(cellTable.a, ask(run), run.read(cellTable.a, 1) + 1) }]),
  ],
});

function started(log: boolean): Match<ToyGame> {
  return game.start({ paranoid: false, log });
}

console.log('per copy of a game in play');
const root = started(false);
const state = root.clock.state;
const sink = { total: 0 };
measure('the buffer alone', 1000, () => {
  for (let at = 0; at < 1000; at++) sink.total += state.buffer.slice().length;
});
measure('the state', 1000, () => {
  for (let at = 0; at < 1000; at++) sink.total += state.fork().buffer.length;
});
measure('a fork', 1000, () => {
  for (let at = 0; at < 1000; at++) sink.total += root.fork().clock.frames.length;
});
measure('a fork and one decision in it', 1000, () => {
  for (let at = 0; at < 1000; at++) {
    const fork = root.fork();
    fork.pending(0);
    fork.reply(0, 2);
  }
});
measure('a fork for a seat', 200, () => {
  for (let at = 0; at < 200; at++) sink.total += root.fork({ seat: 0, seed: 'x' }).clock.frames.length;
});
measure('a new match up to its first decision', 200, () => {
  for (let at = 0; at < 200; at++) started(false);
});

console.log('per answer');
for (const [name, log] of [
  ['without a log', false],
  ['with a log', true],
] as const) {
  const match = started(log);
  measure(`one at a time, ${name}`, 1000, () => {
    for (let at = 0; at < 1000; at++) match.reply(0, 2);
  });
}
const undoable = game.start({ paranoid: false, undo: true });
measure('one at a time, to be undone', 1000, () => {
  for (let at = 0; at < 1000; at++) undoable.reply(0, 2);
});
measure('a full hash', 1000, () => {
  for (let at = 0; at < 1000; at++) sink.total += root.host.hash().length;
});
