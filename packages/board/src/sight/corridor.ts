import type { Battlefield } from '../battlefield.ts';
import { type Barriers, bottomless, cornerStride } from './barriers.ts';
import type { Frame } from './frame.ts';
import { HullSides } from './hull-sides.ts';
import type { Occluder } from './occluder.ts';
import type { Shape } from './shape.ts';
import { type ColumnGrid, massUnder, type SightGround } from './sight-ground.ts';
import type { SightScratch } from './sight-scratch.ts';
import { edgeTowards, type TurnedHex } from './turned-hex.ts';
import { baseRadius, convexParts } from './zone.ts';

const stepEast = 43.30127018922193;
const stepSouth = 37.5;

/** Heights between which the lines of a question run, in levels. */
export interface HeightRange {
  low: number;
  high: number;
}

/**
 * Gathers the bodies in the corridor between two zones: the strip in which all lines between them run. Hexes are
 * noted by their centre first and get their corners when `outline` is called for them.
 */
export class Corridor {
  readonly barriers: Barriers;
  readonly #field: Battlefield;
  readonly #ground: SightGround;
  readonly #frame: Frame;
  readonly #hex: TurnedHex;
  /** Between them run all lines of the question. */
  readonly sides = new HullSides();
  #leaveOut: readonly string[] = [];
  #left = 0;
  #right = 0;
  #top = 0;
  #bottom = 0;

  constructor(field: Battlefield, ground: SightGround, { frame, barriers, hex }: SightScratch) {
    this.barriers = barriers;
    this.#hex = hex;
    this.#field = field;
    this.#ground = ground;
    this.#frame = frame;
  }

