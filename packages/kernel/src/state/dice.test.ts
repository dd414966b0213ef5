import { describe, expect, test } from 'vitest';
import { cellTable, mark, marks, type ToyGame, type ToyRun, toy } from '../../test/toy.ts';
import type { Match } from '../match/match.ts';
import { recordedDice } from '../replay/replay.ts';
import { fairFace, nextWord, type RollRequest, seedWords } from './dice.ts';

const request = (more: Partial<RollRequest> = {}): RollRequest => ({
  seat: 0,
  sides: 6,
  count: 2,
  purpose: 'roll',
  die: 'd6',
  ...more,
});

/** Chi-square of counts that should be equal. */
function chiSquare(counts: ArrayLike<number>, total: number): number {
  const expected = total / counts.length;
  let sum = 0;
  for (let at = 0; at < counts.length; at++) sum += ((counts[at] as number) - expected) ** 2 / expected;
  return sum;
}

describe('a die', () => {
  // 10 million draws each; the bounds are the 0.1 % and 99.9 % points of chi-square with sides - 1 degrees of freedom.
  for (const [sides, low, high] of [
    [6, 0.21, 20.52],
    [20, 5.41, 43.82],
  ] as const)
    test(`of ${sides} sides is fair over ten million rolls, and the next does not know the last`, () => {
      const words = seedWords(`fair ${sides}`);
      const total = 10_000_000;
      const counts = new Float64Array(sides);
      const pairs = new Float64Array(sides * sides);
      let last = 0;
      for (let at = 0; at < total; at++) {
        const face = fairFace(words, sides);
        (counts[face] as number)++;
        (pairs[last * sides + face] as number)++;
        last = face;
      }
      const single = chiSquare(counts, total);
      expect(single).toBeGreaterThan(low);
      expect(single).toBeLessThan(high);
      const cells = sides * sides;
      const spread = 3.1 * Math.sqrt(2 * (cells - 1));
      expect(Math.abs(chiSquare(pairs, total) - (cells - 1))).toBeLessThan(spread);
    });

  test('draws again where a word would favour low faces', () => {
    const sides = 1_500_000_000;
    const words = seedWords('again');
    const plain = seedWords('again');
    const drawn = Array.from({ length: 50 }, () => fairFace(words, sides));
    const kept = Array.from({ length: 200 }, () => nextWord(plain) >>> 1).filter((word) => word < sides);
    expect(drawn).toEqual(kept.slice(0, 50));
    for (const power of [1, 2, 2 ** 31])
      expect(fairFace(seedWords('x'), power)).toBe((nextWord(seedWords('x')) >>> 1) % power);
  });

  test('differs with every seed, also with seeds that differ in one letter', () => {
    const first = Array.from({ length: 2000 }, (_, at) => nextWord(seedWords(`seed ${at}`)));
    expect(new Set(first).size).toBe(2000);
    const counts = new Float64Array(6);
    for (let at = 0; at < 60_000; at++) (counts[fairFace(seedWords(`game ${at}`), 6)] as number)++;
    expect(chiSquare(counts, 60_000)).toBeLessThan(20.52);
  });
});

/** Rolls two dice, asks, rolls two more, asks, and rolls three, all in one function. */
const body = (run: ToyRun): void => {
  const faces = [...run.roll(request())];
  run.pick({ seat: 0, asks: 'go on', domain: 'cell', options: [1, 2] });
  faces.push(...run.roll(request()));
  run.pick({ seat: 1, asks: 'go on', domain: 'cell', options: [1, 2] });
  faces.push(...run.roll(request({ count: 3 })));
  faces.forEach((face, at) => {
    run.write(cellTable.a, at, face);
  });
};
const facesOf = (match: Match<ToyGame>): number[] =>
  [0, 1, 2, 3, 4, 5, 6].map((row) => match.host.game.cell(row));

function suspended(seed: string): Match<ToyGame> {
  const match = toy({ main: [{ do: body }] }).start({ seed, paranoid: false });
  match.answer(0, { pick: 1 });
  match.answer(1, { pick: 2 });
  return match;
}

