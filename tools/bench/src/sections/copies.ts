import { cloneByHand, objectState } from '../../limits/state.mjs';
import { duel, usualPlayer } from '../duel.ts';
import { atMost, type Figure } from '../figure.ts';
import { groundOf } from '../ground.ts';
import { compare, median } from '../timing.ts';

/** Copies of a game in play beside a hand-written clone of an object state; memory of a live game and of a search node. */
export function copies(): Figure[] {
  const { engine, plan } = duel();
  const match = engine.prepare(plan, { seed: 'copy', log: false });
  const bot = usualPlayer('copy');
  let left = 60;
  match.advance((decision) => (left-- > 0 ? bot.decide(decision, match) : undefined));
  const { map } = groundOf(25, 20);
  const objects = objectState(map);
  let sink = 0;
  const [own = 1, limit = 1] = compare([
    () => {
      for (let copy = 0; copy < 2000; copy++) sink += match.host.clock.state.fork().buffer.length;
    },
    () => {
      for (let copy = 0; copy < 2000; copy++) sink += cloneByHand(objects).round;
    },
  ]);
  if (sink < 0) throw new Error('impossible');
  const figures: Figure[] = [
    atMost('copy of a game in play, of a clone by hand', own / limit, 'times', 3, 1),
  ];
  if (typeof globalThis.gc === 'function') {
    const node = memoryOf(2000, () => match.fork());
    const live = memoryOf(500, () => {
      const one = engine.prepare(plan, { seed: 'memory', log: false });
      one.advance(() => undefined);
      return one;
    });
    figures.push(
      atMost('memory of a live game', live / 1024, 'kB', 24, 8),
      atMost('memory of a search node', node / 1024, 'kB', 8, 3),
    );
  }
  return figures;
}

/** Bytes that one of many takes: the median of several heaps full of them. */
function memoryOf(count: number, make: () => unknown): number {
  return median(Array.from({ length: 5 }, () => heapOf(count, make)));
}

function heapOf(count: number, make: () => unknown): number {
  const before = usedBytes();
  const kept = Array.from({ length: count }, make);
  const used = usedBytes() - before;
  return used / kept.length;
}

/** Bytes in use. Collected twice: what the first round frees of array buffers counts after the second. */
function usedBytes(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
