import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mark, marks, type ToyGame, type ToyRun, toy } from '../../test/toy.ts';
import type { Match } from '../match/match.ts';
import type { Answer, AnswerRefusal, Choice } from './decision.ts';

const choice = (more: Partial<Choice> = {}): Choice => ({
  seat: 0,
  asks: 'pick',
  domain: 'cell',
  options: [2, 3, 4],
  ...more,
});

/** A match that asks one choice and marks what was replied. */
function asking(more: Partial<Choice>): Match<ToyGame> {
  return toy({
    main: [
      {
        do: (run: ToyRun) => {
          const reply = run.choose(choice(more));
          for (const value of typeof reply === 'number' ? [reply] : reply) mark(run, value);
        },
      },
    ],
  }).start();
}

/** What becomes of an answer: the marks, or the refusal's code (with nothing changed). */
function outcome(more: Partial<Choice>, answer: Answer): number | AnswerRefusal['code'] {
  const match = asking(more);
  const before = JSON.stringify([match.host.hash(), match.host.save(), match.view(0)]);
  const refusal = match.answer(0, answer);
  if (!refusal) return match.over ? marks(match) : -99;
  expect(JSON.stringify([match.host.hash(), match.host.save(), match.view(0)])).toBe(before);
  expect(refusal.message).not.toBe('');
  return refusal.code;
}

describe('a pick', () => {
  test('takes an option by key, by the name of its value, or an extra', () => {
    expect(outcome({}, { pick: 'cell:3' })).toBe(3);
    expect(outcome({}, { pick: 3 })).toBe(3);
    expect(outcome({}, { pick: ['cell:4'] })).toBe(4);
    expect(outcome({ extras: ['done', 'no'] }, { pick: 'no' })).toBe(-2);
  });

  test('refuses what is not offered, too much, too little and nothing', () => {
    expect(outcome({}, { pick: 'cell:5' })).toBe('illegal');
    expect(outcome({}, { pick: 'joker' })).toBe('illegal');
    expect(outcome({}, { pick: 'done' })).toBe('illegal');
    expect(outcome({}, { pick: ['cell:2', 'cell:3'] })).toBe('malformed');
    expect(outcome({}, { pick: [] })).toBe('malformed');
    expect(outcome({}, {})).toBe('malformed');
    expect(outcome({}, { way: ['cell:2'] })).toBe('illegal');
  });

  test('of several takes as many different ones as it allows, or one extra alone', () => {
    const several = { least: 1, most: 2, extras: ['done'] };
    expect(outcome(several, { pick: ['cell:3', 'cell:2'] })).toBe(32);
    expect(outcome(several, { pick: 'done' })).toBe(-1);
    expect(outcome(several, { pick: ['cell:2', 'done'] })).toBe('illegal');
    expect(outcome(several, { pick: ['cell:2', 'cell:2'] })).toBe('illegal');
    expect(outcome(several, { pick: ['cell:2', 'cell:3', 'cell:4'] })).toBe('illegal');
    expect(outcome(several, { pick: [] })).toBe('malformed');
    expect(outcome({ least: 0, most: 2 }, { pick: [] })).toBe(0);
  });

  test('names options as the choice does where the domain alone does not', () => {
    const named = {
      keyOf: (value: number) => `end-${value}`,
      readKey: (key: string) => Number(key.slice(4)),
    };
    expect(asking(named).pending(0)[0]?.keyAt(1)).toBe('end-3');
    expect(outcome(named, { pick: 'end-4' })).toBe(4);
  });

  test('says why an option is not offered', () => {
    const match = asking({
      whyNot: (value) => (value === 7 ? { reason: 'too-far', about: 'cell:7' } : undefined),
    });
    expect(match.answer(0, { pick: 'cell:7' })?.refusal).toEqual({ reason: 'too-far', about: 'cell:7' });
    expect(match.answer(0, { pick: 'cell:8' })?.refusal).toBeUndefined();
  });
});

