import type { Timers } from './timers.ts';

/** What is done about a connection over which something is missing. */
export interface WatchParts {
  readonly timers: Timers;
  /** Milliseconds after which an answer is late. */
  readonly patience: number;
  /** Milliseconds of silence after which hello is said to hear whether there is anybody, and whether anything is missing. */
  readonly silence: number;
  /** Says hello, with what is there already. */
  readonly hello: () => void;
  /** The connection is dead: makes a new one. */
  readonly restart: () => void;
}

/** Watches a connection: says hello until nothing is missing, and notices when nothing comes in any more. */
export class Watch {
  private readonly parts: WatchParts;
  private heardAt = Number.NEGATIVE_INFINITY;
  private stopHello: (() => void) | undefined;
  private stopSilence: (() => void) | undefined;

  constructor(parts: WatchParts) {
    this.parts = parts;
  }

  /** Says hello, and waits with patience for the table to greet. */
  begin(): void {
    this.hello(this.parts.patience);
  }

  /** Something is missing: asks for it, unless it has been asked for already. */
  missing(): void {
    if (this.stopHello === undefined) this.hello(this.parts.patience / 5);
  }

  /** Nothing is missing. */
  complete(): void {
    this.stopHello?.();
    this.stopHello = undefined;
  }

  /** Something came in. */
  heard(): void {
    const { timers, silence } = this.parts;
    this.heardAt = timers.now();
    this.stopSilence?.();
    this.stopSilence = timers.after(silence, () => this.begin());
  }

  /** Has anything come in since a moment? Where not, a new connection is made. */
  hears(since: number): boolean {
    const hears = this.heardAt >= since;
    if (!hears) this.parts.restart();
    return hears;
  }

  /** There is no connection now. */
  end(): void {
    this.complete();
    this.stopSilence?.();
  }

  private hello(late: number): void {
    const { timers, hello, patience } = this.parts;
    const saidAt = timers.now();
    hello();
    this.complete();
    this.stopHello = timers.after(late, () => {
      if (this.hears(saidAt + late - patience)) this.hello(patience / 5);
    });
  }
}
