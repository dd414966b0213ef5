import { describe, expect, test } from 'vitest';
import { randomGame, replyOf } from '../../test/random-game.ts';
import { mark, source, type ToyRun, toy } from '../../test/toy.ts';
import type { InputEntry } from '../match/match-plan.ts';
import { type ReplayLog, verifyReplay } from './replay.ts';

/** A recorded random game. */
function recorded(seed: string): {
  readonly log: ReplayLog & { readonly hash: string };
  readonly toy: ReturnType<typeof randomGame>;
} {
  const game = randomGame(seed);
  const match = game.engine.prepare(game.plan, { seed, hashes: true });
  match.advance((decision) => replyOf(decision, seed));
  return {
    log: { seed, inputs: JSON.parse(JSON.stringify(match.host.inputLog)), hash: match.host.hash() },
    toy: game,
  };
}

const without = (inputs: readonly InputEntry[]): readonly InputEntry[] =>
  inputs.map((entry) => {
    const { hash: _, ...rest } = entry as { readonly hash?: string };
    return rest as InputEntry;
  });

describe('a replay', () => {
  test('of a recorded game is the same game, hash by hash', () => {
    for (let at = 0; at < 60; at++) {
      const { log, toy: game } = recorded(`replay ${at}`);
      expect(log.inputs.every((entry) => 'hash' in entry)).toBe(true);
      const result = verifyReplay(game.engine, game.plan, log, { hashes: true });
      if (!result.ok) throw new Error(result.message);
      expect(result.match.host.hash()).toBe(log.hash);
      expect(result.match.host.inputLog).toEqual(log.inputs);
    }
  });

  test('played by answers records the same hashes as one that was decided inline', () => {
    for (let at = 0; at < 30; at++) {
      const seed = `suspended ${at}`;
      const { log, toy: game } = recorded(seed);
      const match = game.start({ seed, hashes: true, paranoid: false });
      while (!match.over) {
        const pending = match.host.pending();
        const decision = pending[pending.length - 1];
        const first = decision && match.pending(decision.seat)[0];
        if (first) match.reply(first.seat, replyOf(first, seed));
      }
      expect(match.host.inputLog).toEqual(log.inputs);
    }
  });

  test('gives at every decision the very save that was made while the game was decided inline', () => {
    let compared = 0;
    for (let at = 0; at < 20; at++) {
      const seed = `saved ${at}`;
      const { engine, plan } = randomGame(seed);
      const inline = engine.prepare(plan, { seed, undo: true });
      const answered = engine.start(plan, { seed, undo: true });
      inline.advance((decision) => {
        const reply = replyOf(decision, seed);
        if (answered.clock.waiting.length === 1) {
          if (JSON.stringify(inline.host.save()) !== JSON.stringify(answered.host.save()))
            throw new Error(`${seed}: another save at decision ${answered.host.inputLog.length}`);
          compared++;
        }
        answered.reply(decision.seat, reply);
        return reply;
      });
      expect(inline.host.hash()).toBe(answered.host.hash());
    }
    expect(compared).toBeGreaterThan(300);
  });

  const asks = (what: string, seat: number) => ({
    do: (run: ToyRun) => mark(run, run.pick({ seat, asks: what, domain: 'cell', options: [1, 2, 3] })),
  });
  const main = [asks('first', 0), asks('second', 1), { at: 'A' }, asks('third', 0)];
  const game = toy({ main });
  const played = (): ReplayLog => {
    const match = game.start({ seed: 's', hashes: true });
    for (const [seat, pick] of [
      [0, 1],
      [1, 2],
      [0, 3],
    ] as const)
      match.answer(seat, { pick });
    return { seed: 's', inputs: match.host.inputLog, hash: match.host.hash() };
  };
  const changed = (log: ReplayLog, at: number, change: object): ReplayLog => ({
    ...log,
    inputs: log.inputs.map((entry, place) => (place === at ? { ...entry, ...change } : entry)),
  });

  test('names the first decision after which the position is another one', () => {
    const log = played();
    expect(verifyReplay(game.engine, game.plan, changed(log, 1, { reply: 3 }))).toMatchObject({
      ok: false,
      decision: 2,
      seat: 0,
      asks: 'third',
      step: 'main',
    });
    expect(verifyReplay(game.engine, game.plan, { ...log, seed: 't' })).toMatchObject({
      ok: false,
      decision: 0,
    });
    const last = changed(log, 2, { reply: 1 });
    expect(verifyReplay(game.engine, game.plan, last)).toMatchObject({
      ok: false,
      decision: 3,
      asks: undefined,
    });
    expect(verifyReplay(game.engine, game.plan, { ...last, hash: 'none' }).ok).toBe(false);
  });

  test('names the first reply that is no option, or that nobody asks for', () => {
    const log = played();
    const bare = { ...log, inputs: without(log.inputs) };
    expect(verifyReplay(game.engine, game.plan, bare).ok).toBe(true);
    expect(verifyReplay(game.engine, game.plan, changed(bare, 1, { reply: 9 }))).toMatchObject({
      decision: 1,
      message: 'seat 1 answered second otherwise: 9 is not among the options of second',
    });
    expect(verifyReplay(game.engine, game.plan, changed(bare, 1, { seat: 0 }))).toMatchObject({
      decision: 1,
      message: 'seat 0 answered second, but seat 1 second is asked',
    });
    expect(verifyReplay(game.engine, game.plan, changed(bare, 2, { asks: 'fourth' }))).toMatchObject({
      decision: 2,
      message: 'seat 0 answered fourth, but is asked third',
    });
    const longer = { ...bare, inputs: [...bare.inputs, ...bare.inputs] };
    expect(verifyReplay(game.engine, game.plan, longer)).toMatchObject({
      decision: 3,
      message: 'seat 0 answered first, but nothing is asked',
    });
  });

  test('under other rules diverges at the first decision that they change', () => {
    const log = played();
    const hook = { kind: 'trigger' as const, at: 'A', run: (run: ToyRun) => mark(run, 4) };
    const other = toy({ main, sources: [source('new', 0, [hook])] });
    expect(verifyReplay(other.engine, other.plan, log)).toMatchObject({
      ok: false,
      decision: 2,
      asks: 'third',
    });
  });

  test('uses the dice of the log where they came from outside, and says where they do not fit', () => {
    const rolling = toy({
      main: [
        asks('first', 0),
        {
          do: (run) =>
            mark(run, run.roll({ seat: 0, sides: 6, count: 1, purpose: 'luck', die: 'd6' })[0] as number),
        },
        asks('second', 0),
      ],
    });
    const match = rolling.start({ dice: () => [5], hashes: true });
    match.answer(0, { pick: 1 });
    match.answer(0, { pick: 2 });
    const log = {
      seed: 'scapewright',
      inputs: match.host.inputLog,
      hash: match.host.hash(),
      dice: 'recorded',
    } as const;
    expect(verifyReplay(rolling.engine, rolling.plan, log).ok).toBe(true);
    const other = {
      ...log,
      inputs: [...log.inputs].map((entry) => ('dice' in entry ? { ...entry, dice: [2] } : entry)),
    };
    expect(verifyReplay(rolling.engine, rolling.plan, other)).toMatchObject({ decision: 1, asks: 'second' });
    const wrong = {
      ...log,
      inputs: [...log.inputs].map((entry) => ('dice' in entry ? { ...entry, purpose: 'x' } : entry)),
    };
    const result = verifyReplay(rolling.engine, rolling.plan, wrong);
    expect(result).toMatchObject({ ok: false, decision: 0 });
    expect(result.ok || result.message).toContain('dice-missing');
  });
});
