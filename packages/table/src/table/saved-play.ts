import type { SavedMatch, Seat } from '@scapewright/kernel';
import type { StandingOrders } from '@scapewright/protocol';

/** What a battle goes on from, besides its record and its journal. */
export interface SavedPlay {
  readonly match: SavedMatch;
  /** Of the position: it is looked at when the battle goes on. */
  readonly hash: string;
  readonly standing: readonly (readonly [Seat, StandingOrders])[];
  readonly resigned: readonly Seat[];
  readonly replaced: readonly Seat[];
  readonly isDrawn: boolean;
  /** The places in the journal of the answers that count. */
  readonly counted: readonly number[];
}
