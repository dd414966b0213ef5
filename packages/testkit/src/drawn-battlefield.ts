import { type Battlefield, type BattlefieldPlan, compileBattlefield } from '@scapewright/board';
import { parseHexRows } from '@scapewright/packs';

/**
 * A battlefield for tests, drawn as in scenarios: `drawnBattlefield('g1 g3\n g1 wa1')`. Walls, solids and links go on top
 * as plans, by names of spaces. Throws what cannot be read, with its line and column in the drawing.
 */
export function drawnBattlefield(
  rows: string,
  more: Omit<BattlefieldPlan, 'spaces'> & { readonly legend?: Readonly<Record<string, string>> } = {},
): Battlefield {
  const { legend = {}, ...things } = more;
  const { columns, problems } = parseHexRows(rows, legend);
  const [problem] = problems;
  if (problem) throw new RangeError(`${problem.line}:${problem.column} ${problem.message}; ${problem.fix}`);
  const spaces = columns.flatMap(({ q, r, name, masses }) =>
    masses.map(({ level, underside, terrain }, at) => ({
      q,
      r,
      level,
      underside,
      terrain,
      name: at === masses.length - 1 ? name : `${name}@${level}`,
    })),
  );
  return compileBattlefield({ spaces, ...things });
}
