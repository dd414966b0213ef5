import type { BattlefieldPlan, SpacePlan } from '../src/plan.ts';
import { hexName } from '../src/space-names.ts';

/** How cells of a sketch are read beyond letters and levels. */
export interface SketchOptions {
  /** Prefix of all names, such as `ud:`, and the region of all spaces. */
  readonly prefix?: string;
  readonly region?: number;
  /** Terrain codes of half and partial hexes. */
  readonly half?: readonly string[];
  readonly partial?: readonly string[];
}

/**
 * A battlefield drawn as text in offset rows: `g3` is terrain `g` with its surface at level 3, `--` is no space, `g1/g9`
 * is a space at level 1 below a one-level slab whose top is 9, `g1/g9:3` the same with a slab of three levels.
 */
export function sketch(text: string, options: SketchOptions = {}): BattlefieldPlan {
  const rows = text
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '');
  const spaces = rows.flatMap((row, r) =>
    row.split(/\s+/).flatMap((cell, column) => readCell(cell, column - (r - (r & 1)) / 2, r, options)),
  );
  return { spaces };
}

function readCell(cell: string, q: number, r: number, options: SketchOptions): SpacePlan[] {
  if (cell === '--') return [];
  const layers = cell.split('/');
  return layers.map((layer, index) => {
    const match = /^([a-z]+)([0-9]+)(?::([0-9]+))?$/.exec(layer);
    if (match === null) throw new Error(`not a cell: ${cell}`);
    const level = Number(match[2]);
    const name = `${options.prefix ?? ''}${hexName({ q, r }) ?? ''}`;
    const terrain = match[1] ?? '';
    const hex = options.half?.includes(terrain)
      ? 'half'
      : options.partial?.includes(terrain)
        ? 'partial'
        : 'full';
    return {
      q,
      r,
      level,
      underside: index === 0 ? 0 : level - Number(match[3] ?? 1),
      terrain,
      name: index === layers.length - 1 ? name : `${name}@${level}`,
      hex,
      region: options.region ?? 0,
    };
  });
}
