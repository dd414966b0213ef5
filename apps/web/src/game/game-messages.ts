import type { SeatKind } from '@scapewright/table/battle';
import type { FromReplay, Shared, ToReplay } from '../replay/replay-messages.ts';
import type { Language } from '../settings/settings.ts';
import type { Wish } from '../start/wish.ts';
import type { ToldProblem } from './problem-words.ts';

/** What a page says to the worker in which its game is played; `breath`: milliseconds between two answers of bots. */
export type ToGame =
  | ToReplay
  /** Begins a new game under an id. */
  | {
      readonly type: 'begin';
      readonly id: string;
      readonly wish: Wish;
      readonly breath: number;
      readonly language: Language;
    }
  /** Goes on with one that is kept. */
  | { readonly type: 'open'; readonly id: string; readonly breath: number }
  /** Wants the game as others can be given it. */
  | { readonly type: 'share' }
  /** A viewer (a seat, or -1) speaks the protocol over this port. */
  | {
      readonly type: 'connect';
      readonly viewer: number;
      readonly port: MessagePort;
      readonly language: Language;
    };

/** What the worker says of the game as a whole. */
export type FromGame =
  | FromReplay
  | { readonly type: 'shared'; readonly shared: Shared }
  | {
      readonly type: 'ready';
      readonly seats: readonly SeatKind[];
      readonly notes: readonly string[];
      /** Can others be given it? */
      readonly isShared: boolean;
    }
  | { readonly type: 'missing' }
  /** Why the game can't begin, or be opened. */
  | { readonly type: 'refused'; readonly problems: readonly ToldProblem[] };
