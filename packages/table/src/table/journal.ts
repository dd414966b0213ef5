import type { Reply, Seat } from '@scapewright/kernel';
import type { StandingOrders } from '@scapewright/protocol';

/** Who has given an answer: a person, a bot, a person's standing orders, or the rules, which allowed no other. */
export type AnsweredBy = 'person' | 'bot' | 'orders' | 'rules';

/** An answer as it is recorded. `id`: under which it came in. */
export interface GivenReply {
  readonly kind: 'answer';
  readonly seat: Seat;
  readonly reply: Reply;
  readonly by: AnsweredBy;
  /** Who gave it for another seat: what the real dice of a bot show. */
  readonly from?: Seat;
  readonly id?: string;
}

/**
 * What has happened at a table, in order: with the record it is the table, for every viewer, after any crash. An entry
 * counts once it is kept.
 */
export type JournalEntry = What & {
  /** When it happened, in milliseconds of the clock of the table, where there is one. */
  readonly when?: number;
};

/** What changes the game. */
export type PlayEntry = Exclude<JournalEntry, TalkEntry>;

type What =
  | GivenReply
  /** The last answer of a seat is taken back; `to`: the answers that still count, where others have agreed to it. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to?: number; readonly id?: string }
  | { readonly kind: 'orders'; readonly seat: Seat; readonly standing: StandingOrders; readonly id?: string }
  | { readonly kind: 'resign'; readonly seat: Seat; readonly id?: string }
  /** A seat has no time left: a bot plays on for it. */
  | { readonly kind: 'timeout'; readonly seat: Seat; readonly id?: never }
  | TalkEntry;

/** What people say to each other: nothing of the game changes by it, unless they agree. */
export type TalkEntry =
  /** `time`: ISO 8601. Seat -1: somebody who watches. */
  | {
      readonly kind: 'chat';
      readonly seat: Seat;
      readonly text: string;
      readonly time: string;
      readonly id?: string;
    }
  /** A seat wants something that all of these have to agree to. */
  | {
      readonly kind: 'request';
      readonly what: RequestKind;
      readonly seat: Seat;
      readonly of: readonly Seat[];
      readonly id: string;
    }
  /** The answer to a request, by its id. */
  | {
      readonly kind: 'consent';
      readonly seat: Seat;
      readonly to: string;
      readonly yes: boolean;
      readonly id?: string;
    };

/** What others are asked to agree to: that the last answer of who asks is taken back, or that nobody wins. */
export type RequestKind = 'undo' | 'draw';
