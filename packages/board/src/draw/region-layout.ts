import type { Battlefield } from '../battlefield.ts';
import type { Space } from '../space.ts';
import { hexName } from '../space-names.ts';

/** A column of spaces in the region that is drawn. */
export interface DrawnColumn {
  /** Place in rows, both counted from 0; odd rows stand half a hex to the right. */
  readonly rowColumn: number;
  readonly row: number;
  /** Spaces that exist, from low to high; rungs are left out. */
  readonly spaces: readonly Space[];
  readonly rungs: readonly number[];
}

/** The columns of one region, by rows, and the bounds within which they lie. */
export interface RegionLayout {
  readonly columns: readonly DrawnColumn[];
  readonly firstColumn: number;
  readonly lastColumn: number;
  readonly firstRow: number;
  readonly lastRow: number;
  readonly lowest: number;
  readonly highest: number;
  columnAt(rowColumn: number, row: number): DrawnColumn | undefined;
}

/** Sorts the spaces of a region into drawn rows. */
export function layOutRegion(battlefield: Battlefield, region: number): RegionLayout {
  const columns: DrawnColumn[] = [];
  const byPlace = new Map<string, DrawnColumn>();
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < battlefield.columnCount; index += 1) {
    if (battlefield.columnRegion[index] !== region) continue;
    const all = spacesOfColumn(battlefield, index);
    const spaces = all.filter((space) => battlefield.rung[space] !== 1);
    if (spaces.length === 0) continue;
    const row = battlefield.columnR[index] ?? 0;
    const rowColumn = (battlefield.columnQ[index] ?? 0) + (row - (row & 1)) / 2;
    const column = { rowColumn, row, spaces, rungs: all.filter((space) => battlefield.rung[space] === 1) };
    columns.push(column);
    byPlace.set(`${rowColumn} ${row}`, column);
    for (const space of spaces) {
      lowest = Math.min(lowest, battlefield.level[space] ?? 0);
      highest = Math.max(highest, battlefield.level[space] ?? 0);
    }
  }
  columns.sort((a, b) => a.row - b.row || a.rowColumn - b.rowColumn);
  return {
    columns,
    firstColumn: Math.min(...columns.map(({ rowColumn }) => rowColumn)),
    lastColumn: Math.max(...columns.map(({ rowColumn }) => rowColumn)),
    firstRow: columns[0]?.row ?? 0,
    lastRow: columns.at(-1)?.row ?? 0,
    lowest,
    highest,
    columnAt: (rowColumn, row) => byPlace.get(`${rowColumn} ${row}`),
  };
}

function spacesOfColumn(battlefield: Battlefield, column: number): number[] {
  const spaces: number[] = [];
  for (
    let at = battlefield.columnStart[column] ?? 0;
    at < (battlefield.columnStart[column + 1] ?? 0);
    at += 1
  ) {
    const space = battlefield.columnSpaces[at] ?? -1;
    if (battlefield.exists[space] === 1) spaces.push(space);
  }
  return spaces;
}

/** Letters over a column of a drawn map; empty where columns have no name. */
export function columnLabel(rowColumn: number): string {
  return hexName({ q: rowColumn, r: 0 })?.slice(0, -1) ?? '';
}
