import type { stopping } from '../../model/codes.ts';
import type { Figure } from '../../model/numbers.ts';

/** The move of a figure as the ground sees it: its kind (0 normal, 1 special, 2 maneuver), and whether it can be stopped. */
export interface GroundMove {
  readonly figure: Figure;
  readonly kind: number;
  readonly unstoppable?: boolean;
  /** True for a movement in which the figure uses no symbol of its card: knockback (SS-KB-005). */
  readonly forced?: boolean;
}

/** What terrain is to one figure, with one entry per space: kept until effects or the battlefield change. */
export interface Ground {
  readonly cost: Uint8Array;
  /** As the path search reads it: 1 any part of the base, 2 the whole base. */
  readonly stop: Uint8Array;
  readonly risk: Int32Array;
  readonly risky: boolean;
  readonly soft: Uint8Array;
  readonly drift: Uint8Array;
  readonly drifts: boolean;
  readonly closedSpaces: Uint8Array;
  readonly closed: boolean;
  /** 1 for spaces that may not be entered on foot. */
  readonly shutSpaces: Uint8Array;
  readonly shut: boolean;
  readonly mayEnd: Uint8Array;
  readonly barred: boolean;
}

/** What terrain is to the figures for which its types answer like these. */
export interface KeptGround {
  readonly types: readonly GroundType[];
  readonly ground: Ground;
}

/** What one terrain type is to a figure in a kind of move. */
export interface GroundType {
  readonly stop: (typeof stopping)[keyof typeof stopping];
  readonly cost: number;
  /** Wounds that it takes off a fall. */
  readonly soft: number;
  readonly risk: number;
  readonly drifts: boolean;
  readonly barred: boolean;
  /** The figure may not be on it at all. */
  readonly unfit: boolean;
}
