import type { MapModel } from './map-model.ts';
import type { MapSpace, MapSpaces } from './map-spaces.ts';
import { rowPlaceOf } from './row-place.ts';
import { terrainCodes } from './terrain-codes.ts';

/** Drawn rows, and the codes that are not among the standard ones. */
export interface WrittenRows {
  readonly text: string;
  readonly legend: Readonly<Record<string, string>>;
}

/** Draws the spaces of one battlefield of a map as rows that `parseHexRows` reads back. */
export function writeHexRows(map: MapModel, derived: MapSpaces, battlefield?: string): WrittenRows {
  const codes = new Map(Object.entries(terrainCodes).map(([code, terrain]) => [terrain, code]));
  const legend: Record<string, string> = {};
  const codeOf = (terrain: string): string => {
    const known = codes.get(terrain);
    if (known !== undefined) return known;
    const code = `x${String.fromCharCode(97 + Object.keys(legend).length)}`;
    codes.set(terrain, code);
    legend[code] = terrain;
    return code;
  };
  const rows: string[][] = [];
  for (const space of derived.spaces) {
    if (space.battlefield !== battlefield) continue;
    const { column, row } = rowPlaceOf({ q: space.q - map.origin.q, r: space.r - map.origin.r });
    while (rows.length <= row) rows.push([]);
    const cells = rows[row];
    if (cells === undefined) continue;
    while (cells.length <= column) cells.push('--');
    const below = cells[column] ?? '--';
    cells[column] =
      below === '--' && space.underside === 0
        ? massText(space, codeOf)
        : `${below}/${massText(space, codeOf)}`;
  }
  const width = Math.max(2, ...rows.flat().map((cell) => cell.length));
  const lines = rows.map((cells, row) => {
    const padded = (cells.length === 0 ? ['--'] : cells).map((cell) => cell.padEnd(width)).join(' ');
    return `${' '.repeat(row % 2 === 1 ? Math.ceil(width / 2) : 0)}${padded.trimEnd()}`;
  });
  return { text: `${lines.join('\n')}\n`, legend };
}

function massText(space: MapSpace, codeOf: (terrain: string) => string): string {
  const thickness = Math.max(1, space.level - space.underside);
  const slab = space.underside > 0 && thickness > 1;
  return `${codeOf(space.terrain)}${space.level}${slab ? `:${thickness}` : ''}`;
}
