import { type Hex, hexName } from '@scapewright/board';
import { fixFor } from '../yaml/suggestion.ts';
import { mapLimits } from './map-limits.ts';
import { hexOfRowPlace, type RowPlace } from './row-place.ts';
import { flatTerrains, landTerrains, terrainCodes } from './terrain-codes.ts';

/** One mass of a column as drawn: its standing surface, and where its lower face is (0 = solid down to the table). */
export interface DrawnMass {
  readonly code: string;
  readonly terrain: string;
  readonly level: number;
  readonly underside: number;
}

/** One drawn cell: a column of spaces, from low to high. `line` and `textColumn` count from 1 in the drawn text. */
export interface DrawnColumn extends RowPlace, Hex {
  readonly name: string;
  readonly masses: readonly DrawnMass[];
  readonly line: number;
  readonly textColumn: number;
}

/** What is wrong in drawn rows. `line` and `column` count from 1 in the drawn text. */
export interface HexRowProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly fix: string;
  /** Reason key of the rule that says so, where a rule does. */
  readonly reason?: string;
}

/** Drawn rows taken apart: all columns that could be read, and all problems. */
export interface HexRows {
  readonly columns: readonly DrawnColumn[];
  readonly problems: readonly HexRowProblem[];
}

const highestLevel = 999;
/** Problems that are told of one drawing. */
const mostProblems = 50;
const tooLarge = {
  message: `the drawing is too large: ${mapLimits.across} rows, as many cells in each, and ${mapLimits.spaces} spaces are allowed`,
  fix: 'draw less, or several battlefields',
} as const;
const massPattern = /^([a-z]*)(\d{1,6})(?::(\d{1,6}))?$/;

/**
 * Reads the drawn rows of a board or map: cells such as `g3`, `--`, `g1/g9` and `g1/g9:3`, separated by spaces;
 * every second row stands half a hex to the right, and leading spaces are decoration. `--/g9` is a slab over nothing.
 * All problems are reported together, each with its place in the text.
 * @param legend further terrain codes, which may also replace a standard one; `''` is the terrain of a cell without a code
 */
export function parseHexRows(text: string, legend: Readonly<Record<string, string>> = {}): HexRows {
  const codes = new Map([...Object.entries(terrainCodes), ...Object.entries(legend)]);
  const columns: DrawnColumn[] = [];
  const problems: HexRowProblem[] = [];
  const lines = text.split(/\r\n|\r|\n/, 4 * mapLimits.across);
  let first = 0;
  let last = lines.length;
  while (first < last && lines[first]?.trim() === '') first += 1;
  while (last > first && lines[last - 1]?.trim() === '') last -= 1;
  let spaces = 0;
  for (let index = first; index < last && problems.length < mostProblems; index += 1) {
    const row = index - first;
    const cells = cellsOf(lines[index] ?? '');
    if (row >= mapLimits.across || cells.length > mapLimits.across || spaces > mapLimits.spaces) {
      problems.push({ line: index + 1, column: 1, ...tooLarge });
      break;
    }
    if (cells.length === 0) problems.push(emptyRow(index, row));
    for (const [column, cell] of cells.entries()) {
      if (cell[0] === '--') continue;
      const place = { column, row };
      const hex = hexOfRowPlace(place);
      const position = { line: index + 1, column: cell.index + 1 };
      const masses = readColumn(cell[0], codes, (message, fix, reason) => {
        if (problems.length < mostProblems)
          problems.push({ ...position, message, fix, ...(reason && { reason }) });
      });
      if (masses.length === 0) continue;
      spaces += masses.length;
      const textColumn = position.column;
      columns.push({ ...place, ...hex, name: hexName(hex) ?? '', masses, line: position.line, textColumn });
    }
  }
  if (columns.length === 0 && problems.length === 0) {
    problems.push({
      line: 1,
      column: 1,
      message: 'no space is drawn',
      fix: 'draw at least one cell, such as g1',
    });
  }
  return { columns, problems };
}

function emptyRow(index: number, row: number): HexRowProblem {
  const fix = 'remove the empty line, or write -- for each place without a space';
  return { line: index + 1, column: 1, message: `row ${row + 1} is empty`, fix };
}

/** The cells of a row, no more than one beyond what is allowed. */
function cellsOf(line: string): RegExpExecArray[] {
  const cells: RegExpExecArray[] = [];
  for (const cell of line.matchAll(/\S+/g)) if (cells.push(cell) > mapLimits.across) break;
  return cells;
}

type Report = (message: string, fix: string, reason?: string) => void;

function readColumn(cell: string, codes: ReadonlyMap<string, string>, report: Report): DrawnMass[] {
  const masses: DrawnMass[] = [];
  const parts = cell.split('/');
  for (const [index, part] of parts.entries()) {
    if (index === 0 && part === '--' && parts.length > 1) continue;
    const mass = readMass(part, cell, index > 0, codes, report);
    if (mass === undefined) return [];
    const below = masses.at(-1);
    if (below !== undefined && mass.level === below.level && isFlat(mass) && isFlat(below)) {
      report(
        `in ${cell}, ${part} lies on the ${below.terrain}, and neither adds a level`,
        'write the one that is to lie on the land',
        'terrain.flat-on-flat',
      );
      return [];
    }
    if (below !== undefined && mass.underside <= below.level) {
      const touching = mass.underside === below.level;
      report(
        `in ${cell}, ${part} ${touching ? 'touches' : 'overlaps'} the ${below.terrain} at level ${below.level}`,
        touching
          ? `write ${mass.code}${mass.level} alone when it is one solid mass, or raise the slab`
          : 'list the spaces of a column from low to high, with a gap under each slab',
        touching && isFlat(below) ? 'terrain.land-on-flat' : undefined,
      );
      return [];
    }
    masses.push(mass);
  }
  return masses;
}

function isFlat({ terrain }: DrawnMass): boolean {
  return flatTerrains.has(terrain);
}

function readMass(
  part: string,
  cell: string,
  slab: boolean,
  codes: ReadonlyMap<string, string>,
  report: Report,
): DrawnMass | undefined {
  const [, code, levelText, thicknessText] = massPattern.exec(part) ?? [];
  if (code === undefined || levelText === undefined || (code === '' && !codes.has(code))) {
    report(
      `"${cell}" is no cell`,
      'write a terrain code and a level (g3), -- for no space, or g1/g9 for a slab above',
    );
    return undefined;
  }
  const terrain = codes.get(code);
  if (terrain === undefined) {
    report(
      `"${code}" in "${cell}" is no terrain code`,
      `${fixFor(code, [...codes.keys()]) ?? 'use a code of the format'}, or add "${code}" to the legend`,
    );
    return undefined;
  }
  const level = Number(levelText);
  const thickness = thicknessText === undefined ? 1 : Number(thicknessText);
  if (level > highestLevel) {
    report(`level ${levelText} in "${cell}" is too high`, `levels go from 0 to ${highestLevel}`);
    return undefined;
  }
  if (level === 0 && landTerrains.has(terrain)) {
    report(`${terrain} cannot lie at level 0, which is the table`, `write ${code}1: land starts at level 1`);
    return undefined;
  }
  if (thicknessText !== undefined && !slab) {
    report(
      `"${part}" gives a thickness to the ground`,
      'only a slab above another space has one, as in g1/g9:3',
    );
    return undefined;
  }
  if (slab && (thickness < 1 || thickness > level)) {
    report(`a slab cannot be ${thickness} thick at level ${level}`, `give it a thickness from 1 to ${level}`);
    return undefined;
  }
  return { code, terrain, level, underside: slab ? level - thickness : 0 };
}
