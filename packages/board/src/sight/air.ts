import { oppositeDirection } from '../geometry.ts';
import type { ColumnGrid, SightGround, StandingBody, StandingWall } from './sight-ground.ts';
import { heightTolerance } from './tolerance.ts';

/**
 * The air of a battlefield region: the gaps between the bodies of each hex, and what the walls on a border leave open.
 * Hexes are told by their row and place, as in `ColumnGrid`; beyond the columns all is air.
 */
export class Air {
  readonly #ground: SightGround;
  #grid: ColumnGrid | undefined;
  #leaveOut: readonly string[] = [];

  constructor(ground: SightGround) {
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
    return (this.#ground.bodies[column]?.length ?? 0) + 1;
  }

  /** Level at which a gap begins: the table, or the upper face of a body; infinite where there is none. */
  floorOf(column: number, gap: number): number {
    if (gap === 0) return Number.NEGATIVE_INFINITY;
    const body = this.#ground.bodies[column]?.[gap - 1];
    return body === undefined || this.#leaves(body) ? Number.POSITIVE_INFINITY : body.high - heightTolerance;
  }

  /** Lower face of what lies over the floor of a gap; below the floor if another body holds that. */
  ceilingOver(column: number, floor: number): number {
    let ceiling = Number.POSITIVE_INFINITY;
    for (const body of this.#ground.bodies[column] ?? []) {
      if (body.high - heightTolerance <= floor || this.#leaves(body)) continue;
      ceiling = Math.min(ceiling, body.low + heightTolerance);
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
    for (const wall of this.#wallsOf(column, direction))
      if (wall.low + heightTolerance < level) level = Math.max(level, wall.high - heightTolerance);
    return level;
  }

  #nextWall(column: number, direction: number, level: number): number {
    let next = Number.POSITIVE_INFINITY;
    for (const { low } of this.#wallsOf(column, direction))
      if (low + heightTolerance >= level) next = Math.min(next, low + heightTolerance);
    return next;
  }

  #wallsOf(column: number, direction: number): readonly StandingWall[] {
    const walls = this.#ground.walls[column] ?? [];
    return walls.filter((wall) => wall.direction === direction && !this.#leaves(wall));
  }

  #leaves({ kind, id }: StandingBody): boolean {
    return kind !== 'space' && this.#leaveOut.includes(id);
  }
}
