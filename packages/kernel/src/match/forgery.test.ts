import { expect, test } from 'vitest';
import { mutated } from '../../test/mutation.ts';
import { randomGame, replyOf } from '../../test/random-game.ts';
import { Draw } from '../../test/random-writer.ts';
import { mark, type ToyRun, toy } from '../../test/toy.ts';
import { KernelError } from '../error.ts';
import { verifyReplay } from '../replay/replay.ts';
import { differenceOf } from './difference.ts';
import type { Match } from './match.ts';
import type { SavedMatch } from './match-plan.ts';

/** A random game that has been played for a while, by answers, some of joint decisions still open. */
function pausedGame(seed: string) {
  const { engine, plan } = randomGame(seed);
  const draw = new Draw(`${seed}/pause`);
  const match = engine.start(plan, { seed, hashes: draw.below(2) === 0 });
  for (let left = draw.below(30); left > 0 && !match.over; left--) {
    const pending = match.host.pending();
    const { seat } = pending[draw.below(pending.length)] ?? { seat: 0 };
    const decision = match.pending(seat)[0];
    if (decision) match.reply(seat, replyOf(decision, seed));
  }
  return { engine, plan, match, saved: JSON.parse(JSON.stringify(match.host.save())) as SavedMatch };
}

const isVerified = (
  { engine, plan }: ReturnType<typeof pausedGame>,
  seed: string,
  saved: SavedMatch,
): boolean => verifyReplay(engine, plan, { seed, inputs: saved.inputs, saved }).ok;

test('a record in which anything at all is changed is verified no more, and no damage throws anything but bad-save', () => {
  let loaded = 0;
  let refused = 0;
  for (let game = 0; game < 60; game++) {
    const seed = `forged ${game}`;
    const paused = pausedGame(seed);
    expect(isVerified(paused, seed, paused.saved), seed).toBe(true);
    expect(paused.engine.load(paused.plan, paused.saved).host.save()).toEqual(paused.match.host.save());
    for (let at = 0; at < 40; at++) {
      const forged = mutated(paused.saved, `${seed}/${at}`);
      const place = differenceOf(forged, paused.saved);
      if (place === undefined) continue;
      expect(isVerified(paused, seed, forged), `${seed}/${at} at ${place}`).toBe(false);
      try {
        paused.engine.load(paused.plan, forged, { budget: 10_000 });
        loaded++;
      } catch (error) {
        expect(error, `${seed}/${at} at ${place}`).toBeInstanceOf(KernelError);
        expect((error as KernelError).code).toBe('bad-save');
        refused++;
      }
    }
  }
  expect([loaded > 300, refused > 300]).toEqual([true, true]);
});

test('dice of its own make no record of a seeded game', () => {
  const roll = (run: ToyRun) =>
    mark(run, run.roll({ seat: 0, sides: 6, count: 1, purpose: 'luck', die: 'd6' })[0] as number);
  const asks = (run: ToyRun) =>
    mark(run, run.pick({ seat: 0, asks: 'pick', domain: 'cell', options: [1, 2] }));
  const game = toy({ main: [{ do: asks }, { do: roll }, { do: asks }] });
  const played = (dice?: () => readonly number[]): Match<never> => {
    const match = game.start({ seed: 's', paranoid: false, ...(dice ? { dice } : {}) });
    match.answer(0, { pick: 1 });
    return match as never;
  };
  const honest = played().host.save();
  const own = played(() => [5]).host.save();
  const verdict = (saved: SavedMatch, dice?: 'asked' | 'recorded') =>
    verifyReplay(game.engine, game.plan, {
      seed: 's',
      inputs: saved.inputs,
      saved,
      ...(dice ? { dice } : {}),
    });
  expect(verdict(honest).ok).toBe(true);
  expect(verdict(own)).toMatchObject({
    ok: false,
    message: 'the log has dice of its own, but these are seeded',
  });
  expect(verdict(own, 'asked').ok).toBe(false);
  expect(verdict(own, 'recorded').ok).toBe(true);
  expect(verdict({ ...own, inputs: own.inputs.filter((entry) => 'reply' in entry) }).ok).toBe(false);
});

test('where two values differ is told by its place', () => {
  expect(differenceOf({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeUndefined();
  expect(differenceOf({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('a[1].b');
  expect(differenceOf({ a: undefined }, {})).toBeUndefined();
  expect(differenceOf({}, { a: null })).toBe('a');
  expect(differenceOf([1], [1, 2])).toBe('[1]');
  expect(differenceOf([], {})).toBe('');
  expect(differenceOf(JSON.parse('{"__proto__": {}}'), {})).toBe('__proto__');
});
