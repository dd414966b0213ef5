import { parentPort } from 'node:worker_threads';
import { batch } from '../limits/game.mjs';

/** A thread that plays the hand-written duel and nothing else: what threads gain on this machine at the most. */
parentPort?.on('message', ({ first, count }: { first: number; count: number }) => {
  parentPort?.postMessage(batch(count, first).games);
});
