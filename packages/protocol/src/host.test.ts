import { expect, test } from 'vitest';
import { type Carrier, callCarrier } from './carrier/index.ts';
import { serveViewer } from './host.ts';
import type { FromTable } from './messages.ts';

const soon = () => new Promise((done) => setTimeout(done));

/** A carrier to a table that answers everything with chat. */
function served() {
  const [heard, closed, received]: [unknown[], boolean[], unknown[]] = [[], [], []];
  const send: ((message: FromTable) => void)[] = [];
  const stop: (() => void)[] = [];
  const accept = (other: Carrier): void => {
    const end = serveViewer(other, (tell) => {
      send.push(tell);
      return { receive: (message) => heard.push(message), close: () => closed.push(true) };
    });
    stop.push(end);
  };
  const carrier = callCarrier(accept, { longest: 100 });
  carrier.listen({ message: (message) => received.push(message), fault: () => {}, state: () => {} });
  carrier.open();
  return { carrier, heard, closed, received, send, stop };
}

const chat = { type: 'chat', from: 0, text: 'Hello', when: '' } as const;

test('a table hears what a carrier brings, and is told when it closes', async () => {
  const { carrier, heard, closed, received, send } = served();
  await soon();
  carrier.send({ type: 'anything' });
  send[0]?.(chat);
  await soon();
  expect([heard, received, closed]).toEqual([[{ type: 'anything' }], [chat], []]);
  carrier.close();
  await soon();
  expect(closed).toEqual([true]);
});

test('what is no message at all is answered, and reaches no table', async () => {
  const { carrier, heard, received } = served();
  await soon();
  carrier.send({ text: 'x'.repeat(101) });
  carrier.send([]);
  await soon();
  expect(heard).toEqual([]);
  expect(received).toEqual([
    { type: 'error', message: 'A message has at most 100 characters.' },
    { type: 'error', message: 'A message is a JSON object.' },
  ]);
});

test('who serves may end it', async () => {
  const { carrier, closed, stop } = served();
  await soon();
  stop[0]?.();
  await soon();
  expect([carrier.state, closed]).toEqual(['closed', [true]]);
});
