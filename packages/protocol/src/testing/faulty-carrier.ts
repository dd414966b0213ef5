import type { Carrier, CarrierListener, CarrierState } from '../carrier/index.ts';
import type { Timers } from '../client/timers.ts';
import type { Dice } from './dice.ts';

/** What goes wrong, in messages of a hundred, while it is on. */
export interface Faults {
  isOn: boolean;
  readonly lost: number;
  readonly doubled: number;
  readonly late: number;
  /** Milliseconds by which a message is late at most; later ones overtake it. */
  readonly latest: number;
}

/** A carrier that loses, doubles, delays and reorders what goes through it, both ways. Nothing outlives its connection. */
export class FaultyCarrier implements Carrier {
  private readonly inner: Carrier;
  private readonly timers: Timers;
  private readonly roll: Dice;
  private readonly faults: Faults;
  private connections = 0;

  constructor(
    inner: Carrier,
    parts: { readonly timers: Timers; readonly roll: Dice; readonly faults: Faults },
  ) {
    this.inner = inner;
    this.timers = parts.timers;
    this.roll = parts.roll;
    this.faults = parts.faults;
    inner.listen({ message: () => {}, fault: () => {}, state: () => void this.connections++ });
  }

  get state(): CarrierState {
    return this.inner.state;
  }
  open(): void {
    this.inner.open();
  }
  close(): void {
    this.inner.close();
  }
  send(message: object): boolean {
    if (this.state !== 'open') return false;
    this.decide(() => void this.inner.send(message));
    return true;
  }
  listen(listener: CarrierListener): () => void {
    return this.inner.listen({
      message: (message) => this.decide(() => listener.message(message)),
      fault: (problem) => listener.fault(problem),
      state: (state) => listener.state(state),
    });
  }

  private decide(deliver: () => void): void {
    const { isOn, lost, doubled, late, latest } = this.faults;
    const fate = isOn ? this.roll(100) : 100;
    if (fate < lost) return;
    if (fate < lost + doubled + late) this.later(this.roll(latest), deliver);
    if (fate < lost || fate >= lost + late) deliver();
  }

  private later(milliseconds: number, deliver: () => void): void {
    const connection = this.connections;
    this.timers.after(milliseconds, () => {
      if (this.connections === connection) deliver();
    });
  }
}
