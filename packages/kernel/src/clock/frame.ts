import type { RandomWords } from '../state/dice.ts';
import type { Seat } from '../state/seat.ts';
import type { JournalMark, SavedJournal, State } from '../state/state.ts';
import type { CompiledProcedure } from './compile-procedure.ts';
import type { Reply } from './decision.ts';
import type { Args, Vars } from './step-plan.ts';

/** What a secret reply was chosen from, so that a fork for another seat can draw it anew. */
export interface SecretOptions {
  /** The seat that knows it, -1: nobody. */
  readonly seat: Seat;
  readonly options: readonly number[];
  readonly least: number;
  readonly most: number;
  readonly repeat: boolean;
  /** The reply is one number, not a list. */
  readonly single: boolean;
  /** Other seats that know it. */
  readonly known?: readonly Seat[];
  /** Everybody knows which options were taken and how often: another reply is the same in another order. */
  readonly counted?: boolean;
}

/** The outcome of a call: what it wrote as pairs (address, value), and the tables to which it added rows, in order. */
export interface CallOutcome {
  readonly kind: 'call';
  readonly procedure: string;
  readonly result: Vars;
  events: number;
  rows: readonly string[];
  writes: readonly number[];
  /** Where its writes lie in the journal, until somebody needs them: its caller ran on without waiting. */
  between: readonly [JournalMark, JournalMark] | undefined;
}

/** Replies to what a function asked: a choice, several asked together, or a roll (its faces, and the generator after it). */
export interface RecordedReplies {
  readonly kind: 'choice' | 'joint' | 'roll';
  readonly asks: string;
  readonly replies: readonly Reply[];
  readonly secrets?: readonly (SecretOptions | undefined)[] | undefined;
  readonly words?: RandomWords | undefined;
}

/** What a suspended function has been told so far, in order. */
export type Recorded = RecordedReplies | CallOutcome | { readonly kind: 'reveal' };

/** A procedure that is being worked through. */
export interface ProcedureFrame {
  readonly type: 'procedure';
  readonly procedure: string;
  at: number;
  vars: Vars;
  /** Its compiled code: not part of a save. */
  code: CompiledProcedure | undefined;
}

/** A window whose hooks are being resolved: what is left, which runs, and what its seat has answered. */
export interface WindowFrame {
  readonly type: 'window';
  readonly kind: 'trigger' | 'instead' | 'replace';
  readonly window: number;
  args: Args;
  left: number[];
  /** The hook chosen to go next, or -1. */
  current: number;
  /** True once the optional hook in `current` has been accepted. */
  accepted: boolean;
  /** The seat that resolved last, where seats take turns. */
  last: number;
  /** For instead and replace windows: the seat asked, and the extra options. */
  readonly seat: Seat;
  readonly extras: readonly string[];
  /** A reply that has come in for the decision that the window itself asked. */
  reply: Reply | undefined;
}

/** A body or hook that has been suspended; it runs again with what has been recorded. */
export interface RunFrame {
  readonly type: 'run';
  recorded: Recorded[];
  mark: JournalMark;
  events: number;
  /** Set while a call of this function is on the stack above it: where its writes and events began. */
  calling: { readonly procedure: string; readonly mark: JournalMark; readonly events: number } | undefined;
  /** Replies of a joint decision that have come in, by place in the order asked. */
  joint: Record<string, Reply>;
  /** What it has worked out to recall when it runs again (`Run.recall`): of this game alone, and not part of a save. */
  recalled?: unknown[] | undefined;
}

/** One frame of the clock's stack: plain data, but for the compiled code of a procedure. */
export type Frame = ProcedureFrame | WindowFrame | RunFrame;

/** A copy of a frame that can go its own way. */
export function copyFrame(frame: Frame): Frame {
  if (frame.type === 'procedure')
    return {
      type: 'procedure',
      procedure: frame.procedure,
      at: frame.at,
      vars: { ...frame.vars },
      code: frame.code,
    };
  if (frame.type === 'window') return { ...frame, left: [...frame.left] };
  const { type, recorded, mark, events, calling, joint } = frame;
  return { type, recorded: [...recorded], mark, events, calling, joint: { ...joint } };
}

/** A frame as plain data, for saves and hashes: without code, its place counted as in an untraced match. */
export function plainFrame(frame: Frame): Frame {
  if (frame.type !== 'procedure') return copyFrame(frame);
  const at = frame.code?.places?.[frame.at] ?? frame.at;
  return { type: 'procedure', procedure: frame.procedure, at, vars: { ...frame.vars } } as ProcedureFrame;
}

/** The stack as plain data and the journal that it needs, for saves: marks count in that journal. */
export function savedStack({ frames, state }: { readonly frames: readonly Frame[]; readonly state: State }): {
  readonly journal: SavedJournal;
  readonly frames: readonly Frame[];
} {
  const used = frames.flatMap((frame) =>
    frame.type !== 'run' ? [] : frame.calling ? [frame.mark, frame.calling.mark] : [frame.mark],
  );
  const { journal, marks } = state.journalBetween(used);
  let next = 0;
  const plain = frames.map((frame): Frame => {
    if (frame.type !== 'run') return plainFrame(frame);
    const mark = marks[next++] as JournalMark;
    const calling = frame.calling && { ...frame.calling, mark: marks[next++] as JournalMark };
    return { ...(copyFrame(frame) as RunFrame), mark, calling };
  });
  return { journal, frames: plain };
}
