import type { flights, moveKinds } from '../../model/codes.ts';
import type { Figure } from '../../model/numbers.ts';

/** One move as the path search is asked about it. */
export interface PlannedMove {
  readonly figure: Figure;
  /** Of {@link moveKinds}. */
  readonly kind: number;
  readonly number: number;
  /** Of {@link flights}. */
  readonly flight: number;
  /** Levels above or below the start that a flight is limited to; -1 not at all. */
  readonly limit: number;
  /** True for a move that abilities cannot stop (SS-MOVE-027). */
  readonly unstoppable?: boolean;
  /** Only the least cost of each end is wanted. */
  readonly cheapest?: boolean;
  /** The terrain that it has to enter. */
  readonly through?: string;
  /** True where it goes on with a move that has begun elsewhere: terrain gives no spaces for its start. */
  readonly further?: boolean;
  /** Next to whom it has to end: of {@link moveEnds}; and to which figure, where it is that. */
  readonly ends?: number | undefined;
  readonly endsBy?: number | undefined;
  /** Place of the hook source whose special move or maneuver it is. */
  readonly source?: number;
}
