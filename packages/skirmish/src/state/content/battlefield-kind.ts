import type { GameSetup } from '../../model/setup.ts';
import type { Catalogue } from './catalogue.ts';

/** A kind of battlefield beside the main one, as the rules that hold on it state it. */
export interface BattlefieldKind {
  /** What setups call it; also what stands before the names of its spaces where a card has brought it: `upside-down:a1`. */
  readonly kind: string;
  /** Where it is: joined to no other battlefield, at the border of one, or inside an object. */
  readonly lies: 'apart' | 'beside' | 'inside';
  /** The map that cards bring. */
  readonly brought?: BroughtBattlefield;
}

/** A battlefield that a card brings into every game in which it is, laid where the setup has none of its kind. */
export interface BroughtBattlefield extends FlatMap {
  /** The setup with the map, where cards of it bring it; else the setup itself. */
  readonly bring: (setup: GameSetup, catalogue: Catalogue) => GameSetup;
}

/** A flat map. */
export interface FlatMap {
  readonly terrain: string;
  /** Spaces in each row, and rows. */
  readonly columns: number;
  readonly rows: number;
  /** Spaces from which it leads away: `a1`. */
  readonly exits: readonly string[];
}
