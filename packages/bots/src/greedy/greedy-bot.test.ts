import { confirmation, type Decision, type Match, replyFault } from '@scapewright/kernel';
import type { Game } from '@scapewright/skirmish/author';
import { describe, expect, test } from 'vitest';
import { greedyBot } from './greedy-bot.ts';

const match = {
  host: { game: { state: { read: () => 1 }, valueOf: () => undefined } },
} as unknown as Match<Game>;

interface Asked {
  readonly asks?: string;
  readonly domain: string;
  readonly options: readonly number[];
  readonly extras?: readonly string[];
  readonly least?: number;
  readonly most?: number;
}

function asked({ asks = 'any', domain, options, extras, least = 1, most = 1 }: Asked): Decision {
  const choice = { seat: 0, asks, domain, options, ...(extras ? { extras } : {}) };
  const count = options.length + (extras?.length ?? 0);
  const valueAt = (at: number): number => options[at] ?? -1 - (at - options.length);
  return { shape: 'pick', asks, least, most, count, choice, valueAt } as unknown as Decision;
}

describe('the greedy bot answers as the match takes it', () => {
  test.each<readonly [string, Asked, unknown]>([
    ['one or none', { domain: 'card', options: [5], least: 0 }, [5]],
    ['more than there are', { domain: 'die', options: [3, 4], extras: ['none'], least: 0, most: 3 }, [3, 4]],
    ['fewer than are needed', { domain: 'die', options: [3], extras: ['none'], least: 2, most: 3 }, -1],
    ['only one answer', { domain: 'answer', options: [7] }, 7],
    ['what is offered', { domain: 'answer', options: [], extras: ['yes', 'no'] }, confirmation.yes],
    ['a target that must be picked', { asks: 'target', domain: 'figure', options: [9] }, 9],
    [
      'no target where it may be none',
      { asks: 'target', domain: 'figure', options: [9], extras: ['none'] },
      -1,
    ],
  ])('%s', (_, question, reply) => {
    const decision = asked(question);
    const answered = greedyBot('any').decide(decision, match);
    expect(answered).toEqual(reply);
    expect(replyFault(decision, answered)).toBeUndefined();
  });

  test('a special that must be picked', () => {
    const decision = asked({ domain: 'hook', options: [2, 6] });
    for (let seed = 0; seed < 20; seed++) {
      const bot = greedyBot(`${seed}`);
      expect([2, 6]).toContain(bot.decide({ ...decision, keyAt: () => 'any' } as Decision, match));
    }
  });
});