describe('the other shapes', () => {
  test('an allotment fills its places in order, with repeats only where they are allowed', () => {
    const allot = { shape: 'allot', places: ['1', '2', 'X'] } as const;
    expect(outcome({ ...allot, repeat: true }, { pick: ['cell:2', 'cell:2', 'cell:4'] })).toBe(224);
    expect(outcome(allot, { pick: ['cell:2', 'cell:3', 'cell:4'] })).toBe(234);
    expect(outcome(allot, { pick: ['cell:2', 'cell:2', 'cell:4'] })).toBe('illegal');
    expect(outcome(allot, { pick: ['cell:2', 'cell:3'] })).toBe('illegal');
  });

  test('a number is one of those offered', () => {
    expect(outcome({ shape: 'number' }, { pick: 4 })).toBe(4);
    expect(outcome({ shape: 'number' }, { pick: '3' })).toBe(3);
    expect(outcome({ shape: 'number' }, { pick: 5 })).toBe('illegal');
  });

  test('a path is named by its end, or drawn as a way', () => {
    const path: Partial<Choice> = {
      shape: 'path',
      wayTo: (end) => [1, end],
      readWay: (way) => (way.length < 3 ? way.map(Number) : { reason: 'too-long' }),
      extras: ['stay'],
    };
    expect(outcome(path, { pick: 'cell:4' })).toBe(14);
    expect(outcome(path, { pick: 'stay' })).toBe(-1);
    expect(outcome(path, { way: ['6', '7'] })).toBe(67);
    expect(outcome(path, { way: ['6', '7', '8'] })).toBe('illegal');
    expect(outcome(path, { pick: ['cell:2', 'cell:3'] })).toBe('malformed');
  });

  test('dice from outside are faces by number or by name', () => {
    const chance = { shape: 'chance', domain: 'face', least: 2, most: 2 } as const;
    expect(outcome(chance, { pick: [2, 'face:2'] })).toBe(22);
    expect(outcome(chance, { pick: [2, 5] })).toBe('illegal');
    expect(outcome(chance, { pick: [2] })).toBe('illegal');
  });
});

describe('an answer', () => {
  test('to a past decision, of another seat, or after the end is refused and changes nothing', () => {
    const game = toy({
      main: [
        { do: (run) => void run.choose(choice()) },
        { do: (run) => void run.choose(choice({ seat: 1 })) },
      ],
    });
    const match = game.start();
    const number = match.pending(0)[0]?.number ?? -1;
    const before = match.host.hash();
    expect(match.answer(1, { pick: 2 })?.code).toBe('foreign');
    expect(match.answer(7, { pick: 2 })?.code).toBe('foreign');
    expect(match.answer(0, { decision: number + 1, pick: 2 })?.code).toBe('stale');
    expect(match.host.hash()).toBe(before);
    expect(match.answer(0, { decision: number, pick: 2 })).toBeUndefined();
    const after = match.host.hash();
    expect(match.answer(0, { decision: number, pick: 2 })?.code).toBe('foreign');
    expect(match.host.hash()).toBe(after);
    expect(match.answer(1, { decision: 0, pick: 2 })).toBeUndefined();
    expect(match.answer(1, { decision: 0, pick: 2 })?.code).toBe('over');
  });

  test('that nobody is asked for is given by whoever is choosing', () => {
    const match = toy({ main: [{ do: (run) => void run.choose(choice({ seat: -1 })) }] }).start();
    const seat = match.clock.game.chooser();
    expect(match.host.pending().map((decision) => [decision.seat, decision.number])).toEqual([[seat, 0]]);
    expect(match.answer(seat, { decision: 0, pick: 2 })).toBeUndefined();
  });

  test('given twice to a seat that is asked again is stale', () => {
    const game = toy({
      main: [{ do: (run) => void run.choose(choice()) }, { do: (run) => void run.choose(choice()) }],
    });
    const match = game.start();
    expect(match.answer(0, { decision: 0, pick: 2 })).toBeUndefined();
    const before = match.host.hash();
    expect(match.answer(0, { decision: 0, pick: 2 })?.code).toBe('stale');
    expect(match.host.hash()).toBe(before);
    expect(match.pending(0)[0]?.number).toBe(1);
  });

  test('that a bot gives must be an option too', () => {
    expect(() => asking({}).reply(0, 9)).toThrow('illegal-reply');
    expect(() => asking({}).reply(0, [2])).toThrow('illegal-reply');
    expect(() => asking({}).reply(1, 2)).toThrow('illegal-reply');
    expect(() => asking({}).advance(() => 9)).toThrow('illegal-reply');
  });

  test('is kept as it was given, whatever becomes of the list it came in', () => {
    const match = asking({ least: 2, most: 2 });
    const reply = [3, 2];
    match.reply(0, reply);
    reply.reverse();
    expect(match.host.inputLog).toEqual([{ seat: 0, asks: 'pick', reply: [3, 2] }]);
  });
});

