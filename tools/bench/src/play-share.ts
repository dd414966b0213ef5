import { BatchPlayer } from '@scapewright/sim';
import { duelBatch } from './duel.ts';

/** A process that plays parts of the batch as a worker thread does, one for each message: what processes gain. */
const player = new BatchPlayer(duelBatch(1));

process.on('message', ({ first, count }: { first: number; count: number }) => {
  for (let game = first; game < first + count; game++) player.play(game);
  process.send?.('done');
});
