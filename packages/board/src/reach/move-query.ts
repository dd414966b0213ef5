import type { Base } from '../bases.ts';

/**
 * Everything a path search must know about one move. Rules come as arrays with one entry per space, so that the search
 * asks nobody anything; what is left out does not apply. A `Reach` keeps the query: do not change its arrays while you
 * still ask that reach.
 */
export interface MoveQuery {
  /** Where the figure stands: its space, or all spaces of a larger base. They count as free for it. */
  readonly from: number | readonly number[];
  /** `single` when left out. */
  readonly base?: Base | undefined;
  /** Move Number: spaces and levels that may be counted. */
  readonly budget: number;
  /** Height of the figure in levels: it fits where the free air is at least that high (SS-OVER-002, HS-OVER-001). */
  readonly height: number;
  /** Most levels that one step may rise; no limit when left out. HeroScape: Height - 1 (HS-MOVE-013). */
  readonly maxRise?: number | undefined;
  /** 0 free, 1 may be passed but not ended on, 2 may not be entered (flyers pass over), 3 closed to flyers too. */
  readonly occupancy: Uint8Array;
  /** Spaces counted on top for entering a space (heavy snow: 1). Not counted where a flyer passes over. */
  readonly enterCost?: Uint8Array | undefined;
  /**
   * 1 ends the move when any part of the base enters, 2 when the whole base has come to lie on such spaces (for a single
   * base the same), 3 is both. 0 does not end it.
   */
  readonly stop?: Uint8Array | undefined;
  /** Expected wounds for entering a space, in thousandths. */
  readonly enterRisk?: Int32Array | undefined;
  /** Drop in levels that makes a step a fall. Never when left out. */
  readonly fallFrom?: number | undefined;
  /** Expected wounds of a fall in thousandths, by the drop in levels; the last entry holds for all greater drops. */
  readonly fallRisk?: Int32Array | undefined;
  /** The same for landing on spaces that `softLanding` marks. */
  readonly softFallRisk?: Int32Array | undefined;
  readonly softLanding?: Uint8Array | undefined;
  /**
   * Enemies with which a mover standing on a space is engaged: `threatWords` words of 32 bits per space. For a larger
   * base the bits of its spaces are joined. A step leaves those that it had and has no more; each may swipe.
   */
  readonly threats?: Uint32Array | undefined;
  /** 1 when left out. */
  readonly threatWords?: number | undefined;
  /** Expected wounds of one swipe in thousandths. */
  readonly swipeRisk?: number | undefined;
  /** Enemies (bits as in `threats`) whose engagement may never be left. */
  readonly heldBy?: Uint32Array | undefined;
  /** Levels per move that are not counted. */
  readonly freeLevels?: number | undefined;
  /** Spaces on top of the budget while the start and every space entered are marked; never in a move that flies. */
  readonly bonus?: { readonly spaces: Uint8Array; readonly amount: number } | undefined;
  /** Spaces on which a mover must go straight on (SS-COSMOS-004 to SS-COSMOS-019); they never earn the bonus. */
  readonly drift?: Uint8Array | undefined;
  /**
   * `may`: may take off at any moment and then flies to the end; `start`: chooses before the first step and flies or
   * walks all the way (HS-FLY-006); `must`: flies from the start. `none` when left out.
   */
  readonly flight?: 'none' | 'start' | 'may' | 'must' | undefined;
  /** Most levels above or below the start that a flyer may land on, and above the start that it may pass, walls included. */
  readonly flightLimit?: number | undefined;
  /** Absolute level of the top of what stands on a space, for `flightLimit`; 0 for nothing. */
  readonly tops?: Int16Array | undefined;
  /** 1 for spaces that may be neither entered nor flown over. */
  readonly forbidOver?: Uint8Array | undefined;
  /** 0 for spaces on which the figure may not end, whatever else holds. */
  readonly mayEnd?: Uint8Array | undefined;
  /** True: walls and objects are no obstacle on the way. `occupancy` still says where they are no end. */
  readonly throughObjects?: boolean | undefined;
  /**
   * Links that may be used, by index into the battlefield's `linkKinds`: 1 on foot, 2 in flight, 3 both, 0 not at all.
   * All on foot when left out.
   */
  readonly links?: Uint8Array | undefined;
  /**
   * `all` (when left out): every way that is best for some weighing of cost against risk. `cheapest`: for each end only
   * the least cost, and of those the least risk; quicker.
   */
  readonly routes?: 'cheapest' | 'all' | undefined;
  /**
   * What holds in place of the same keys of this query where the base covers these spaces: for figures that are something
   * only in some places. Asked once for each place that a search comes to, and later by whoever asks the reach; left out
   * where nothing depends on it.
   */
  readonly elsewhere?: ((spaces: readonly number[]) => LocalRules) | undefined;
}

