import { expect, test } from 'vitest';
import { duel } from '../test/duel.ts';
import { BatchPlayer } from './batch-player.ts';
import { GameQueue, playShare } from './game-share.ts';

test('a queue gives each game to one of those who share its counters, in order', () => {
  const one = new GameQueue(5);
  const two = new GameQueue(5, one.counters);
  expect([one.take(), two.take(), two.take(), one.take(), one.take()]).toEqual([0, 1, 2, 3, 4]);
  expect([one.take(), two.take()]).toEqual([undefined, undefined]);
  one.finish();
  two.finish();
  expect([one.done, two.done]).toEqual([2, 2]);
});

test('after a game that breaks nobody takes another', () => {
  const queue = new GameQueue(9);
  const player = new BatchPlayer(duel({ games: 9 }));
  const { play } = player;
  player.play = (game, ...rest) => {
    if (game === 3) throw new Error('it broke');
    return play.call(player, game, ...rest);
  };
  const { results, failure } = playShare(player, 'duel', queue);
  expect(results.map(([game]) => game)).toEqual([0, 1, 2]);
  expect(failure).toEqual({ game: 3, seed: 'duel/3', message: 'it broke' });
  expect([queue.take(), queue.done]).toEqual([undefined, 3]);
});

test('a share of at most so many games leaves the others in the queue', () => {
  const queue = new GameQueue(5);
  const player = new BatchPlayer(duel({ games: 5 }));
  expect(playShare(player, 'duel', queue, 2).results.map(([game]) => game)).toEqual([0, 1]);
  expect(queue.take()).toBe(2);
});
