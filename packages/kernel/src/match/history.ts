import type { AnyClock } from '../clock/clock.ts';
import { copyFrame, type Frame } from '../clock/frame.ts';
import type { Seat } from '../state/seat.ts';
import type { StateImage } from '../state/state.ts';

/** A paused match as it can be put back: where it stands, and how long its logs were. */
export interface Snapshot {
  readonly image: StateImage;
  readonly frames: readonly Frame[];
  readonly answered: readonly number[];
  readonly barriers: number;
  readonly events: number;
  readonly emitAt: number;
  readonly inputs: number;
}

/** The position of a clock that waits; `inputs`: how long the input log is. */
export function snapshotOf(clock: AnyClock, inputs: number): Snapshot {
  const { state, barriers, tape } = clock;
  return {
    image: state.image(),
    frames: clock.frames.map(copyFrame),
    answered: [...clock.answered],
    barriers,
    events: tape.events.length,
    emitAt: tape.at,
    inputs,
  };
}

/** Puts a clock back to where it stood. Working on, it asks again what it asked. */
export function putBack(clock: AnyClock, snapshot: Snapshot): void {
  clock.state.restore(snapshot.image);
  clock.state.sealed = clock.paranoid;
  clock.restack(snapshot.frames.map(copyFrame));
  clock.opened = undefined;
  clock.asking = undefined;
  clock.isDeciding = false;
  clock.answered = [...snapshot.answered];
  clock.barriers = snapshot.barriers;
  clock.tape.events.length = snapshot.events;
  clock.tape.at = snapshot.emitAt;
}

/**
 * Takes the function that asks off the stack, as if it had not begun; nothing is asked then. False, and nothing changes, where
 * it has been told something already.
 */
export function takeOffAsking(clock: AnyClock): boolean {
  const top = clock.frames[clock.frames.length - 1];
  if (top?.type === 'run') {
    if (top.recorded.length > 0 || Object.keys(top.joint).length > 0) return false;
    clock.state.rollback(top.mark);
    clock.tape.cut(top.events);
    clock.restack(clock.frames.slice(0, -1));
  }
  clock.waiting = [];
  return true;
}

/** What undo needs: the positions before one seat's answers since the last roll, reveal or answer of another seat. */
export class History {
  snapshots: readonly { readonly seat: Seat; readonly before: Snapshot }[] = [];

  /** Notes the position before an answer of a seat. */
  note(seat: Seat, before: Snapshot): void {
    const last = this.snapshots[this.snapshots.length - 1];
    const goesOn = last && last.seat === seat && last.before.barriers === before.barriers;
    this.snapshots = [...(goesOn ? this.snapshots : []), { seat, before }];
  }

  /** Forgets everything: what several seats have answered together nobody takes back. */
  clear(): void {
    this.snapshots = [];
  }

  /** Is the last answer the seat's own, with nothing shown since? */
  mayTakeBack({ barriers }: AnyClock, seat: Seat): boolean {
    const last = this.snapshots[this.snapshots.length - 1];
    return last !== undefined && last.seat === seat && last.before.barriers === barriers;
  }

  /** The position before the seat's last answer, which it may take back; undefined where it may not. */
  takeBack(clock: AnyClock, seat: Seat): Snapshot | undefined {
    const last = this.snapshots[this.snapshots.length - 1];
    if (!last || !this.mayTakeBack(clock, seat)) return undefined;
    this.snapshots = this.snapshots.slice(0, -1);
    return last.before;
  }
}
