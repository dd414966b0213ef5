import { describe, expect, test } from 'vitest';
import { cellTable, mark, marks, source, type ToyGame, type ToyRun, toy } from '../../test/toy.ts';
import { eventsFor } from '../clock/event.ts';
import { call, procedure } from '../clock/procedure.ts';
import { int, table } from '../state/table.ts';

const ask = (run: ToyRun, seat = 0): number =>
  run.pick({ seat, asks: 'ask', domain: 'cell', options: [1, 2, 3] });
const asks = (seat = 0) => ({ do: (run: ToyRun) => mark(run, ask(run, seat)) });

const poke = procedure<{ n: number }, object, ToyGame>('poke');

describe('undo', () => {
  test('takes back answers of one seat, one by one, events and inputs with them', () => {
    const said = (seat = 0) => ({
      do: (run: ToyRun) => {
        mark(run, ask(run, seat));
        run.note('said');
      },
    });
    const match = toy({ main: [said(), said(), said()] }).start({ undo: true });
    const states: string[] = [];
    const position = () =>
      JSON.stringify([
        match.host.hash(),
        match.host.log,
        match.host.inputLog,
        match.host.pending()[0]?.number,
      ]);
    for (const pick of [1, 2]) {
      states.push(position());
      match.answer(0, { pick });
    }
    expect(match.events(0)).toHaveLength(2);
    expect(match.undo(0)).toBeUndefined();
    expect(position()).toBe(states[1]);
    expect(match.undo(0)).toBeUndefined();
    expect(position()).toBe(states[0]);
    expect(match.undo(0)?.code).toBe('illegal');
    for (const pick of [3, 3, 2]) match.answer(0, { pick });
    expect([match.over, marks(match), match.events(0).length]).toEqual([true, 332, 3]);
    expect(match.undo(0)).toBeUndefined();
    expect([match.over, marks(match), match.events(0).length]).toEqual([false, 33, 2]);
  });

  test('goes back into the middle of a function that waits', () => {
    const match = toy({
      main: [
        {
          do: (run) => {
            mark(run, ask(run));
            mark(run, ask(run));
          },
        },
      ],
    }).start({ undo: true });
    match.answer(0, { pick: 1 });
    match.answer(0, { pick: 2 });
    expect(marks(match)).toBe(12);
    match.undo(0);
    match.answer(0, { pick: 3 });
    expect(marks(match)).toBe(13);
  });

  test('stops at a roll, a reveal, physical dice and an answer of another seat, always with the same words', () => {
    const roll = (run: ToyRun) => run.roll({ seat: 0, sides: 6, count: 1, purpose: 'roll', die: 'd6' });
    const barriers = {
      roll: { do: (run: ToyRun) => void roll(run) },
      reveal: { do: (run: ToyRun) => run.reveal() },
      answer: asks(1),
    };
    const refusals = Object.entries(barriers).map(([name, barrier]) => {
      const match = toy({ main: [asks(), barrier, asks()] }).start({ undo: true });
      match.answer(0, { pick: 1 });
      if (name === 'answer') {
        match.answer(1, { pick: 1 });
        expect(match.undo(1)).toBeUndefined();
        match.answer(1, { pick: 2 });
      }
      const before = match.host.hash();
      const refusal = match.undo(0);
      expect(refusal?.code, name).toBe('illegal');
      expect(match.host.hash()).toBe(before);
      match.answer(0, { pick: 2 });
      expect(match.undo(0)).toBeUndefined();
      expect(match.undo(0)?.code, name).toBe('illegal');
      return refusal?.message;
    });
    const dice = toy({ main: [asks(), barriers.roll, asks()] }).start({ undo: true, dice: 'asked' });
    dice.answer(0, { pick: 1 });
    dice.answer(0, { pick: [4] });
    refusals.push(dice.undo(0)?.message);
    expect(new Set(refusals).size).toBe(1);
    expect(
      toy({ main: [asks()] })
        .start({ undo: true })
        .undo(0)?.message,
    ).toBe(refusals[0]);
    expect(
      toy({ main: [asks()] })
        .start()
        .undo(0)?.message,
    ).toBe(refusals[0]);
  });

  test('is not stopped again by a reveal that only runs again', () => {
    const match = toy({
      main: [
        {
          do: (run) => {
            run.reveal();
            mark(run, ask(run));
            mark(run, ask(run));
          },
        },
      ],
    }).start({ undo: true });
    match.answer(0, { pick: 1 });
    expect(match.undo(0)).toBeUndefined();
    match.answer(0, { pick: 2 });
    match.answer(0, { pick: 3 });
    expect(marks(match)).toBe(23);
  });

  test('takes back a seat’s own part of a joint decision until all are in, and no one’s after', () => {
    const together = {
      do: (run: ToyRun) => {
        const choices = [0, 1].map((seat) => ({ seat, asks: 'joint', domain: 'cell', options: [1, 2, 3] }));
        for (const reply of run.chooseTogether(choices)) mark(run, reply as number);
      },
    };
    const match = toy({ main: [together, asks()] }).start({ undo: true });
    match.answer(1, { pick: 1 });
    expect(match.undo(0)?.code).toBe('illegal');
    expect(match.undo(1)).toBeUndefined();
    match.answer(1, { pick: 2 });
    match.answer(0, { pick: 3 });
    expect(marks(match)).toBe(32);
    expect([match.undo(0)?.code, match.undo(1)?.code]).toEqual(['illegal', 'illegal']);
  });
});

