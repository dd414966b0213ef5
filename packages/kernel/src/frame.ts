import type { Reply } from './decision.ts';
import type { RandomWords } from './dice.ts';
import type { Args, Vars } from './procedure.ts';

/** What a suspended function has been told so far: choices, joint choices, rolls, and the outcomes of its calls. */
export type Recorded =
  | { readonly kind: 'choice'; readonly asks: string; readonly reply: Reply }
  | { readonly kind: 'joint'; readonly asks: string; readonly replies: readonly Reply[] }
  | {
      readonly kind: 'roll';
      readonly purpose: string;
      readonly faces: readonly number[];
      readonly words: RandomWords | undefined;
    }
  | {
      readonly kind: 'call';
      readonly procedure: string;
      readonly result: Vars;
      /** What the call wrote, as pairs (address, value): its redo log. */
      readonly writes: readonly number[];
      readonly events: number;
    };

/** A procedure that is being worked through. */
export interface ProcedureFrame {
  readonly type: 'procedure';
  readonly procedure: string;
  at: number;
  vars: Vars;
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
  readonly seat: number;
  readonly extras: readonly string[];
  /** A reply that has come in for the decision that the window itself asked. */
  reply: Reply | undefined;
  outcome: number;
}

/** A body or hook that has been suspended; it runs again with what has been recorded. */
export interface RunFrame {
  readonly type: 'run';
  readonly recorded: Recorded[];
  mark: number;
  events: number;
  /** Set while a call of this function is on the stack above it: where its writes and events began. */
  calling: { readonly procedure: string; readonly mark: number; readonly events: number } | undefined;
  /** Replies of a joint decision that have come in, by seat. */
  joint: Record<string, Reply>;
}

/** One frame of the clock's stack: plain data. */
export type Frame = ProcedureFrame | WindowFrame | RunFrame;

/** A deep copy of a frame. */
export function copyFrame(frame: Frame): Frame {
  if (frame.type === 'procedure') return { ...frame, vars: { ...frame.vars } };
  if (frame.type === 'window') return { ...frame, left: [...frame.left] };
  return { ...frame, recorded: [...frame.recorded], joint: { ...frame.joint } };
}
