import type { Seat } from '@scapewright/kernel';
import {
  type Changes,
  changesBetween,
  type KnownChanges,
  type Line,
  type Question,
  type Status,
  type View,
} from '@scapewright/protocol';
import type { Speaker } from './speaker.ts';
import type { NewLine, ToldLine, ToldQuestion } from './told.ts';

/** Everything that a viewer may know at one moment, besides the lines. */
export interface MomentOf<Asked> {
  readonly view: View;
  readonly questions: readonly Asked[];
  readonly waitingFor: readonly Seat[];
  readonly status: Status;
  readonly mayUndo: boolean;
}
export type Moment = MomentOf<Question>;
/** A moment before it is in a language. */
export type ToldMoment = MomentOf<ToldQuestion>;

interface UpdateOf<Asked, Told> extends Omit<MomentOf<Asked>, 'view'> {
  readonly at: number;
  readonly changes: Changes;
  readonly lines: readonly Told[];
}
/** What one thing that happened did, for one viewer. */
export type Update = UpdateOf<Question, Line>;
/** An update before it is in a language. */
export type ToldUpdate = UpdateOf<ToldQuestion, ToldLine>;

/** What a stream goes on from, as plain JSON; lines by their places among those of all viewers. */
export interface SavedStream {
  readonly now: ToldMoment;
  readonly at: number;
  readonly lines: readonly number[];
  readonly later: readonly (readonly [ToldMoment, readonly number[]])[];
}

/** What a stream begins with: a moment, and the lines before it; `later`: what has happened, and is to be shown later. */
interface Beginning {
  readonly now: ToldMoment;
  readonly lines: readonly NewLine[];
  readonly later?: readonly (readonly [ToldMoment, readonly NewLine[]])[];
}

/** How many updates are kept for viewers who come back. */
const mostKept = 200;

/**
 * What one viewer (a seat, or -1 for all who only watch) is sent of a table, numbered for that viewer alone: what it may not
 * see takes no number. It is kept before it is in a language, and said in any.
 */
export class ViewerStream {
  readonly viewer: Seat;
  private readonly told: ToldLine[] = [];
  private readonly speakerOf: (language?: string) => Speaker;
  private now: ToldMoment;
  private count: number;
  private kept: ToldUpdate[] = [];
  private readonly delay: number;
  private readonly known: KnownChanges | undefined;
  /** What has happened, and is to be shown later. */
  private readonly later: (readonly [ToldMoment, readonly NewLine[]])[];
  private readonly listeners = new Set<(update: ToldUpdate) => void>();

  /**
   * `speakerOf`: who says it in a language. `first`: the number of this first moment; `delay`: each moment is shown so many
   * moments later; `known`: what has changed in lists that several viewers have.
   */
  constructor(
    viewer: Seat,
    speakerOf: (language?: string) => Speaker,
    { now, lines, later = [] }: Beginning,
    {
      first = 0,
      delay = 0,
      known,
    }: {
      readonly first?: number | undefined;
      readonly delay?: number;
      readonly known?: KnownChanges;
    },
  ) {
    this.known = known;
    this.delay = delay;
    this.viewer = viewer;
    this.speakerOf = speakerOf;
    this.count = first;
    this.now = now;
    this.later = [...later];
    this.addLines(lines);
  }

  /** `placeOf`: finds a place for a line. */
  save(placeOf: (line: NewLine) => number): SavedStream {
    const { now, count: at, told, later } = this;
    return {
      ...{ now, at, lines: told.map(({ n: _, ...line }) => placeOf(line)) },
      later: later.map(([moment, lines]) => [moment, lines.map(placeOf)]),
    };
  }

  /** What this viewer is shown last of what has happened. */
  get lastMoment(): ToldMoment {
    return this.later.at(-1)?.[0] ?? this.now;
  }

  /** The number of the last update. */
  get at(): number {
    return this.count;
  }
  /** The moment before it is in a language. */
  get toldMoment(): ToldMoment {
    return this.now;
  }
  /** The moment in English. */
  get moment(): Moment {
    return this.momentIn();
  }
  /** All lines in English. */
  get lines(): readonly Line[] {
    return this.linesIn();
  }
  /** How many lines there are. */
  get lineCount(): number {
    return this.told.length;
  }

  /** Everything that the viewer may know, in a language. */
  momentIn(language?: string): Moment {
    const speaker = this.speakerOf(language);
    const { view, questions } = this.now;
    return {
      ...this.now,
      view: speaker.view(view),
      questions: questions.map((one) => speaker.question(one)),
    };
  }

  /** Lines in a language; left out: all of them. */
  linesIn(language?: string, from = 0, to = this.told.length): readonly Line[] {
    const speaker = this.speakerOf(language);
    return this.told.slice(from, to).map((line) => speaker.line(line));
  }

  /** An update in a language. */
  updateIn(update: ToldUpdate, language?: string): Update {
    const speaker = this.speakerOf(language);
    return {
      ...update,
      changes: speaker.changes(update.changes),
      lines: update.lines.map((line) => speaker.line(line)),
      questions: update.questions.map((one) => speaker.question(one)),
    };
  }

  /** Notes the next moment. Whoever listens is sent it where it differs for this viewer: once the game is over, all at once. */
  go(next: ToldMoment, newLines: readonly NewLine[]): void {
    this.later.push([next, newLines]);
    const kept = next.status === 'over' ? 0 : this.delay;
    for (const [moment, lines] of this.later.splice(0, Math.max(0, this.later.length - kept)))
      this.show(moment, lines);
  }

  private show(next: ToldMoment, newLines: readonly NewLine[]): void {
    const before = this.now;
    this.now = next;
    const changes = changesBetween(before.view, next.view, this.known);
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
  since(at: number): readonly ToldUpdate[] | undefined {
    if (at === this.count) return [];
    const first = this.kept.findIndex((update) => update.at === at + 1);
    return first < 0 ? undefined : this.kept.slice(first);
  }

  /** Has every update sent to a listener, until it is told to stop. */
  listen(listener: (update: ToldUpdate) => void): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  private addLines(lines: readonly NewLine[]): readonly ToldLine[] {
    const numbered = lines.map((line, at) => ({ n: this.told.length + at, ...line }));
    this.told.push(...numbered);
    return numbered;
  }
}

function sameNumbers(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}

/** A question is never asked twice under one number. */
function sameQuestions(one: readonly ToldQuestion[], other: readonly ToldQuestion[]): boolean {
  return one.length === other.length && one.every(({ number }, at) => number === other[at]?.number);
}