describe('events', () => {
  test('are numbered for each viewer without gaps and hidden from others', () => {
    const match = toy({
      main: [
        {
          do: (run) => {
            run.note('all', { n: 1 });
            run.note('one', { n: 2 }, [1]);
            run.note('all', { n: 3 });
            run.note('none', { n: 4 }, []);
          },
        },
        asks(),
        { do: (run) => run.note('late', { n: 5 }) },
      ],
    }).start();
    const numbers = (seat: number, since = 0) =>
      match.events(seat, since).map(({ number, data }) => [number, data['n']]);
    expect(numbers(0)).toEqual([
      [0, 1],
      [1, 3],
    ]);
    expect(numbers(1)).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    match.answer(0, { pick: 1 });
    expect(numbers(1, 3)).toEqual([[3, 5]]);
    expect(numbers(-1, 1)).toEqual([
      [1, 3],
      [2, 5],
    ]);
    expect(match.host.log).toHaveLength(5);
    expect(match.events(0)[0]).not.toHaveProperty('see');
  });

  test('of a function that waits are published before it asks, once, and name their step and source', () => {
    const match = toy({
      main: [{ at: 'C' }],
      sources: [
        source('smash', 0, [
          {
            kind: 'trigger',
            at: 'after:C',
            run: (run: ToyRun) => {
              run.note('before');
              ask(run);
              run.note('after');
            },
          },
        ]),
      ],
    }).start();
    const told = () => match.host.log.map(({ reason, step, source: by }) => [reason, step, by]);
    expect(told()).toEqual([['before', 'after:C', 'smash']]);
    match.answer(0, { pick: 1 });
    expect(told()).toEqual([
      ['before', 'after:C', 'smash'],
      ['after', 'after:C', 'smash'],
    ]);
  });
});

describe('a call', () => {
  /** A body that makes a procedure ask thirty times, one body each, or asks thirty times by steps of its own. */
  function contextCalls(isGranted: boolean): number {
    const counted = { calls: 0 };
    const one = (run: ToyRun): void => {
      for (const method of ['note', 'choose', 'write', 'call'] as const) {
        const plain = run[method].bind(run) as (...args: unknown[]) => unknown;
        (run as unknown as Record<string, unknown>)[method] = (...args: unknown[]) => {
          counted.calls++;
          return plain(...args);
        };
      }
      run.note('asks');
      mark(run, ask(run) % 2);
    };
    const steps = Array.from({ length: 30 }, () => ({ do: one }));
    const match = toy({
      main: isGranted
        ? [
            {
              do: (run: ToyRun) => {
                counted.calls++;
                run.call(procedure('granted'), {});
                counted.calls++;
                run.call(procedure('granted-none'), {});
              },
            },
          ]
        : steps,
      procedures: [
        { name: 'granted', steps },
        { name: 'granted-none', steps: [] },
      ],
    }).start({ paranoid: false });
    while (!match.over) match.reply(0, 1);
    return counted.calls;
  }

  test('with thirty decisions inside costs at most twice what thirty decisions outside cost', () => {
    const outside = contextCalls(false);
    expect(outside).toBeGreaterThan(100);
    expect(contextCalls(true)).toBeLessThan(2 * outside);
  });

  test('counts as one recorded answer, its rows, writes, dice and events put back in order', () => {
    const effect = table('effect', { amount: int({ see: 'all' }) }, { grows: true });
    const counted = { bodies: 0 };
    const grants = (run: ToyRun): void => {
      const row = run.grow(effect);
      run.write(effect.amount, row, 5);
      run.note('first');
      const { sum } = run.call(procedure<{ row: number }, { sum: number }>('granted'), { row });
      run.note('second');
      mark(run, ask(run));
      run.write(effect.amount, run.grow(effect), sum + run.read(effect.amount, row + 1));
      mark(run, ask(run));
      run.note('third');
    };
    const game = toy({
      main: [{ do: grants }],
      tables: [effect],
      rows: { effect: 0 },
      procedures: [
        {
          name: 'granted',
          steps: [
            {
              do: (run) => {
                counted.bodies++;
                const [face] = run.roll({ seat: 0, sides: 6, count: 1, purpose: 'roll', die: 'd6' });
                run.note('inside', { face: face as number });
                run.write(effect.amount, run.grow(effect), 10 + (face as number));
                return { sum: ask(run) };
              },
            },
          ],
        },
      ],
    });
    const inline = game.engine.prepare(game.plan, { seed: 'call' });
    inline.advance(() => 2);
    const bodies = counted.bodies;
    const match = game.start({ seed: 'call', paranoid: false });
    while (!match.over) match.reply(0, 2);
    expect(counted.bodies - bodies).toBe(2);
    expect(match.host.hash()).toBe(inline.host.hash());
    expect(match.host.game.state.rows('effect')).toBe(3);
    expect(match.host.log).toEqual(inline.host.log);
    expect(match.host.log.map(({ reason }) => reason)).toEqual(['first', 'inside', 'second', 'third']);
  });
});

