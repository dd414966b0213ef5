import { expect, test } from 'vitest';
import { mark, marks, type ToyRun, toy } from '../../test/toy.ts';

/** A body that works something out, asks twice, and works out something else; `made` takes down what was worked out. */
function thoughtful(made: string[]) {
  const think = (run: ToyRun, what: string): number =>
    run.recall(() => {
      made.push(what);
      return run.game.cell(9);
    });
  return toy({
    main: [
      {
        do: (run: ToyRun) => {
          const first = think(run, 'first');
          mark(run, run.pick({ seat: 0, asks: 'one', domain: 'cell', options: [1, 2] }));
          mark(run, run.pick({ seat: 0, asks: 'two', domain: 'cell', options: [3, 4] }));
          mark(run, think(run, 'second') === first ? 0 : 5);
        },
      },
    ],
  });
}

test('what a function works out to recall is worked out once, however often the function runs again', () => {
  const made: string[] = [];
  const match = thoughtful(made).start({ paranoid: false });
  expect(match.answer(0, { pick: 'cell:1' })).toBe(undefined);
  expect(match.answer(0, { pick: 'cell:4' })).toBe(undefined);
  expect(match.over).toBe(true);
  expect(marks(match)).toBe(145);
  expect(made).toEqual(['first', 'second']);
});

test('a loaded match, a fork and a match put back work it out for themselves', () => {
  const made: string[] = [];
  const { engine, plan, start } = thoughtful(made);
  const match = start({ paranoid: false, undo: true });
  const saved = match.host.save();
  expect(JSON.stringify(saved)).not.toContain('recalled');
  for (const other of [engine.load(plan, saved), match.fork()]) {
    other.answer(0, { pick: 'cell:1' });
    other.answer(0, { pick: 'cell:4' });
    expect(marks(other)).toBe(145);
  }
  expect(made).toEqual(['first', 'first', 'second', 'first', 'second']);
  match.answer(0, { pick: 'cell:2' });
  expect(match.undo(0)).toBe(undefined);
  match.answer(0, { pick: 'cell:1' });
  match.answer(0, { pick: 'cell:3' });
  expect(marks(match)).toBe(135);
});

test('in paranoid mode everything is worked out again', () => {
  const made: string[] = [];
  const match = thoughtful(made).start();
  match.answer(0, { pick: 'cell:1' });
  expect(made.length).toBeGreaterThan(2);
});