/**
 * The part of a {@link MoveQuery} that may change with where the figure stands. What a step leaves is read where it begins
 * (`threats`, `swipeRisk`, `heldBy`, `flight`: who loses it under way comes down there), what it enters or flies over where it leads.
 */
export type LocalRules = Pick<
  MoveQuery,
  | 'occupancy'
  | 'enterCost'
  | 'stop'
  | 'enterRisk'
  | 'fallFrom'
  | 'fallRisk'
  | 'softFallRisk'
  | 'softLanding'
  | 'threats'
  | 'swipeRisk'
  | 'heldBy'
  | 'drift'
  | 'flight'
  | 'forbidOver'
  | 'mayEnd'
>;

/** Why a step, an end or a whole way is not allowed. */
export const refusalReasons = [
  'none',
  'gap',
  'not-a-step',
  'partial-hex',
  'half-hex',
  'wall',
  'object',
  'no-room',
  'rise-too-high',
  'blocked',
  'occupied',
  'forbidden',
  'held',
  'fall-onto-rung',
  'uneven',
  'may-not-end',
  'stop-before',
  'stopped',
  'drift',
  'flight-limit',
  'swing',
  'must-fly',
  'cannot-fly',
  'too-far',
] as const;
/**
 * - `gap`: no space there, or on another battlefield; `not-a-step`: no neighbour and no link.
 * - `partial-hex`, `half-hex`: a partial hex is never entered, a half hex never ended on.
 * - `wall`, `object`: a wall on the border, an object on the space.
 * - `no-room`: less free air than the figure's Height. `rise-too-high`: above `maxRise`.
 * - `blocked`: a figure or object that may not be passed; `occupied`: an end that is not free.
 * - `forbidden`: `forbidOver`. `held`: would leave an enemy of `heldBy`. `fall-onto-rung`: SS-LADR-016.
 * - `uneven`: the base would not lie on one level, or a larger base on a rung (SS-LADR-005). `may-not-end`: `mayEnd`.
 * - `stop-before`: the space would end the move where the figure may not end, so it is not entered; `stopped`: a space
 *   on the way has ended the move.
 * - `drift`: must go straight on. `flight-limit`: too far above or below the start.
 * - `swing`: a part of the base would end farther from its start than the figure moved (SS-BASE-014).
 * - `must-fly`, `cannot-fly`: a walked step of a move that flies from the start, a flown step of a figure that cannot.
 * - `too-far`: not enough movement.
 */
export type RefusalReason = Exclude<(typeof refusalReasons)[number], 'none'>;

/** A refusal with its place. */
export interface Refusal {
  readonly reason: RefusalReason;
  /** The space that refuses: the end, or the space on the way that could not be entered. */
  readonly at: number;
  /** The space before it, where there is one. */
  readonly from?: number;
  /** Where the way is too long, whatever else is wrong with it: what it would cost. */
  readonly cost?: number;
}

/** Index of a reason in `refusalReasons`; 0 is no refusal. Searches compare numbers, answers carry words. */
export const refusal = Object.fromEntries(refusalReasons.map((reason, code) => [reason, code])) as Readonly<
  Record<(typeof refusalReasons)[number], number>
>;

/** The reason with a code other than 0. */
export function reasonOf(code: number): RefusalReason {
  return refusalReasons[code] as RefusalReason;
}
