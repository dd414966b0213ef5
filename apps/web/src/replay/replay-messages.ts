import type { ReplayPlace } from '@scapewright/table';
import type { SeatKind } from '@scapewright/table/battle';
import type { ExampleAt, ToldExample } from '../examples/example-at.ts';
import type { Language } from '../settings/settings.ts';
import type { ReplayText } from './replay-text.ts';

/** Where a recorded game comes from: a link, or a file, whoever has made them; or an example of the rules. */
export type ReplaySource =
  | { readonly kind: 'link'; readonly replay: ReplayText }
  | { readonly kind: 'file'; readonly name: string; readonly text: string }
  | { readonly kind: 'example'; readonly example: ExampleAt };

/** What a page says to the worker that shows a replay. */
export type ToReplay =
  | { readonly type: 'replay'; readonly source: ReplaySource; readonly language: Language }
  | { readonly type: 'seek'; readonly place: number }
  /** Keeps what came before a place as a game of this device, in which one seat is a person's and bots have the others. */
  | { readonly type: 'branch'; readonly place: number; readonly seat: number; readonly id: string };

/** What it says. */
export type FromReplay =
  | {
      readonly type: 'replaying';
      readonly seats: readonly SeatKind[];
      readonly names: readonly string[];
      readonly places: readonly ReplayPlace[];
      /** Why it goes no further, where it does not go to its end. */
      readonly stopped: string | undefined;
      /** Left out: it has an address of its own. */
      readonly shared?: Shared;
      /** What it shows, where it is an example. */
      readonly example?: ToldExample;
    }
  | { readonly type: 'branched'; readonly id: string };

/** A game as it is given to others: a link where everybody can make it again from one, and a file that needs nothing else. */
export interface Shared {
  readonly replay: ReplayText | undefined;
  readonly file: string;
}
