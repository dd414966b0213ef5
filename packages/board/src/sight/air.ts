import type { Battlefield } from '../battlefield.ts';
import { oppositeDirection } from '../geometry.ts';
import type { ColumnGrid, SightGround } from './sight-ground.ts';
import { heightTolerance } from './tolerance.ts';

/**
 * The air of a battlefield region: the gaps between the bodies of each hex, and what the walls on a border leave open.
 * Hexes are told by their row and place, as in `ColumnGrid`; beyond the columns all is air.
 */
export class Air {
  readonly #field: Battlefield;
  readonly #ground: SightGround;
  #grid: ColumnGrid | undefined;
  #leaveOut: readonly string[] = [];

  constructor(field: Battlefield, ground: SightGround) {
    this.#field = field;
    this.#ground = ground;
  }

  /** Starts questions about a region. `leaveOut`: ids of objects and walls that do not count. */
  begin(region: number, leaveOut: readonly string[]): void {
    this.#grid = this.#ground.grids.get(region);
    this.#leaveOut = leaveOut;
  }

  columnAt(row: number, place: number): number {
    const grid = this.#grid;
    if (grid === undefined || row < grid.firstRow || row > grid.lastRow) return -1;
    if (place < grid.firstPlace || place > grid.lastPlace) return -1;
    return grid.columns[(row - grid.firstRow) * grid.width + place - grid.firstPlace] as number;
  }

  /** Gaps of a column are numbered from 0 up to this; not every number is a gap. */
  gapsOf(column: number): number {
    if (column < 0) return 1;
    return (
      (this.#ground.bodies.start[column + 1] as number) - (this.#ground.bodies.start[column] as number) + 1
    );
  }

  /** Level at which a gap begins: the table, or the upper face of a body; infinite where there is none. */
  floorOf(column: number, gap: number): number {
    if (gap === 0) return Number.NEGATIVE_INFINITY;
    const body = (this.#ground.bodies.start[column] as number) + gap - 1;
    return this.#leavesBody(body)
      ? Number.POSITIVE_INFINITY
      : (this.#ground.bodies.tables.high[body] as number) - heightTolerance;
  }

  /** Lower face of what lies over the floor of a gap; below the floor if another body holds that. */
  ceilingOver(column: number, floor: number): number {
    let ceiling = Number.POSITIVE_INFINITY;
    if (column < 0) return ceiling;
    const ground = this.#ground;
    const end = ground.bodies.start[column + 1] as number;
    for (let body = ground.bodies.start[column] as number; body < end; body++) {
      if ((ground.bodies.tables.high[body] as number) - heightTolerance <= floor || this.#leavesBody(body))
        continue;
      ceiling = Math.min(ceiling, (ground.bodies.tables.low[body] as number) + heightTolerance);
    }
    return ceiling;
  }

  /** The lowest level, from one on, that no wall on the border of two columns holds. */
  openFrom(column: number, beside: number, direction: number, level: number): number {
    const back = oppositeDirection(direction);
    for (let open = level; ; ) {
      const higher = this.#above(beside, back, this.#above(column, direction, open));
      if (higher === open) return open;
      open = higher;
    }
  }

  /** The lowest level above an open one at which a wall on the border begins. */
  openUpTo(column: number, beside: number, direction: number, level: number): number {
    const own = this.#nextWall(column, direction, level);
    return Math.min(own, this.#nextWall(beside, oppositeDirection(direction), level));
  }

  #above(column: number, direction: number, from: number): number {
    let level = from;
    const ground = this.#ground;
    const end = column < 0 ? 0 : (ground.walls.start[column + 1] as number);
    for (let wall = column < 0 ? 0 : (ground.walls.start[column] as number); wall < end; wall++) {
      if (ground.walls.tables.direction[wall] !== direction || this.#leavesWall(wall)) continue;
      if ((ground.walls.tables.low[wall] as number) + heightTolerance >= level) continue;
      level = Math.max(level, (ground.walls.tables.high[wall] as number) - heightTolerance);
    }
    return level;
  }

  #nextWall(column: number, direction: number, level: number): number {
    let next = Number.POSITIVE_INFINITY;
    const ground = this.#ground;
    const end = column < 0 ? 0 : (ground.walls.start[column + 1] as number);
    for (let wall = column < 0 ? 0 : (ground.walls.start[column] as number); wall < end; wall++) {
      if (ground.walls.tables.direction[wall] !== direction || this.#leavesWall(wall)) continue;
      const low = (ground.walls.tables.low[wall] as number) + heightTolerance;
      if (low >= level) next = Math.min(next, low);
    }
    return next;
  }

  #leavesBody(body: number): boolean {
    const ground = this.#ground;
    if (this.#leaveOut.length === 0 || ground.bodies.tables.kind[body] !== 1) return false;
    return this.#leaveOut.includes(this.#field.solids[ground.bodies.tables.source[body] as number]?.id ?? '');
  }

  #leavesWall(wall: number): boolean {
    if (this.#leaveOut.length === 0) return false;
    return this.#leaveOut.includes(
      this.#field.walls[this.#ground.walls.tables.source[wall] as number]?.id ?? '',
    );
  }
}
