import type { Space } from '../space.ts';
import type { Refusal } from './move-query.ts';

/** One way of a move, from the start to an end. */
export interface Route {
  /** Spaces entered by the leading part, or flown over by it, in order; empty for a move of 0 spaces. */
  readonly spaces: readonly Space[];
  /** Spaces that the base covers at the end. */
  readonly end: readonly number[];
  /** Movement used: spaces, levels and what the ground costs on top. */
  readonly cost: number;
  /** Expected wounds in thousandths. */
  readonly risk: number;
  /** How many of `spaces`, counted from the last, are flown; 0 for a figure that walks all the way. */
  readonly flown: number;
}

/**
 * Where a figure can end its move, and how. Ends are named by keys: for a single base the key is the space; for larger
 * bases `keyOf` gives the key of a set of spaces, `spacesOf` the spaces of a key. The start is always an end, for 0.
 */
export interface Reach {
  readonly count: number;
  /** Keys of all ends, the start first. */
  readonly ends: Int32Array;
  /** Least cost of each of `ends`. */
  readonly costs: Int32Array;
  /** Key of the end that covers these spaces (in any order); -1 if the move cannot end there. */
  keyOf(spaces: number | readonly number[]): number;
  spacesOf(end: number): readonly number[];
  /** Least cost over all legal ways, whatever their risk; -1 if the move cannot end there. */
  cost(end: number): number;
  /** Least risk over all legal ways, whatever their cost; -1 if the move cannot end there. */
  risk(end: number): number;
  /** The default way: least risk, then least cost. Throws RangeError for what is no end. */
  route(end: number): Route;
  /** The way of least cost, then least risk. */
  cheapest(end: number): Route;
  /**
   * All ways that are best for some weighing of cost against risk, safest first. Ways of equal cost and risk are all
   * there if their risk comes from different things (other enemies swipe): the player must choose.
   */
  alternatives(end: number): readonly Route[];
  /** Why the move cannot end on these spaces; undefined if it can. */
  whyNot(spaces: number | readonly number[]): Refusal | undefined;
}
