import type { Catalogue } from './catalogue.ts';
import type { GameSetup } from './setup.ts';
import type { FlatMap } from './verbs/lay-battlefield.ts';

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

/** The setup with the battlefields that its cards bring, apart from all others (SS-ASTRAL-002, SS-UPSIDE-002). */
export function withBroughtBattlefields(setup: GameSetup, catalogue: Catalogue): GameSetup {
  return catalogue.ruleUnits.reduce((made, { battlefield }) => {
    const { kind, brought } = battlefield ?? {};
    const isLaid = made.battlefields?.some((one) => one.kind === kind);
    return isLaid || !brought ? made : brought.bring(made, catalogue);
  }, setup);
}
