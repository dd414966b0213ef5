import type { Defer, PortLike, SocketLike } from '../carrier/index.ts';

type Handler = (event: object) => void;

/** Handlers of events by name, as platforms have them. */
class Handlers {
  private readonly handlers = new Map<string, Set<Handler>>();

  addEventListener(type: string, handler: Handler): void {
    this.of(type).add(handler);
  }
  removeEventListener(type: string, handler: Handler): void {
    this.of(type).delete(handler);
  }
  dispatch(type: string, data?: unknown): void {
    for (const handler of [...this.of(type)]) handler({ data });
  }

  private of(type: string): Set<Handler> {
    const known = this.handlers.get(type) ?? new Set();
    this.handlers.set(type, known);
    return known;
  }
}

/** A port whose messages arrive when a test lets them, copied as ports do. */
class SimulatedPort extends Handlers implements PortLike {
  other: SimulatedPort | undefined;
  private readonly defer: Defer;
  private isClosed = false;

  constructor(defer: Defer) {
    super();
    this.defer = defer;
  }

  postMessage(message: unknown): void {
    const copy: unknown = structuredClone(message);
    const { other } = this;
    this.defer(() => {
      if (!this.isClosed && !other?.isClosed) other?.dispatch('message', copy);
    });
  }
  close(): void {
    this.defer(() => {
      this.isClosed = true;
      this.other?.dispatch('close');
    });
  }
}

/** Two ends of a channel. */
export function simulatedPorts(defer: Defer): readonly [PortLike, PortLike] {
  const [one, other] = [new SimulatedPort(defer), new SimulatedPort(defer)];
  one.other = other;
  other.other = one;
  return [one, other];
}

const states = { connecting: 0, open: 1, closing: 2, closed: 3 } as const;

/** A socket with the interface of browsers, whose messages arrive when a test lets them. */
class SimulatedSocket extends Handlers implements SocketLike {
  readyState: number = states.connecting;
  other: SimulatedSocket | undefined;
  private readonly defer: Defer;

  constructor(defer: Defer) {
    super();
    this.defer = defer;
    defer(() => {
      if (this.readyState !== states.connecting) return;
      this.readyState = states.open;
      this.dispatch('open');
    });
  }

  send(data: string): void {
    if (this.readyState === states.connecting) throw new Error('InvalidStateError');
    const { other } = this;
    this.defer(() => {
      if (other?.readyState === states.open) other.dispatch('message', data);
    });
  }
  close(): void {
    if (this.readyState >= states.closing) return;
    this.readyState = states.closing;
    for (const end of [this, this.other]) this.defer(() => end?.end());
  }

  private end(): void {
    if (this.readyState === states.closed) return;
    this.readyState = states.closed;
    this.dispatch('close');
  }
}

/** Two ends of a socket: the browser's and the server's. */
export function simulatedSockets(defer: Defer): readonly [SocketLike, SocketLike] {
  const [one, other] = [new SimulatedSocket(defer), new SimulatedSocket(defer)];
  one.other = other;
  other.other = one;
  return [one, other];
}
