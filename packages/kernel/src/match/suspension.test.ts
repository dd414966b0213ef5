import { describe, expect, test } from 'vitest';
import { randomGame, replyOf } from '../../test/random-game.ts';
import { Draw } from '../../test/random-writer.ts';
import type { ToyGame } from '../../test/toy.ts';
import type { Answer, Decision, Reply } from '../clock/decision.ts';
import type { Match } from './match.ts';
import type { SavedMatch } from './match-plan.ts';

interface Course {
  readonly hash: string;
  readonly log: string;
  readonly inputs: string;
}

function course(match: Match<ToyGame>): Course {
  return {
    hash: match.host.hash(),
    log: JSON.stringify(match.host.log),
    inputs: JSON.stringify(match.host.inputLog),
  };
}

/** The game as it goes when every answer comes inline, and the hashes of the positions at its decisions. */
function inline(seed: string): Course & { readonly hashes: readonly string[] } {
  const { engine, plan } = randomGame(seed);
  const match = engine.prepare(plan, { seed });
  const hashes: string[] = [];
  match.advance((decision) => {
    hashes.push(match.host.hash());
    return replyOf(decision, seed);
  });
  return { ...course(match), hashes };
}

/** The answer, by keys, that makes a reply; undefined where a way has no key. */
function answerOf(decision: Decision, reply: Reply): Answer {
  const keyOf = (value: number): string => {
    for (let index = 0; index < decision.count; index++)
      if (decision.valueAt(index) === value) return decision.keyAt(index);
    throw new Error(`${value} is no option`);
  };
  if (typeof reply === 'number') return { decision: decision.number, pick: keyOf(reply) };
  const picks = decision.shape === 'path' ? reply.slice(-1) : reply;
  return { decision: decision.number, pick: picks.map(keyOf) };
}

/** Plays by answers, one at a time; `between` may put another match in place of the one being played. */
function play(
  start: Match<ToyGame>,
  seed: string,
  between: (match: Match<ToyGame>, turn: number) => Match<ToyGame> = (match) => match,
): Match<ToyGame> {
  let match = start;
  for (let turn = 0; !match.over; turn++) {
    match = between(match, turn);
    const pending = match.host.pending();
    const { seat } = pending[turn % pending.length] as Decision;
    const decision = match.pending(seat)[0] as Decision;
    expect(match.answer(seat, answerOf(decision, replyOf(decision, seed)))).toBe(undefined);
  }
  return match;
}

const names = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `game ${at}`);

/** How deep functions wait in each other. */
function depth(match: Match<ToyGame>): number {
  return match.clock.frames.filter((frame) => frame.type === 'run').length;
}

