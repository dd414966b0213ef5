import type { Seat } from '@scapewright/kernel';
import {
  type Changes,
  changesBetween,
  type Line,
  type Question,
  type Status,
  type View,
} from '@scapewright/protocol';
import type { NewLine } from './words.ts';

/** Everything that a viewer may know at one moment, besides the lines. */
export interface Moment {
  readonly view: View;
  readonly questions: readonly Question[];
  readonly waitingFor: readonly Seat[];
  readonly status: Status;
  readonly mayUndo: boolean;
}

/** What one thing that happened did, for one viewer. */
export interface Update extends Omit<Moment, 'view'> {
  readonly at: number;
  readonly changes: Changes;
  readonly lines: readonly Line[];
}

/** How many updates are kept for viewers who come back. */
const mostKept = 200;

/**
 * What one viewer (a seat, or -1 for all who only watch) is sent of a table, numbered for that viewer alone: what it may not
 * see takes no number.
 */
export class ViewerStream {
  readonly viewer: Seat;
  readonly lines: Line[] = [];
  private now: Moment;
  private count: number;
  private kept: Update[] = [];
  private readonly delay: number;
  /** What has happened, and is to be shown later. */
  private readonly later: (readonly [Moment, readonly NewLine[]])[] = [];
  private readonly listeners = new Set<(update: Update) => void>();

  /** `first`: the number of this first moment; `delay`: each moment is shown so many moments later. */
  constructor(viewer: Seat, now: Moment, lines: readonly NewLine[], first = 0, delay = 0) {
    this.delay = delay;
    this.viewer = viewer;
    this.count = first;
    this.now = now;
    this.addLines(lines);
  }

  /** The number of the last update. */
  get at(): number {
    return this.count;
  }
  get moment(): Moment {
    return this.now;
  }

  /** Notes the next moment. Whoever listens is sent it where it differs for this viewer: once the game is over, all at once. */
  go(next: Moment, newLines: readonly NewLine[]): void {
    this.later.push([next, newLines]);
    const kept = next.status === 'over' ? 0 : this.delay;
    for (const [moment, lines] of this.later.splice(0, Math.max(0, this.later.length - kept)))
      this.show(moment, lines);
  }

  private show(next: Moment, newLines: readonly NewLine[]): void {
    const before = this.now;
    this.now = next;
    const changes = changesBetween(before.view, next.view);
    const isSame =
      newLines.length === 0 &&
      Object.keys(changes).length === 0 &&
      before.status === next.status &&
      before.mayUndo === next.mayUndo &&
      sameNumbers(before.waitingFor, next.waitingFor) &&
      sameQuestions(before.questions, next.questions);
    if (isSame) return;
    const { view: _, ...rest } = next;
    const update = { at: ++this.count, changes, lines: this.addLines(newLines), ...rest };
    this.kept.push(update);
    if (this.kept.length > mostKept) this.kept = this.kept.slice(-mostKept / 2);
    for (const listener of this.listeners) listener(update);
  }

  /** The updates after a number; undefined where they are no longer known, or never were. */
  since(at: number): readonly Update[] | undefined {
    if (at === this.count) return [];
    const first = this.kept.findIndex((update) => update.at === at + 1);
    return first < 0 ? undefined : this.kept.slice(first);
  }

  /** Has every update sent to a listener, until it is told to stop. */
  listen(listener: (update: Update) => void): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  private addLines(lines: readonly NewLine[]): readonly Line[] {
    const numbered = lines.map((line, at) => ({ n: this.lines.length + at, ...line }));
    this.lines.push(...numbered);
    return numbered;
  }
}

function sameNumbers(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}

/** A question is never asked twice under one number. */
function sameQuestions(one: readonly Question[], other: readonly Question[]): boolean {
  return one.length === other.length && one.every(({ number }, at) => number === other[at]?.number);
}
