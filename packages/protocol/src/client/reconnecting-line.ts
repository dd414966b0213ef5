import type { Carrier, CarrierState } from '../carrier/index.ts';
import type { Timers } from './timers.ts';

/** How a connection stands: `waiting` means that it was lost, and is tried again by itself. */
export type LineState = CarrierState | 'waiting';

/** What is told of a line. */
export interface LineListener {
  message(message: unknown): void;
  fault(problem: string): void;
  state(state: LineState): void;
}

/** How long is waited before the next attempt. */
export interface Backoff {
  /** Milliseconds before the second attempt; each further one waits twice as long. */
  readonly first: number;
  readonly longest: number;
}

/** A carrier that is opened again whenever it closes, ever later, and not by all clients at one moment. */
export class ReconnectingLine {
  private readonly carrier: Carrier;
  private readonly timers: Timers;
  private readonly backoff: Backoff;
  private readonly random: () => number;
  private readonly listener: LineListener;
  private current: LineState = 'closed';
  private attempts = 0;
  private pause: number | undefined;
  private stopWaiting: (() => void) | undefined;

  constructor(
    carrier: Carrier,
    parts: { readonly timers: Timers; readonly backoff: Backoff; readonly random: () => number },
    listener: LineListener,
  ) {
    this.carrier = carrier;
    this.timers = parts.timers;
    this.backoff = parts.backoff;
    this.random = parts.random;
    this.listener = listener;
    carrier.listen({
      message: (message) => listener.message(message),
      fault: (problem) => listener.fault(problem),
      state: (state) => this.follow(state),
    });
  }

  get state(): LineState {
    return this.current;
  }

  /** Opens it, at once also where it waits. */
  open(): void {
    this.stopWaiting?.();
    if (this.current === 'closed') this.current = 'waiting';
    this.carrier.open();
  }

  /** Closes it for good. */
  close(): void {
    this.stopWaiting?.();
    this.become('closed');
    this.carrier.close();
  }

  /** Closes it, and opens it again later; `pause`: after so many milliseconds. */
  restart(pause?: number): void {
    this.pause = pause;
    this.carrier.close();
  }

  /** It works: the next time that it closes it is tried again soon. */
  works(): void {
    this.attempts = 0;
  }

  send(message: object): boolean {
    return this.carrier.send(message);
  }

  private follow(state: CarrierState): void {
    if (this.current === 'closed') return;
    if (state !== 'closed') {
      this.become(state);
      return;
    }
    this.stopWaiting?.();
    this.stopWaiting = this.timers.after(this.nextPause(), () => this.carrier.open());
    this.become('waiting');
  }

  private nextPause(): number {
    const { pause } = this;
    this.pause = undefined;
    if (pause !== undefined) return pause;
    const { first, longest } = this.backoff;
    const full = Math.min(longest, first * 2 ** Math.min(this.attempts++, 30));
    return full * (0.5 + this.random() / 2);
  }

  private become(state: LineState): void {
    if (this.current === state) return;
    this.current = state;
    this.listener.state(state);
  }
}
