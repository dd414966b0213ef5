import { formatSpaceName, type Hex } from '@scapewright/board/core';
import type { Catalogue } from './catalogue.ts';
import type { GameSetup } from './setup.ts';

/** A kind of battlefield beside the main one, as the rules that hold on it state it. */
export interface BattlefieldKind {
  /** What setups call it; also what stands before the names of its spaces where a card has brought it: `upside-down:a1`. */
  readonly kind: string;
  /** Where it is: joined to no other battlefield, at the border of one, or inside an object. */
  readonly lies: 'apart' | 'beside' | 'inside';
  /** The map that cards bring. */
  readonly brought?: BroughtBattlefield;
}

/** A battlefield that a card brings into every game in which it is: a flat map, laid where the setup has none of its kind. */
export interface BroughtBattlefield {
  /** Do cards of this setup bring it? */
  readonly isBrought: (setup: GameSetup, catalogue: Catalogue) => boolean;
  readonly terrain: string;
  /** Spaces in each row, and rows. */
  readonly columns: number;
  readonly rows: number;
  /** Spaces from which it leads away: `a1`. */
  readonly exits: readonly string[];
}

/** The setup with the battlefields that its cards bring, apart from all others (SS-ASTRAL-002, SS-UPSIDE-002). */
export function withBroughtBattlefields(setup: GameSetup, catalogue: Catalogue): GameSetup {
  return catalogue.ruleUnits.reduce((made, { battlefield }) => {
    const { kind = '', brought } = battlefield ?? {};
    if (!brought || made.battlefields?.some((one) => one.kind === kind)) return made;
    return brought.isBrought(made, catalogue) ? withBattlefield(made, kind, brought) : made;
  }, setup);
}

/** Level of its spaces: land begins there. */
const level = 1;

function withBattlefield(setup: GameSetup, kind: string, brought: BroughtBattlefield): GameSetup {
  const { battlefields = [] } = setup;
  const { terrain, columns, rows, exits } = brought;
  const region = Math.max(...setup.battlefield.region, ...battlefields.map((one) => one.region)) + 1;
  const hexes = Array.from({ length: columns * rows }, (_, at): Hex => {
    const row = Math.floor(at / columns);
    return { q: (at % columns) - (row - (row & 1)) / 2, r: row };
  });
  const battlefield = setup.battlefield.withChanges({
    addSpaces: hexes.map((hex) => {
      const name = formatSpaceName({ hex, battlefield: kind }) as string;
      return { ...hex, level, underside: 0, terrain, name, region };
    }),
  });
  const spaces = hexes.map((_, at) => setup.battlefield.count + at);
  const laid = {
    id: kind,
    kind,
    region,
    spaces,
    exits: exits.map((name) => battlefield.spaceOf(`${kind}:${name}`)),
  };
  return { ...setup, battlefield, battlefields: [...battlefields, laid] };
}
