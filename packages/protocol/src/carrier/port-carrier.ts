import { type Carrier, type CarrierOptions, type Link, LinkCarrier, type LinkEvents } from './carrier.ts';
import { dataOf } from './incoming.ts';

/** What a `MessagePort`, a `Worker` and a worker's own scope have in common. */
export interface PortLike {
  postMessage(message: unknown): void;
  addEventListener(type: 'message' | 'messageerror' | 'close', listener: (event: object) => void): void;
  removeEventListener(type: 'message' | 'messageerror' | 'close', listener: (event: object) => void): void;
  start?(): void;
  close?(): void;
}

/**
 * A carrier over a port, or over a worker itself; every opening asks for a port anew. Ports tell nobody in every browser that
 * their other end is closed: before it closes, this end says so with `null`.
 */
export function portCarrier(connect: () => PortLike, options?: CarrierOptions): Carrier {
  return new LinkCarrier((events) => portLink(connect(), events, true), options);
}

/** The table's end of a port. It says nothing that is no message. */
export function acceptPort(port: PortLike, options?: CarrierOptions): Carrier {
  return new LinkCarrier((events) => portLink(port, events, false), options);
}

function portLink(port: PortLike, events: LinkEvents, saysGoodbye: boolean): Link {
  const onMessage = (event: object): void => {
    const data = dataOf(event);
    if (data === null) stop();
    else events.received(data);
  };
  const onFault = (): void => events.received(undefined);
  const stop = (): void => {
    port.removeEventListener('message', onMessage);
    port.removeEventListener('messageerror', onFault);
    port.removeEventListener('close', stop);
    events.closed();
  };
  return {
    start() {
      port.addEventListener('message', onMessage);
      port.addEventListener('messageerror', onFault);
      port.addEventListener('close', stop);
      port.start?.();
      events.opened();
    },
    send: (message) => port.postMessage(message),
    close() {
      if (saysGoodbye) port.postMessage(null);
      stop();
      port.close?.();
    },
  };
}
