import { readIncoming } from './incoming.ts';

/** How a carrier stands. */
export type CarrierState = 'closed' | 'opening' | 'open';

/** What a carrier tells. */
export interface CarrierListener {
  /** What came in: JSON within bounds, not yet checked to be a message. */
  message(message: unknown): void;
  /** Something came in that is no JSON or is too long; the words are for the other side. */
  fault(problem: string): void;
  state(state: CarrierState): void;
}

/**
 * Carries messages between a table and one viewer. While it stays open, what is sent arrives once and in order; what was
 * under way when it closes is lost.
 */
export interface Carrier {
  readonly state: CarrierState;
  /** Begins to connect. Does nothing unless it is closed; a carrier that was closed may be opened again. */
  open(): void;
  close(): void;
  /** False where it is not open: nothing was sent. */
  send(message: object): boolean;
  /** Has everything told to a listener, until it is told to stop. */
  listen(listener: CarrierListener): () => void;
}

/** One connection, as its platform has it. */
export interface Link {
  /** Is called once, before anything else; no event may be told before. */
  start(): void;
  send(message: object): void;
  close(): void;
}

/** What a link tells. */
export interface LinkEvents {
  opened(): void;
  /** Text of JSON, or JSON itself. */
  received(raw: unknown): void;
  closed(): void;
}

/** Makes a new connection. May throw where there can be none. */
export type Connect = (events: LinkEvents) => Link;

/** What may be set for a carrier. */
export interface CarrierOptions {
  /** Characters that an incoming message may have. */
  readonly longest?: number;
}

/** Holds the largest battlefields as drawn, many times over. */
const longestByDefault = 4_000_000;

/** A carrier over links of one kind; every opening makes a new link. */
export class LinkCarrier implements Carrier {
  private readonly connect: Connect;
  private readonly longest: number;
  private readonly listeners = new Set<CarrierListener>();
  private link: Link | undefined;
  private current: CarrierState = 'closed';

  constructor(connect: Connect, { longest = longestByDefault }: CarrierOptions = {}) {
    this.connect = connect;
    this.longest = longest;
  }

  get state(): CarrierState {
    return this.current;
  }

  open(): void {
    if (this.current !== 'closed') return;
    this.become('opening');
    try {
      const link: Link = this.connect(this.eventsOf(() => link));
      this.link = link;
      link.start();
    } catch (error) {
      this.end();
      this.tell((listener) => listener.fault(error instanceof Error ? error.message : String(error)));
    }
  }

  close(): void {
    const { link } = this;
    this.end();
    link?.close();
  }

  send(message: object): boolean {
    if (this.current !== 'open' || !this.link) return false;
    this.link.send(message);
    return true;
  }

  listen(listener: CarrierListener): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  /** What a link tells counts only while it is the link of this carrier. */
  private eventsOf(own: () => Link): LinkEvents {
    const ifCurrent = (act: () => void) => {
      if (this.link !== undefined && this.link === own()) act();
    };
    return {
      opened: () => ifCurrent(() => this.become('open')),
      received: (raw) => ifCurrent(() => this.receive(raw)),
      closed: () => ifCurrent(() => this.end()),
    };
  }

  private receive(raw: unknown): void {
    const read = readIncoming(raw, this.longest);
    this.tell((listener) => {
      if ('fault' in read) listener.fault(read.fault);
      else listener.message(read.message);
    });
  }

  private end(): void {
    this.link = undefined;
    this.become('closed');
  }

  private become(state: CarrierState): void {
    if (this.current === state) return;
    this.current = state;
    this.tell((listener) => listener.state(state));
  }

  private tell(tell: (listener: CarrierListener) => void): void {
    for (const listener of [...this.listeners]) tell(listener);
  }
}