describe('options', () => {
  test('are counted and indexed without building labels', () => {
    const counted = { keys: 0 };
    const match = asking({
      options: Int32Array.of(2, 3, 4),
      extras: ['done'],
      keyOf: (value) => {
        counted.keys++;
        return String(value);
      },
    });
    const [decision] = match.host.pending();
    expect([decision?.count, ...[0, 1, 2, 3].map((index) => decision?.valueAt(index))]).toEqual([
      4, 2, 3, 4, -1,
    ]);
    expect(counted.keys).toBe(0);
    expect([decision?.keyAt(2), decision?.keyAt(3)]).toEqual(['4', 'done']);
    expect(counted.keys).toBe(1);
  });

  test('of a decision that waits do not change with the list they were collected in', () => {
    const scratch = Int32Array.of(2, 3, 4);
    const match = asking({ options: scratch });
    scratch.fill(9);
    expect(match.answer(0, { pick: 3 })).toBeUndefined();
  });
});

describe('a joint decision', () => {
  const together = (seats: readonly number[]) =>
    toy({
      main: [
        {
          do: (run: ToyRun) => {
            const replies = run.chooseTogether(seats.map((seat) => choice({ seat, asks: `secret ${seat}` })));
            run.note('all in', {});
            for (const reply of replies) mark(run, reply as number);
          },
        },
        { do: (run: ToyRun) => void run.choose(choice()) },
      ],
      order: [0, 1, 2],
    });

  test('leaves no trace of the order in which its answers arrive', () => {
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ];
    const ends = orders.map((order) => {
      const match = together([0, 1, 2]).start({ seed: 'x' });
      const waiting = match.host.hash();
      for (const seat of order) {
        expect(match.answer(seat, { pick: seat + 2, decision: 0 })).toBeUndefined();
        if (seat !== order[2]) expect(match.host.hash()).toBe(waiting);
      }
      return JSON.stringify([
        match.host.hash(),
        match.host.log,
        match.host.inputLog,
        match.host.save(),
        match.host.pending()[0]?.number,
      ]);
    });
    expect(new Set(ends).size).toBe(1);
    expect(marks(together([0, 1, 2]).start())).toBe(0);
  });

  test('shows nobody whether the others have answered', () => {
    const match = together([0, 1, 2]).start();
    const seen = () =>
      JSON.stringify([match.view(0), match.events(0), match.pending(0).map(({ number }) => number)]);
    const before = seen();
    match.answer(2, { pick: 2 });
    match.answer(1, { pick: 2 });
    expect(seen()).toBe(before);
    expect(match.host.pending().map(({ seat }) => seat)).toEqual([0]);
    expect(match.answer(1, { pick: 3 })?.code).toBe('foreign');
  });

  test('may ask one seat several things, and survives a save with some answers in', () => {
    const game = together([1, 0, 1]);
    const match = game.start();
    expect(match.pending(1).map(({ number }) => number)).toEqual([0, 1]);
    match.answer(1, { pick: 4, decision: 0 });
    const loaded = game.engine.load(game.plan, JSON.parse(JSON.stringify(match.host.save())), {});
    expect(loaded.host.hash()).toBe(match.host.hash());
    expect(loaded.host.pending().map(({ seat, number }) => [seat, number])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    loaded.answer(1, { pick: 2, decision: 1 });
    loaded.answer(0, { pick: 3 });
    expect(marks(loaded)).toBe(432);
  });
});

describe('any subset of the options', () => {
  test('is taken by a multi-pick exactly when its size fits', () => {
    fc.assert(
      fc.property(
        fc.subarray([2, 3, 4, 5, 6]),
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 0, max: 5 }),
        (picks, one, other) => {
          const [least, most] = [Math.min(one, other), Math.max(one, other)];
          fc.pre(most > 0 && !(least === 1 && most === 1));
          const match = asking({ options: [2, 3, 4, 5, 6], least, most });
          const refusal = match.answer(0, { pick: picks });
          expect(refusal === undefined).toBe(picks.length >= least && picks.length <= most);
        },
      ),
    );
  });
});
