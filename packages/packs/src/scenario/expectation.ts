import type { Place } from '../yaml/problem.ts';
import type { FacingName, SpaceName, SpaceNames } from './command.ts';

/** What one figure must be like; a key left out is undefined and is not checked. */
export interface FigureExpectation {
  readonly wounds: number | undefined;
  /** null = not on a space. Spaces of a larger base are unordered. */
  readonly at: SpaceNames | null | undefined;
  readonly defeated: boolean | undefined;
  /** A multiset of item ids. */
  readonly items: readonly string[] | undefined;
  readonly controller: string | null | undefined;
  /** The side of its flip card that lies face up. */
  readonly side: 'front' | 'back' | undefined;
  /** The object that the figure is in. */
  readonly in: string | null | undefined;
  readonly seat: string | null | undefined;
  readonly team: string | null | undefined;
  readonly facing: FacingName | undefined;
}

/** What a space must be like; a key left out is undefined and is not checked. */
export interface SpaceExpectation {
  readonly hex: 'full' | 'half' | 'partial' | undefined;
  readonly level: number | undefined;
  readonly terrain: string | undefined;
  readonly land: 'land' | 'nonland' | 'neither' | undefined;
  /** A set of groupings. */
  readonly groups: readonly string[] | undefined;
  /** Sides on which another space lies. */
  readonly neighbours: number | undefined;
  /** What is on it: a figure or an object, only tokens, or nothing. */
  readonly holds: 'occupied' | 'unoccupied' | 'empty' | undefined;
  /** Hexes of its terrain piece. */
  readonly piece: number | undefined;
}

/** One assertion of a step, checked after its command has fully resolved; with the place where it is written. */
export type Expectation = Place &
  (
    | { readonly assert: 'figure'; readonly figure: string; readonly is: FigureExpectation }
    | {
        readonly assert: 'adjacent' | 'not-adjacent' | 'engaged' | 'not-engaged';
        readonly pair: readonly [string, string];
      }
    | {
        readonly assert: 'sight';
        /** Figures or spaces. */
        readonly from: string;
        readonly to: string;
        readonly is: 'clear' | 'obstructed' | 'none';
      }
    | {
        readonly assert: 'range';
        readonly from: string;
        readonly to: string;
        /** Spaces counted along the battlefield; null = no way. */
        readonly is: number | null;
      }
    | {
        readonly assert: 'reach';
        readonly figure: string;
        /** Cost to END a normal move there; null = cannot end there. `at` has two spaces for `c2+d2`. */
        readonly costs: readonly { readonly at: SpaceNames; readonly cost: number | null }[];
      }
    | {
        readonly assert: 'space';
        readonly of: SpaceName;
        /** What it must be like; a key left out is undefined and is not checked. */
        readonly is: SpaceExpectation;
      }
    | {
        readonly assert: 'value';
        readonly figure: string;
        readonly stat: string;
        readonly against: string | undefined;
        readonly is: number | null;
      }
    | { readonly assert: 'targets'; readonly figure: string; readonly are: readonly string[] }
    | { readonly assert: 'dice'; readonly attack: number | undefined; readonly defense: number | undefined }
    | {
        readonly assert: 'offers';
        readonly figure: string;
        readonly has: readonly string[];
        readonly hasnt: readonly string[];
      }
    | { readonly assert: 'steps'; readonly codes: readonly string[] }
    | {
        /** A question that this command came to, or did not come to. */
        readonly assert: 'was-asked' | 'not-asked';
        /** The kind of the decision, or the ability or option that was offered. */
        readonly asks: string;
        /** The player who was asked; undefined: anybody. */
        readonly who: string | undefined;
        /** The figure or thing that it was about; undefined: any. */
        readonly about: string | undefined;
        /** How often it was asked; undefined: at least once. */
        readonly times: number | undefined;
      }
    | { readonly assert: 'pending'; readonly player: string | undefined; readonly asks: string | undefined }
    | {
        readonly assert: 'turn';
        readonly round: number | undefined;
        readonly player: string | undefined;
        readonly step: string | undefined;
      }
    | {
        readonly assert: 'token';
        readonly token: string;
        /** null = not on the battlefield. */
        readonly at: SpaceName | null | undefined;
        readonly face: 'up' | 'down' | undefined;
        readonly removed: boolean | undefined;
      }
    | { readonly assert: 'log'; readonly rules: readonly string[] }
    /** A player, `draw` (nobody), or null = not decided. */
    | { readonly assert: 'winner'; readonly is: string | null }
    | {
        readonly assert: 'markers';
        readonly figure: string;
        readonly counts: readonly { readonly marker: string; readonly count: number }[];
      }
    | {
        readonly assert: 'orders';
        readonly player: string;
        readonly figure: string;
        readonly revealed: readonly string[] | undefined;
        readonly unrevealed: number | undefined;
      }
    | {
        readonly assert: 'sees';
        readonly player: string;
        readonly figure: string;
        /** `hidden` or a marker: 1, 2, 3, X. */
        readonly markers: readonly string[];
      }
    | { readonly assert: 'rolled'; readonly rolled: number | undefined; readonly result: number | undefined }
    /** The figureless cards that a player still has, as a multiset. */
    | { readonly assert: 'cards'; readonly player: string; readonly cards: readonly string[] }
  );
