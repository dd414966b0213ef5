import { expect, test } from 'vitest';
import { LateAsks } from './late-asks.ts';

/** However long it takes to fetch the answers: a busy machine needs seconds for it. */
const patient = { timeout: 60_000 };

/** A connection that notes what it takes. */
function noting(asks: LateAsks) {
  const taken: unknown[] = [];
  const connection = asks.holding({ receive: (message) => void taken.push(message), close: () => undefined });
  return { taken, connection };
}

test('a hello goes through at once, and what comes after it in order when the answers have been fetched', async () => {
  const asks = new LateAsks();
  const { taken, connection } = noting(asks);
  for (const message of ['hello', 'ask', 'answer', 'undo']) connection.receive(message);
  expect(taken).toEqual(['hello']);
  expect(() => asks.get()).toThrow('before it has been fetched');
  await expect.poll(() => taken, patient).toEqual(['hello', 'ask', 'answer', 'undo']);
  expect(asks.get().read({ what: 'nothing' }, { text: () => 'unknown' } as never)).toEqual({
    untold: 'unknown',
  });
}, 90_000);

test('who connects when the answers are there waits for nothing', async () => {
  const asks = new LateAsks();
  noting(asks).connection.receive('hello');
  await expect.poll(() => isThere(asks), patient).toBe(true);
  const { taken, connection } = noting(asks);
  for (const message of ['hello', 'ask', 'answer']) connection.receive(message);
  expect(taken).toEqual(['hello', 'ask', 'answer']);
}, 90_000);

function isThere(asks: LateAsks): boolean {
  try {
    asks.get();
    return true;
  } catch {
    return false;
  }
}
