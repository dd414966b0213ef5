import type { AskName, Line, Told } from '@scapewright/protocol';
import type { BattleRecord } from '../battle/battle-record.ts';
import type { Asker } from './asker.ts';

/** What may be looked at for an answer. */
export interface Asking extends Asker {
  readonly record: BattleRecord;
  /** Lines that the viewer has been told, from one to before another, in its language. */
  readonly lines: (from: number, to: number) => readonly Line[];
  readonly lineCount: number;
  /** Makes what costs much once, and has it ready until the viewer is sent something new. */
  readonly once: <Value>(make: () => Value) => Value;
}

/** The answer to it. */
export type AnyTold = { readonly [Name in AskName]: { readonly what: Name } & Told<Name> }[AskName];

/** Why something cannot be told. */
export interface Untold {
  readonly untold: string;
}
