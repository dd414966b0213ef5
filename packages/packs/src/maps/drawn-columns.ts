import { formatSpaceName, parseSpaceName, type SpaceName } from '@scapewright/board';
import type { HexDrawing } from '../scenario/scenario-data.ts';
import { briefly, type Place } from '../yaml/problem.ts';
import { type DrawnColumn, parseHexRows } from './hex-rows.ts';
import type { MapPlace, MapTile } from './map-model.ts';
import type { MapProblem, MapProblemCode } from './map-problem.ts';

/** The columns of all battlefields that are drawn, by name. */
export class DrawnColumns {
  readonly tiles: MapTile[] = [];
  readonly #columns = new Map<string, { column: DrawnColumn; battlefield: string | undefined }>();
  readonly #problems: MapProblem[];

  constructor(problems: MapProblem[]) {
    this.#problems = problems;
  }

  /** `everywhere`: the terrain of which the whole battlefield consists, whatever is drawn. */
  add(
    battlefield: string | undefined,
    hexes: HexDrawing,
    legend: Readonly<Record<string, string>>,
    everywhere?: string,
  ): void {
    const { columns, problems } = parseHexRows(hexes.text, legend);
    for (const problem of problems) {
      const place = { line: hexes.line + problem.line - 1, column: hexes.column + problem.column - 1 };
      this.report('damaged-file', place, problem.message, problem.fix, problem.reason);
    }
    for (const column of columns) {
      const name = battlefield === undefined ? column.name : `${battlefield}:${column.name}`;
      this.#columns.set(name, { column, battlefield });
      for (const [index, mass] of column.masses.entries()) {
        this.tiles.push({
          id: index === column.masses.length - 1 ? name : `${name}@${mass.level}`,
          name: everywhere ?? mass.terrain,
          code: mass.code,
          terrain: everywhere ?? mass.terrain,
          cells: [{ q: column.q, r: column.r }],
          bottom: mass.underside,
          height: mass.level - mass.underside,
          rotation: 0,
          ...(battlefield && { battlefield }),
        });
      }
    }
  }

  spaceNamed(name: string): MapPlace | undefined {
    const parsed = parseSpaceName(name);
    const found = parsed && this.#columns.get(columnKey(parsed));
    if (parsed === undefined || found === undefined) return undefined;
    const { column, battlefield } = found;
    const level = parsed.level ?? column.masses.at(-1)?.level;
    if (level === undefined || !column.masses.some((mass) => mass.level === level)) return undefined;
    return { q: column.q, r: column.r, level, ...(battlefield && { battlefield }) };
  }

  /** Is another surface drawn higher up in the column? */
  isDrawnAbove({ q, r, level, battlefield }: MapPlace): boolean {
    return this.tiles.some(
      (tile) =>
        tile.battlefield === battlefield &&
        tile.cells.some((cell) => cell.q === q && cell.r === r) &&
        tile.bottom + tile.height > level,
    );
  }

  /** The space with a name, or undefined and a problem. */
  find(name: string, place: Place): MapPlace | undefined {
    const space = this.spaceNamed(name);
    if (space !== undefined) return space;
    const parsed = parseSpaceName(name);
    const column = parsed && this.#columns.get(columnKey(parsed))?.column;
    const levels = column?.masses.map((mass) => `${column.name}@${mass.level}`).join(' or ');
    const fix = levels === undefined ? 'use a space that is drawn' : `write ${levels}`;
    this.report('bad-space', place, `there is no space ${name}`, fix);
    return undefined;
  }

  /** The surface of a column at a level. */
  atLevel(column: string, level: number): MapPlace | undefined {
    return this.spaceNamed(`${column}@${level}`);
  }

  report(code: MapProblemCode, place: Place, message: string, fix: string, reason?: string): void {
    const { line, column } = place;
    const rule = reason === undefined ? {} : { reason };
    this.#problems.push({ code, severity: 'error', message: briefly(message), fix, line, column, ...rule });
  }
}

function columnKey({ hex, battlefield }: SpaceName): string {
  return formatSpaceName({ hex, ...(battlefield && { battlefield }) }) ?? '';
}
