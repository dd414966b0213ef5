import { describe, expect, test } from 'vitest';
import { randomGame, replyOf } from '../../test/random-game.ts';
import { Draw } from '../../test/random-writer.ts';
import { cellTable, mark, marks, source, type ToyGame, type ToyRun, toy } from '../../test/toy.ts';
import { KernelError } from '../error.ts';
import type { Match } from './match.ts';

/** All that anybody can learn of a match. */
function everything(match: Match<ToyGame>): string {
  const seats = [-1, 0, 1, 2];
  const asked = match.host
    .pending()
    .map(({ seat, number, asks, step, choice }) => [seat, number, asks, step, choice]);
  const seen = seats.map((seat) => [match.view(seat), match.events(seat)]);
  return JSON.stringify([
    match.host.hash(),
    match.host.save(),
    match.host.log,
    match.host.inputLog,
    match.over,
    asked,
    seen,
  ]);
}

/** The seat that answers next in a random game: not always the first that is asked. */
function nextIn(match: Match<ToyGame>, draw: Draw) {
  const pending = match.host.pending();
  const chosen = pending[draw.below(pending.length)];
  return chosen && match.pending(chosen.seat)[0];
}

describe('whatever throws while an answer is worked out', () => {
  test('leaves a random game as it was before the answer, and the game goes on as if nothing had been', () => {
    let fell = 0;
    for (let at = 0; at < 40; at++) {
      const seed = `bomb ${at}`;
      const { engine, plan } = randomGame(seed);
      const draw = new Draw(`${seed}/who`);
      let fuse = -1;
      const progress = () => {
        if (fuse >= 0 && --fuse < 0) throw new Error('bomb');
      };
      const options = { seed, undo: true, hashes: true, paranoid: at % 4 === 0, progress };
      const match = engine.start(plan, options);
      const calm = engine.start(plan, { ...options, progress: () => {} });
      while (!match.over) {
        const decision = nextIn(match, draw);
        if (!decision) break;
        const reply = replyOf(decision, seed);
        const before = everything(match);
        fuse = draw.below(6);
        let threw: unknown;
        try {
          match.reply(decision.seat, reply);
        } catch (error) {
          threw = error;
        }
        fuse = -1;
        if (threw) {
          fell++;
          expect(threw).toBeInstanceOf(KernelError);
          expect(everything(match) === before).toBe(true);
          expect(engine.load(plan, JSON.parse(JSON.stringify(match.host.save())), options).host.hash()).toBe(
            match.host.hash(),
          );
          match.reply(decision.seat, reply);
        }
        calm.reply(decision.seat, reply);
        expect(match.host.hash()).toBe(calm.host.hash());
      }
      expect(match.host.inputLog).toEqual(calm.host.inputLog);
      expect(match.host.log).toEqual(calm.host.log);
    }
    expect(fell).toBeGreaterThan(400);
  });

  const asks = (what: string, seat = 0) => ({
    do: (run: ToyRun) => mark(run, run.pick({ seat, asks: what, domain: 'cell', options: [1, 2, 3] })),
  });
  const faulty = (run: ToyRun): void => {
    run.write(cellTable.b, 1, 7);
    run.note('about to fail');
    if (run.read(cellTable.a, 9) % 10 === 2) throw new TypeError('no such figure');
  };

  test('is told with the hook and the step, can be answered otherwise, and taken back as before', () => {
    const game = toy({
      main: [asks('first'), asks('second'), { at: 'A' }, asks('third')],
      sources: [source('ability:joker/dream', 0, [{ kind: 'trigger', at: 'A', run: faulty }])],
    });
    for (const paranoid of [false, true]) {
      const match = game.start({ undo: true, paranoid });
      match.answer(0, { pick: 3 });
      const before = everything(match);
      expect(() => match.answer(0, { pick: 2 })).toThrow(
        'failed-hook at ability:joker/dream in step A: no such figure',
      );
      expect(everything(match) === before).toBe(true);
      match.answer(0, { pick: 1 });
      expect([marks(match), match.host.game.cell(1, 'b'), match.host.log.length]).toEqual([31, 7, 1]);
      match.undo(0);
      match.undo(0);
      expect([marks(match), match.pending(0)[0]?.asks]).toEqual([0, 'first']);
    }
  });

  test('loses no answer that was given together with others', () => {
    const together = {
      do: (run: ToyRun) => {
        const choice = { asks: 'both', domain: 'cell', options: [1, 2] };
        const replies = run.chooseTogether([0, 1, 1].map((seat) => ({ ...choice, seat })));
        for (const reply of replies) mark(run, reply as number);
        if (replies[2] === 2) throw new Error('bomb');
      },
    };
    const match = toy({ main: [together] }).start({ undo: true });
    match.answer(1, { pick: 1 });
    match.answer(0, { pick: 2 });
    const before = everything(match);
    expect(() => match.answer(1, { pick: 2 })).toThrow('failed-hook at main: bomb');
    expect(everything(match) === before).toBe(true);
    match.answer(1, { pick: 1 });
    expect(marks(match)).toBe(211);
  });

  test('in the condition of a hook names the hook, and not whoever asked', () => {
    const fails = () => {
      throw new TypeError('no such space');
    };
    const hooks = {
      when: { kind: 'trigger' as const, at: 'A', when: fails, run: () => {} },
      optional: { kind: 'trigger' as const, at: 'A', optional: fails, run: () => {} },
      seat: { kind: 'trigger' as const, at: 'A', seat: fails, optional: true, run: () => {} },
    };
    for (const hook of Object.values(hooks)) {
      const game = toy({
        main: [asks('first'), { at: 'A' }],
        sources: [source('ability:joker/dream', 0, [hook])],
      });
      const match = game.start({ paranoid: false });
      const before = everything(match);
      expect(() => match.answer(0, { pick: 1 })).toThrow('at ability:joker/dream in step A: no such space');
      expect(everything(match) === before).toBe(true);
    }
  });
});
