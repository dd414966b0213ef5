import type { BattlefieldPlan } from './plan.ts';
import { formatSpaceName } from './space-names.ts';

/** A flat battlefield of rows of hexes on one level, named from `a1`: for tests, editors and measurements. */
export function flatPlan(columns: number, rows: number, terrain: string, level = 1): BattlefieldPlan {
  const spaces = Array.from({ length: columns * rows }, (_, at) => {
    const r = Math.floor(at / columns);
    const q = (at % columns) - (r - (r & 1)) / 2;
    return { q, r, level, underside: 0, terrain, name: formatSpaceName({ hex: { q, r } }) ?? `${q},${r}` };
  });
  return { spaces };
}
