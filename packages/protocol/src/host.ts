import type { Carrier } from './carrier/index.ts';
import type { FromTable } from './messages.ts';

/** One connection of a viewer, as the table has it. */
export interface Connection {
  /** Takes what came in, whatever it is: the table checks it, and answers in the words of the protocol. */
  receive(message: unknown): void;
  /** Nothing more is sent over it. */
  close(): void;
}

/**
 * A table for one viewer, a seat or somebody who watches: makes a connection over which the table sends. The table numbers
 * what it sends, remembers what it has accepted, and knows what who comes back has missed; all connections of a seat share that.
 */
export type ConnectViewer = (send: (message: FromTable) => void) => Connection;

/**
 * Serves one viewer over a carrier, which it opens, until the carrier closes. What comes in and is no JSON, or is too long,
 * is answered with `error` and reaches nobody. Answers what ends it, and closes the carrier.
 */
export function serveViewer(carrier: Carrier, connect: ConnectViewer): () => void {
  const connection = connect((message) => void carrier.send(message));
  const stop = carrier.listen({
    message: (message) => connection.receive(message),
    fault: (message) => void carrier.send({ type: 'error', message } satisfies FromTable),
    state: (state) => {
      if (state === 'closed') end();
    },
  });
  const end = (): void => {
    stop();
    connection.close();
  };
  carrier.open();
  return () => {
    end();
    carrier.close();
  };
}