describe('a match', () => {
  test('has another hash after every answer, also after one that changes nothing', () => {
    const main = [{ while: () => true, steps: [{ do: (run: ToyRun) => void ask(run) }] }];
    const match = toy({ main }).start();
    const hashes = Array.from({ length: 20 }, () => {
      match.reply(0, 1);
      return match.host.hash();
    });
    expect(new Set(hashes).size).toBe(20);
  });

  test('can be interrupted while a decision waits, which is asked again afterwards', () => {
    const match = toy({
      main: [asks(), { at: 'B' }],
      sources: [
        source('may', 1, [{ kind: 'trigger', at: 'B', optional: true, run: (run: ToyRun) => mark(run, 7) }]),
      ],
      procedures: [poke.define([{ do: (run, { n }) => mark(run, n) }, asks(1)])],
    }).start();
    expect(match.interrupt(poke, { n: 5 })).toBeUndefined();
    expect(match.host.pending().map(({ seat }) => seat)).toEqual([1]);
    match.answer(1, { pick: 2 });
    match.answer(0, { pick: 3 });
    expect(marks(match)).toBe(523);
    expect(match.interrupt(poke, { n: 6 })).toBeUndefined();
    match.answer(1, { pick: 1 });
    expect(match.host.pending().map(({ asks: what }) => what)).toEqual(['may']);
    match.answer(1, { pick: 'yes' });
    expect([match.over, marks(match)]).toEqual([true, 523617]);
  });

  test('publishes again, once, what a function said before it was interrupted', () => {
    const says = {
      do: (run: ToyRun) => {
        run.note('said');
        ask(run);
        run.note('done');
      },
    };
    const poked = procedure<object, object, ToyGame>('poked');
    const match = toy({
      main: [says],
      procedures: [poked.define([{ do: (run) => run.note('poked') }])],
    }).start();
    const reasons = () => match.events(0).map(({ reason }) => reason);
    expect(reasons()).toEqual(['said']);
    match.interrupt(poked, {});
    expect(reasons()).toEqual(['poked', 'said']);
    match.answer(0, { pick: 1 });
    expect(reasons()).toEqual(['poked', 'said', 'done']);
    expect(eventsFor(match.host.log, 0, 2)).toEqual(match.events(0, 2));
  });

  test('refuses an interruption of a function that has been told something', () => {
    const twice = {
      do: (run: ToyRun) => {
        mark(run, ask(run));
        mark(run, ask(run));
      },
    };
    const match = toy({ main: [twice], procedures: [{ name: 'poke', steps: [] }] }).start();
    match.answer(0, { pick: 1 });
    expect(match.interrupt(procedure('poke'), {})?.code).toBe('illegal');
  });

  test('loops at most so often without a decision', () => {
    const forever = { while: () => true, steps: [{ do: (run: ToyRun) => run.write(cellTable.a, 0, 1) }] };
    expect(() => toy({ main: [forever] }).start({ budget: 5000 })).toThrow('step-budget');
    const again = call(procedure('again'), () => ({}));
    const recursive = [{ name: 'again', steps: [again] }];
    expect(() => toy({ main: [again], procedures: recursive }).start()).toThrow('step-budget');
    const counts = {
      while: (_game: unknown, vars: Record<string, number>) => (vars['n'] ?? 0) < 40,
      steps: [
        {
          do: (run: ToyRun, vars: Readonly<Record<string, number>>) => {
            ask(run);
            return { n: (vars['n'] ?? 0) + 1 };
          },
        },
      ],
    };
    const { engine, plan } = toy({ main: [counts] });
    expect(engine.prepare(plan, { budget: 30 }).advance(() => 1)).toBe(true);
  });
});
