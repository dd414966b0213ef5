import { type Decision, type Match, replyFault } from '@scapewright/kernel';
import type { Game } from '@scapewright/skirmish/author';
import { expect, test } from 'vitest';
import { policyBot } from './policy-bot.ts';

test('where one option or none may be picked, the quick bot answers with a list, as the match takes it', () => {
  const decision = {
    shape: 'pick',
    asks: 'mindless-pack',
    least: 0,
    most: 1,
    count: 1,
    choice: { seat: 0, asks: 'mindless-pack', domain: 'card', options: [5] },
    valueAt: () => 5,
  } as unknown as Decision;
  const match = { host: { game: {} } } as Match<Game>;
  const reply = policyBot('any').decide(decision, match);
  expect(reply).toEqual([5]);
  expect(replyFault(decision, reply)).toBeUndefined();
});
