import type { Battlefield } from '../battlefield.ts';
import { type Marks, shortLabel, sideLetter } from './marks.ts';
import { drawnObjects } from './object-look.ts';
import { columnLabel, type DrawnColumn, layOutRegion, type RegionLayout } from './region-layout.ts';
import { resolveSpace, resolveSpaces } from './space-ref.ts';
import { terminalLegend } from './terminal-legend.ts';
import type { Paint, PaintRole } from './terminal-paint.ts';
import { terrainLook } from './terrain-look.ts';

/** Marks, and how to colour them. */
export interface TerminalOptions extends Marks {
  /** Colours a piece of text; left out = plain text. */
  readonly paint?: Paint;
  /** One line for each row: what stands on a space instead of its terrain, and walls only beside spaces. */
  readonly compact?: boolean;
  /** The part that is drawn; left out = all. */
  readonly window?: TerminalWindow;
}

/** A part of a drawn battlefield, by rows and places in them, both counted from 0. */
export interface TerminalWindow {
  readonly firstColumn: number;
  readonly lastColumn: number;
  readonly firstRow: number;
  readonly lastRow: number;
}

/** The part of a battlefield around a space that is at most so many places wide and rows high, as near its middle as the edges let it. */
export function windowAround(
  battlefield: Battlefield,
  space: number,
  most: { readonly columns: number; readonly rows: number },
): TerminalWindow {
  const layout = layOutRegion(battlefield, battlefield.region[space] ?? 0);
  const row = battlefield.r[space] ?? 0;
  const column = (battlefield.q[space] ?? 0) + (row - (row & 1)) / 2;
  const [firstColumn, lastColumn] = stretch(layout.firstColumn, layout.lastColumn, column, most.columns);
  const [firstRow, lastRow] = stretch(layout.firstRow, layout.lastRow, row, most.rows);
  return { firstColumn, lastColumn, firstRow, lastRow };
}

/** At most so many numbers of a stretch, with one of them as near the middle as may be. */
function stretch(first: number, last: number, middle: number, most: number): readonly [number, number] {
  const from = Math.max(first, Math.min(middle - Math.floor(most / 2), last - most + 1));
  return [from, Math.min(last, from + most - 1)];
}

/** Characters in front of each row. */
const margin = 4;
/** Least characters of a cell. */
const narrowest = 3;

/** Two pieces of text of a cell, one above the other. */
interface Cell {
  readonly upper: string;
  readonly lower: string;
  readonly upperRole: PaintRole;
  readonly lowerRole: PaintRole;
}

/**
 * Draws a battlefield as text: offset rows of cells, each with terrain code and level above and what stands there
 * below; walls between the cells, a letter over each column, a number before each row, and a legend.
 */
export function drawInTerminal(battlefield: Battlefield, options: TerminalOptions = {}): string {
  const whole = layOutRegion(battlefield, options.region ?? 0);
  const paint: Paint = options.paint ?? ((text) => text);
  if (whole.columns.length === 0) return '';
  const layout = { ...whole, ...options.window };
  const cellOf = cellReader(battlefield, options, layout);
  const cells = new Map(layout.columns.map((column) => [column, cellOf(column)]));
  const width = oddWidth([...cells.values()]);
  const blank = ' '.repeat(width);
  const halfCell = (width + 1) / 2;
  const isCompact = options.compact === true;
  const walls = wallMarks(battlefield, options.region ?? 0);
  const lines: string[] = options.title === undefined ? [] : [paint(options.title, { kind: 'title' }), ''];
  lines.push(header(layout, width));
  for (let row = layout.firstRow; row <= layout.lastRow; row += 1) {
    const shift = ' '.repeat(row % 2 === 0 ? 0 : halfCell);
    let upper = `${paint(String(row + 1).padStart(3), { kind: 'label' })} ${shift}`;
    let lower = ' '.repeat(margin) + shift;
    let hasLower = false;
    for (let rowColumn = layout.firstColumn; rowColumn <= layout.lastColumn; rowColumn += 1) {
      const column = layout.columnAt(rowColumn, row);
      const cell = column && cells.get(column);
      const wall = walls.has(`${rowColumn} ${row} W`) ? paint('|', { kind: 'wall' }) : ' ';
      upper += wall + (cell ? paint(cell.upper.padEnd(width), cell.upperRole) : blank);
      lower += wall + (cell ? paint(cell.lower.padEnd(width), cell.lowerRole) : blank);
      hasLower ||= wall !== ' ' || (cell !== undefined && cell.lower !== '');
    }
    lines.push(upper.trimEnd());
    if (isCompact) continue;
    const edge = lowerWalls(layout, row, walls, halfCell, paint);
    if (hasLower || edge !== undefined || options.paint !== undefined) lines.push(lower.trimEnd());
    if (edge !== undefined) lines.push(edge);
  }
  if (options.legend !== false) lines.push('', ...terminalLegend(battlefield, options, layout, paint));
  return `${lines.join('\n')}\n`;
}

/** Cells are as wide as the longest text needs; with the gap in front of each, an even number of characters. */
function oddWidth(cells: readonly Cell[]): number {
  const longest = Math.max(narrowest, ...cells.flatMap(({ upper, lower }) => [upper.length, lower.length]));
  return longest % 2 === 1 ? longest : longest + 1;
}

