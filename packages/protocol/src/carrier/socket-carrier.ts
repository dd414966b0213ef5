import { type Carrier, type CarrierOptions, type Link, LinkCarrier, type LinkEvents } from './carrier.ts';
import { dataOf } from './incoming.ts';

/** What is used of a WebSocket as browsers have it, and most servers too. */
export interface SocketLike {
  readonly readyState: number;
  send(data: string): void;
  close(code?: number): void;
  addEventListener(type: 'open' | 'message' | 'close' | 'error', listener: (event: object) => void): void;
}

/** `readyState` of a socket that is open. */
const open = 1;
/** What a socket is closed with when nothing is amiss. */
const normalClosure = 1000;

/** A carrier over WebSockets; every opening makes a new one: `socketCarrier(() => new WebSocket(url))`. */
export function socketCarrier(connect: () => SocketLike, options?: CarrierOptions): Carrier {
  return new LinkCarrier((events) => socketLink(connect(), events), options);
}

function socketLink(socket: SocketLike, events: LinkEvents): Link {
  return {
    start() {
      socket.addEventListener('open', () => events.opened());
      socket.addEventListener('message', (event) => events.received(dataOf(event)));
      socket.addEventListener('close', () => events.closed());
      socket.addEventListener('error', () => events.closed());
      if (socket.readyState === open) events.opened();
    },
    send(message) {
      if (socket.readyState === open) socket.send(JSON.stringify(message));
    },
    close: () => socket.close(normalClosure),
  };
}
