import { KernelError } from '../error.ts';
import type { GameEvent } from './event.ts';

/** The event log of a match as its functions write it: what one has published must come again when it is run again. */
export class EventTape {
  events: GameEvent[] = [];
  /** Where the next event goes; less than the log's length while a function is run again. */
  at = 0;
  private readonly isKept: boolean;

  constructor(isKept: boolean) {
    this.isKept = isKept;
  }

  /** Writes an event, or finds the one that stands there already. */
  emit(event: GameEvent, where: string): void {
    if (!this.isKept) return;
    const known = this.events[this.at++];
    if (!known) this.events.push(event);
    else if (!isSame(known, event)) {
      const said = `${known.reason} was published before, now ${event.reason}`;
      throw new KernelError('diverged-run', where, said);
    }
  }

  /** Steps over the events of a recorded call. */
  stepOver(count: number, where: string): void {
    this.at += count;
    if (this.isKept && this.at > this.events.length)
      throw new KernelError('diverged-run', where, 'published events are missing');
  }

  /** A function has come to its end: all that it had published before has come again, up to `published`. */
  check(published: number, where: string): void {
    if (this.isKept && this.at < published)
      throw new KernelError('diverged-run', where, 'it emitted less when it was run again');
  }

  /** Takes back all events from `length` on. */
  cut(length: number): void {
    this.events.length = Math.min(this.events.length, length);
    this.at = this.events.length;
  }
}

function isSame(one: GameEvent, two: GameEvent): boolean {
  if (one.reason !== two.reason || one.source !== two.source) return false;
  const keys = Object.keys(one.data);
  return keys.length === Object.keys(two.data).length && keys.every((key) => one.data[key] === two.data[key]);
}