  /** Gathers terrain, objects and walls of one region, between these outlines, that reach into the heights. */
  gather(shapes: readonly Shape[], region: number, heights: HeightRange, leaveOut: readonly string[]): void {
    this.barriers.clear();
    this.#leaveOut = leaveOut;
    this.#hex.turn(this.#frame);
    this.#left = Number.POSITIVE_INFINITY;
    this.#right = Number.NEGATIVE_INFINITY;
    this.#bottom = Number.POSITIVE_INFINITY;
    this.#top = Number.NEGATIVE_INFINITY;
    for (const shape of shapes) {
      this.#left = Math.min(this.#left, shape.farthestX(-1));
      this.#right = Math.max(this.#right, shape.farthestX(1));
      this.#bottom = Math.min(this.#bottom, shape.farthestY(-1));
      this.#top = Math.max(this.#top, shape.farthestY(1));
    }
    this.sides.lay(shapes, this.#frame, this.#hex, this.#bottom, this.#top);
    const grid = this.#ground.grids.get(region);
    if (grid !== undefined) this.#walkRows(grid, heights);
  }

  /** Adds one occluder if it stands in the corridor and reaches into the heights. `tall`: part of a figure's Height that counts. */
  addOccluder(occluder: Occluder, index: number, heights: HeightRange, tall: number): void {
    if (occluder.kind === 'figure') {
      const { zone } = occluder;
      const high = zone.bottom + zone.height * tall;
      if (high <= heights.low) return;
      let low = bottomless;
      for (const space of zone.spaces) low = Math.max(low, this.#footing(space, zone.bottom));
      if (low < heights.high) this.#addFigure(zone.spaces, low, high, index);
      return;
    }
    if (occluder.top <= heights.low || occluder.bottom >= heights.high) return;
    const obstructs = occluder.obstructs ?? true;
    if (occluder.kind === 'wall') {
      const [a, b] = occluder.between;
      const low = Math.min(this.#footing(a, occluder.bottom), this.#footing(b, occluder.bottom));
      const direction = this.#field.directionBetween(a, b);
      if (direction < 0 || !this.#near(a, this.#hex.reachX, this.#hex.reachY)) return;
      this.#addWall(a, direction, low, occluder.top, obstructs, 3, index);
      return;
    }
    for (const space of occluder.spaces) {
      if (!this.#near(space, this.#hex.reachX, this.#hex.reachY)) continue;
      const low = this.#footing(space, occluder.bottom);
      this.#addHex(this.#alongOf(space), this.#acrossOf(space), low, occluder.top, obstructs, 3, index);
    }
  }

  /** Gives a hex its corners; does nothing if it has them. */
  outline(barrier: number): void {
    const { barriers } = this;
    if (barriers.corners[barrier] !== 0) return;
    const start = barrier * cornerStride;
    const centreX = barriers.x[start] as number;
    const centreY = barriers.y[start] as number;
    for (let i = 0; i < 6; i++) {
      barriers.x[start + i] = centreX + (this.#hex.cornerX[i] as number);
      barriers.y[start + i] = centreY + (this.#hex.cornerY[i] as number);
      barriers.normalX[start + i] = this.#hex.normalX[i] as number;
      barriers.normalY[start + i] = this.#hex.normalY[i] as number;
    }
    barriers.corners[barrier] = 6;
  }

  #walkRows(grid: ColumnGrid, heights: HeightRange): void {
    const { sides } = this;
    const { axisX, axisY, originX, originY } = this.#frame;
    const left = this.#left - this.#hex.reachX;
    const right = this.#right + this.#hex.reachX;
    const bottom = this.#bottom - this.#hex.reachY;
    const top = this.#top + this.#hex.reachY;
    const south = axisY < 0 ? right * axisY : left * axisY;
    const north = axisY < 0 ? left * axisY : right * axisY;
    const lowest = originY + south + (axisX < 0 ? top * axisX : bottom * axisX);
    const highest = originY + north + (axisX < 0 ? bottom * axisX : top * axisX);
    const firstRow = Math.max(grid.firstRow, Math.ceil(lowest / stepSouth));
    const lastRow = Math.min(grid.lastRow, Math.floor(highest / stepSouth));
    for (let row = firstRow; row <= lastRow; row++) {
      const down = row * stepSouth - originY;
      let from = Number.NEGATIVE_INFINITY;
      let to = Number.POSITIVE_INFINITY;
      if (axisX > 1e-9 || axisX < -1e-9) {
        const a = (left - down * axisY) / axisX;
        const b = (right - down * axisY) / axisX;
        from = Math.min(a, b);
        to = Math.max(a, b);
      }
      if (axisY > 1e-9 || axisY < -1e-9) {
        const a = (down * axisX - top) / axisY;
        const b = (down * axisX - bottom) / axisY;
        from = Math.max(from, Math.min(a, b));
        to = Math.min(to, Math.max(a, b));
      }
      for (let side = 0; side < 2; side++) {
        const eastward = sides.eastward[side] as number;
        const rest = (sides.clear[side] as number) - down * (sides.southward[side] as number);
        if (eastward > 1e-9) to = Math.min(to, rest / eastward);
        else if (eastward < -1e-9) from = Math.max(from, rest / eastward);
        else if (rest < 0) to = Number.NEGATIVE_INFINITY;
      }
      const shift = row & 1 ? 0.5 : 0;
      const firstPlace = Math.max(grid.firstPlace, Math.ceil((originX + from) / stepEast - shift));
      const lastPlace = Math.min(grid.lastPlace, Math.floor((originX + to) / stepEast - shift));
      const start = (row - grid.firstRow) * grid.width - grid.firstPlace;
      for (let place = firstPlace; place <= lastPlace; place++) {
        const column = grid.columns[start + place] as number;
        if (column >= 0) this.#visit(column, (place + shift) * stepEast - originX, down, heights);
      }
    }
  }

  #visit(column: number, east: number, down: number, heights: HeightRange): void {
    const ground = this.#ground;
    const { axisX, axisY } = this.#frame;
    if ((ground.top[column] as number) > heights.low) {
      const end = ground.bodies.start[column + 1] as number;
      for (let body = ground.bodies.start[column] as number; body < end; body++) {
        const high = ground.bodies.tables.high[body] as number;
        const low = ground.bodies.tables.low[body] as number;
        if (high <= heights.low || low >= heights.high) continue;
        if (
          ground.bodies.tables.kind[body] === 1 &&
          this.#leavesOut(this.#field.solids[ground.bodies.tables.source[body] as number])
        )
          continue;
        this.#addHex(
          east * axisX + down * axisY,
          down * axisX - east * axisY,
          low,
          high,
          ground.bodies.tables.obstructs[body] === 1,
          ground.bodies.tables.kind[body] as number,
          ground.bodies.tables.source[body] as number,
        );
      }
    }
    const lastWall = ground.walls.start[column + 1] as number;
    for (let wall = ground.walls.start[column] as number; wall < lastWall; wall++) {
      const high = ground.walls.tables.high[wall] as number;
      const low = ground.walls.tables.low[wall] as number;
      if (high <= heights.low || low >= heights.high) continue;
      if (this.#leavesOut(this.#field.walls[ground.walls.tables.source[wall] as number])) continue;
      const space = this.#field.columnSpaces[this.#field.columnStart[column] as number] as number;
      const direction = ground.walls.tables.direction[wall] as number;
      this.#addWall(
        space,
        direction,
        low,
        high,
        ground.walls.tables.obstructs[wall] === 1,
        2,
        ground.walls.tables.source[wall] as number,
      );
    }
  }

  #leavesOut(body: { readonly id: string } | undefined): boolean {
    return this.#leaveOut.length > 0 && body !== undefined && this.#leaveOut.includes(body.id);
  }

  #addHex(
    x: number,
    y: number,
    low: number,
    high: number,
    obstructs: boolean,
    kind: number,
    source: number,
  ): void {
    const { barriers } = this;
    const barrier = barriers.add(low, high, obstructs, kind, source);
    barriers.x[barrier * cornerStride] = x;
    barriers.y[barrier * cornerStride] = y;
    barriers.left[barrier] = x - this.#hex.reachX;
    barriers.right[barrier] = x + this.#hex.reachX;
  }

  #addWall(
    space: number,
    direction: number,
    low: number,
    high: number,
    obstructs: boolean,
    kind: number,
    source: number,
  ): void {
    const { barriers } = this;
    const barrier = barriers.add(low, high, obstructs, kind, source);
    const edge = edgeTowards[direction] as number;
    const next = edge === 5 ? 0 : edge + 1;
    const x = this.#alongOf(space);
    const y = this.#acrossOf(space);
    barriers.addCorner(
      barrier,
      x + (this.#hex.cornerX[edge] as number),
      y + (this.#hex.cornerY[edge] as number),
    );
    barriers.addCorner(
      barrier,
      x + (this.#hex.cornerX[next] as number),
      y + (this.#hex.cornerY[next] as number),
    );
    barriers.close(barrier);
  }

  #addFigure(spaces: readonly number[], low: number, high: number, index: number): void {
    if (!spaces.some((space) => this.#near(space, baseRadius, baseRadius))) return;
    const { barriers } = this;
    for (const part of convexParts(this.#field, spaces)) {
      const barrier = barriers.add(low, high, false, 3, index);
      barriers.radius[barrier] = baseRadius;
      for (const space of part) barriers.addCorner(barrier, this.#alongOf(space), this.#acrossOf(space));
      barriers.turn(barrier);
      barriers.close(barrier);
    }
  }

  /** Lower face of the mass on which something stands at a level of a space. */
  #footing(space: number, level: number): number {
    return massUnder(this.#ground, this.#field.column[space] as number, level);
  }

  #near(space: number, reachX: number, reachY: number): boolean {
    const x = this.#alongOf(space);
    const y = this.#acrossOf(space);
    return (
      x > this.#left - reachX &&
      x < this.#right + reachX &&
      y > this.#bottom - reachY &&
      y < this.#top + reachY
    );
  }

  #alongOf(space: number): number {
    return this.#frame.along(this.#field.x[space] as number, this.#field.y[space] as number);
  }

  #acrossOf(space: number): number {
    return this.#frame.across(this.#field.x[space] as number, this.#field.y[space] as number);
  }
}