describe('rolls around a choice', () => {
  test('are those that the same game rolls without a pause', () => {
    for (let at = 0; at < 200; at++) {
      const seed = `pause ${at}`;
      const { engine, plan } = toy({ main: [{ do: body }] });
      const match = engine.prepare(plan, { seed });
      match.advance((decision) => decision.valueAt(0));
      const words = seedWords(seed);
      const expected = Array.from({ length: 7 }, () => fairFace(words, 6));
      expect(facesOf(match)).toEqual(expected);
      expect(facesOf(suspended(seed))).toEqual(expected);
    }
  });

  test('do not repeat or follow each other', () => {
    const counts = new Float64Array(36);
    const total = 3600;
    for (let at = 0; at < total; at++) {
      const faces = facesOf(suspended(`serial ${at}`));
      (counts[(faces[1] as number) * 6 + (faces[2] as number)] as number)++;
    }
    expect(chiSquare(counts, total)).toBeLessThan(66.6);
  });
});

describe('dice come', () => {
  const rolls = {
    main: [
      {
        do: (run: ToyRun) => {
          for (const face of run.roll(request())) mark(run, face + 1);
        },
      },
    ],
  };

  test('from the seed, which no view and no event shows', () => {
    const match = toy(rolls).start({ seed: 'x' });
    const words = seedWords('x');
    expect(marks(match)).toBe((fairFace(words, 6) + 1) * 10 + fairFace(words, 6) + 1);
    for (const seat of [-1, 0, 1]) expect(match.view(seat)['random']).toBeUndefined();
    expect(match.host.save().segments[0]?.slice(-4)).toEqual([...words]);
  });

  test('from a script, that must have enough of them and of the right kind', () => {
    expect(marks(toy(rolls).start({ dice: () => [4, 2] }))).toBe(53);
    expect(() => toy(rolls).start({ dice: () => [4] })).toThrow('dice-missing');
    expect(() => toy(rolls).start({ dice: () => [4, 6] })).toThrow('dice-missing');
    expect(() => toy(rolls).start({ dice: () => [4, -1] })).toThrow('dice-missing');
  });

  test('from a person, who is asked for them', () => {
    const match = toy(rolls).start({ dice: 'asked' });
    const [decision] = match.pending(0);
    expect([decision?.shape, decision?.asks, decision?.subject, decision?.count, decision?.least]).toEqual([
      'chance',
      'roll',
      'd6',
      6,
      2,
    ]);
    expect(match.answer(0, { pick: [5, 6] })?.code).toBe('illegal');
    expect(match.answer(0, { pick: [5, 0] })).toBeUndefined();
    expect(marks(match)).toBe(61);
    expect(match.host.inputLog).toEqual([{ seat: 0, asks: 'roll', reply: [5, 0] }]);
    const { engine, plan } = toy(rolls);
    const inline = engine.prepare(plan, { dice: 'asked' });
    inline.advance(() => [3, 3]);
    expect(marks(inline)).toBe(44);
    expect(inline.host.inputLog).toEqual([{ seat: 0, asks: 'roll', reply: [3, 3] }]);
  });

  test('from the log of an earlier game, in order and for the same purposes', () => {
    const thrown = [4, 2, 0, 5, 1, 1, 3];
    const dice = ({ count }: RollRequest) => thrown.splice(0, count);
    const game = toy({ main: [{ do: body }] });
    const first = game.start({ dice });
    first.answer(0, { pick: 1 });
    first.answer(1, { pick: 1 });
    expect(facesOf(first)).toEqual([4, 2, 0, 5, 1, 1, 3]);
    expect(first.host.inputLog.map((entry) => ('dice' in entry ? entry.dice : entry.reply))).toEqual([
      [4, 2],
      1,
      [0, 5],
      1,
      [1, 1, 3],
    ]);
    const again = game.start({ dice: recordedDice(first.host.inputLog) });
    again.answer(0, { pick: 1 });
    again.answer(1, { pick: 1 });
    expect(again.host.hash()).toBe(first.host.hash());
    expect(() => toy(rolls).start({ dice: recordedDice([]) })).toThrow('dice-missing');
    const other = recordedDice([{ dice: [1, 1], purpose: 'another' }]);
    expect(() => toy(rolls).start({ dice: other })).toThrow('dice-missing');
  });

  test('not at all for a roll of no dice, which is no barrier either', () => {
    const match = toy({ main: [{ do: (run) => void run.roll(request({ count: 0 })) }] }).start({
      dice: () => {
        throw new Error('asked');
      },
    });
    expect([match.over, match.clock.barriers]).toEqual([true, 0]);
  });
});