describe('a random game ends the same', () => {
  test('answered inline, or one answer at a time in any order of arrival', () => {
    for (const seed of names(300)) {
      const { hashes, ...expected } = inline(seed);
      const toy = randomGame(seed);
      const seen = new Set<string>();
      const match = play(toy.start({ seed, paranoid: false }), seed, (now) => {
        seen.add(now.host.hash());
        return now;
      });
      expect(course(match), seed).toEqual(expected);
      expect(
        [...seen].filter((hash) => !hashes.includes(hash)),
        seed,
      ).toEqual([]);
    }
  });

  test('saved to JSON and loaded into a new engine at every decision, deep inside nested hooks too', () => {
    let deepest = 0;
    let decisions = 0;
    for (const seed of names(200)) {
      const { hashes: _, ...expected } = inline(seed);
      const { engine, plan } = randomGame(seed);
      const match = play(randomGame(seed).start({ seed, paranoid: false }), seed, (now) => {
        deepest = Math.max(deepest, depth(now));
        decisions++;
        const text = JSON.stringify(now.host.save());
        const loaded = engine.load(plan, JSON.parse(text) as SavedMatch);
        expect(loaded.host.hash()).toBe(now.host.hash());
        return loaded;
      });
      expect(course(match), seed).toEqual(expected);
    }
    expect(deepest).toBeGreaterThanOrEqual(4);
    expect(decisions).toBeGreaterThan(5000);
  });

  test('gone on with in a fork of a fork at every decision, the original undisturbed', () => {
    for (const seed of names(200)) {
      const { hash } = inline(seed);
      const original = randomGame(seed).start({ seed, paranoid: false });
      const before = JSON.stringify(original.host.save());
      const ended = play(original, seed, (now) => {
        const fork = now.fork();
        expect(fork.host.hash()).toBe(now.host.hash());
        return fork;
      });
      expect(ended.host.hash(), seed).toBe(hash);
      expect(JSON.stringify(original.host.save())).toBe(before);
    }
  });

  test('forked from inside a decider that answers inline, and from a fork that plays on inline', () => {
    for (const seed of names(60)) {
      const { hash } = inline(seed);
      const { engine, plan } = randomGame(seed);
      const match = engine.prepare(plan, { seed });
      const draw = new Draw(seed);
      match.advance((decision) => {
        if (draw.below(6) === 0) {
          const fork = match.fork();
          expect(fork.host.pending().map(({ asks, number }) => [asks, number])).toContainEqual([
            decision.asks,
            decision.number,
          ]);
          expect(fork.advance((asked) => replyOf(asked, seed))).toBe(true);
          expect(fork.host.hash()).toBe(hash);
        }
        return replyOf(decision, seed);
      });
      expect(match.host.hash(), seed).toBe(hash);
    }
  });

  test('with a decider that leaves some decisions open, to be answered from outside', () => {
    for (const seed of names(100)) {
      const { hashes: _, ...expected } = inline(seed);
      const { engine, plan } = randomGame(seed);
      const match = engine.prepare(plan, { seed });
      const draw = new Draw(`${seed}/open`);
      while (!match.advance((decision) => (draw.below(3) === 0 ? undefined : replyOf(decision, seed)))) {
        const [decision] = match.host.pending();
        if (decision) match.reply(decision.seat, replyOf(decision, seed));
      }
      expect(course(match), seed).toEqual(expected);
    }
  });

  test('with plugins, sources and tables in another order', () => {
    for (const seed of names(150)) {
      const { hashes: _, ...expected } = inline(seed);
      const shuffled = randomGame(seed, (draw) => draw);
      expect(course(play(shuffled.start({ seed, paranoid: false }), seed)), seed).toEqual(expected);
    }
  });

  test('run twice throughout in paranoid mode, inline and suspended, forked and saved', () => {
    for (const seed of names(60)) {
      const { hashes: _, ...expected } = inline(seed);
      const { engine, plan, start } = randomGame(seed);
      const match = engine.prepare(plan, { seed, paranoid: true });
      match.advance((decision) => replyOf(decision, seed));
      expect(course(match), seed).toEqual(expected);
      const suspended = play(start({ seed, paranoid: true }), seed, (now, turn) =>
        turn % 3 === 0 ? engine.load(plan, now.host.save(), { paranoid: true }) : now,
      );
      expect(course(suspended), seed).toEqual(expected);
      const fork = play(start({ seed, paranoid: true }), seed, (now) => now.fork());
      expect(fork.host.hash(), seed).toBe(expected.hash);
    }
  });

  test('traced or not, with or without a log', () => {
    for (const seed of names(60)) {
      const { hash, inputs, hashes } = inline(seed);
      const toy = randomGame(seed);
      const traced = play(toy.start({ seed, trace: true, paranoid: false }), seed, (now, turn) => {
        expect(hashes).toContain(now.host.hash());
        if (turn % 3 === 0) return toy.engine.load(toy.plan, now.host.save(), {});
        expect(now.fork().host.hash()).toBe(now.host.hash());
        return now;
      });
      expect([traced.host.hash(), JSON.stringify(traced.host.inputLog)], seed).toEqual([hash, inputs]);
      const silent = play(toy.start({ seed, log: false, paranoid: false }), seed, (now) => {
        if (now.host.pending().length === now.clock.waiting.length) expect(hashes).toContain(now.host.hash());
        return now;
      });
      expect(silent.host.hash()).toBe(hash);
      expect([silent.host.log, silent.host.inputLog]).toEqual([[], []]);
    }
  });
});
