import type { AnyClock } from './clock.ts';
import { copyFrame, type Frame } from './frame.ts';
import type { StateImage } from './state.ts';

interface Snapshot {
  readonly seat: number;
  readonly barriers: number;
  readonly image: StateImage;
  readonly frames: readonly Frame[];
  readonly answered: readonly number[];
  readonly events: number;
  readonly emitAt: number;
  readonly inputs: number;
}

/** What undo needs: the positions before one seat's answers since the last roll, reveal or answer of another seat. */
export class History {
  private snapshots: Snapshot[] = [];

  /** Notes the position before an answer of a seat. */
  note(clock: AnyClock, seat: number, inputs: number): void {
    const { state, barriers } = clock;
    const last = this.snapshots[this.snapshots.length - 1];
    if (last && (last.seat !== seat || last.barriers !== barriers)) this.clear();
    this.snapshots.push({
      seat,
      barriers,
      image: state.image(),
      frames: clock.frames.map(copyFrame),
      answered: [...clock.answered],
      events: clock.tape.events.length,
      emitAt: clock.tape.at,
      inputs,
    });
  }

  /** Forgets everything: what several seats have answered together nobody takes back. */
  clear(): void {
    this.snapshots = [];
  }

  /** Goes back before the seat's last answer; returns how long the input log was, or undefined where it may not. */
  takeBack(clock: AnyClock, seat: number): number | undefined {
    const last = this.snapshots[this.snapshots.length - 1];
    if (!last || last.seat !== seat || last.barriers !== clock.barriers) return undefined;
    this.snapshots.pop();
    clock.state.restore(last.image);
    clock.restack(last.frames.map(copyFrame));
    clock.answered = [...last.answered];
    clock.tape.events.length = last.events;
    clock.tape.at = last.emitAt;
    return last.inputs;
  }
}
