import { compileBattlefield, formatSpaceName, type Hex } from '@scapewright/board';
import type { GameSetup } from '../../model/setup.ts';
import type { FlatMap } from '../../state/content/battlefield-kind.ts';

/** Level of its spaces: land begins there. */
const level = 1;

/** Lays a flat map apart from all other battlefields; `kind` is what setups call it, and stands before the names of its spaces. */
export function layBattlefield(setup: GameSetup, kind: string, map: FlatMap): GameSetup {
  const { battlefields = [] } = setup;
  const { terrain, columns, rows, exits } = map;
  const region = Math.max(...setup.battlefield.region, ...battlefields.map((one) => one.region)) + 1;
  const hexes = Array.from({ length: columns * rows }, (_, at): Hex => {
    const row = Math.floor(at / columns);
    return { q: (at % columns) - (row - (row & 1)) / 2, r: row };
  });
  const { plan } = setup.battlefield;
  const added = hexes.map((hex) => {
    const name = formatSpaceName({ hex, battlefield: kind }) as string;
    return { ...hex, level, underside: 0, terrain, name, region };
  });
  const battlefield = compileBattlefield({ ...plan, spaces: [...plan.spaces, ...added] });
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