function header(layout: RegionLayout, width: number): string {
  let line = ' '.repeat(margin);
  for (let rowColumn = layout.firstColumn; rowColumn <= layout.lastColumn; rowColumn += 1) {
    line += columnLabel(rowColumn)
      .padStart(2)
      .padEnd(width + 1);
  }
  return line.trimEnd();
}

/** What stands on a space, as text. */
interface Occupant {
  readonly text: string;
  readonly role: PaintRole;
}

/** The one thing to show of each space: figures before highlights, objects, tokens and the overlay. */
function occupants(battlefield: Battlefield, options: TerminalOptions): ReadonlyMap<number, Occupant> {
  const texts = new Map<number, Occupant>();
  for (const [space, { text, tone }] of options.overlay?.entries ?? []) {
    texts.set(space, { text, role: { kind: 'overlay', tone } });
  }
  for (const token of options.tokens ?? []) {
    const text = `*${shortLabel(token)}`;
    texts.set(resolveSpace(battlefield, token.space), { text, role: { kind: 'token' } });
  }
  const looks = drawnObjects(battlefield, options);
  for (let space = 0; space < battlefield.count; space += 1) {
    const look = looks.solid(battlefield.solidAt[space] ?? -1);
    if (look !== undefined) texts.set(space, { text: look.code, role: { kind: 'object' } });
  }
  for (const { space, label = '<>' } of options.highlights ?? []) {
    texts.set(resolveSpace(battlefield, space), { text: label, role: { kind: 'highlight' } });
  }
  for (const figure of options.figures ?? []) {
    const text = `${sideLetter(figure.side)}${shortLabel(figure)}`;
    for (const space of resolveSpaces(battlefield, figure.spaces)) {
      texts.set(space, { text, role: { kind: 'figure', side: figure.side } });
    }
  }
  return texts;
}

function cellReader(
  battlefield: Battlefield,
  options: TerminalOptions,
  { lowest, highest }: RegionLayout,
): (column: DrawnColumn) => Cell {
  const texts = occupants(battlefield, options);
  const zones = new Map<number, number>();
  for (const zone of options.zones ?? []) {
    for (const space of resolveSpaces(battlefield, zone.spaces)) zones.set(space, zone.side);
  }
  return ({ spaces }) => {
    const top = spaces.at(-1) ?? 0;
    const shown = spaces.findLast((space) => texts.has(space));
    const found = shown === undefined ? undefined : texts.get(shown);
    const side = zones.get(top);
    const terrain = battlefield.terrainOf(top);
    const { code, colour } = terrainLook(terrain, options.terrains);
    const level = battlefield.level[top] ?? 0;
    const upperRole: PaintRole = {
      kind: 'space',
      terrain,
      colour,
      level,
      lowest,
      highest,
      ...(side !== undefined && { side }),
    };
    const covers = spaces.length > 1 ? "'" : '';
    const whole = `${code}${level}${covers}`;
    const isCompact = options.compact === true;
    const upper = isCompact && whole.length > narrowest ? `${level}${covers}` : whole;
    const zone = side === undefined ? '' : `.${sideLetter(side)}`;
    if (found === undefined) return { upper, upperRole, lower: zone, lowerRole: upperRole };
    const text =
      shown === top || (isCompact && found.text.length >= narrowest) ? found.text : `_${found.text}`;
    if (isCompact) return { upper: text, upperRole: found.role, lower: '', lowerRole: upperRole };
    return { upper, upperRole, lower: text, lowerRole: found.role };
  };
}

/** Places at which a wall stands: `column row side`, where the side is W, SW or SE of the hex. */
function wallMarks(battlefield: Battlefield, region: number): ReadonlySet<string> {
  const marks = new Set<string>();
  const looks = drawnObjects(battlefield);
  for (const wall of battlefield.walls) {
    if (looks.ladder(wall.id)) continue;
    for (const { a, b, direction } of wall.borders) {
      if (battlefield.region[a] !== region) continue;
      const [space, side] = direction < 3 ? [b, (direction + 3) % 6] : [a, direction];
      const row = battlefield.r[space] ?? 0;
      const rowColumn = (battlefield.q[space] ?? 0) + (row - (row & 1)) / 2;
      marks.add(`${rowColumn} ${row} ${side === 3 ? 'W' : side === 4 ? 'SW' : 'SE'}`);
    }
  }
  return marks;
}

/** The line between two rows, if any wall stands there. */
function lowerWalls(
  layout: RegionLayout,
  row: number,
  walls: ReadonlySet<string>,
  halfCell: number,
  paint: Paint,
): string | undefined {
  let line = ' '.repeat(margin + (row % 2 === 0 ? 0 : halfCell));
  let any = false;
  for (let rowColumn = layout.firstColumn; rowColumn <= layout.lastColumn; rowColumn += 1) {
    const left = walls.has(`${rowColumn} ${row} SW`);
    const right = walls.has(`${rowColumn} ${row} SE`);
    any ||= left || right;
    const wall = (standing: boolean, text: string) =>
      standing ? paint(text.padEnd(halfCell), { kind: 'wall' }) : ' '.repeat(halfCell);
    line += wall(left, ' \\') + wall(right, ' /');
  }
  return any ? line.trimEnd() : undefined;
}
