import type { Battlefield } from '../battlefield.ts';
import { Barriers, bottomless, cornerStride } from './barriers.ts';
import type { Frame } from './frame.ts';
import type { Occluder } from './occluder.ts';
import type { Shape } from './shape.ts';
import { type ColumnGrid, massUnder, type SightGround } from './sight-ground.ts';
import { baseRadius, convexParts } from './zone.ts';

/** Half the width of a hex: 25 mm times half the square root of 3. */
const halfWidth = 21.650635094610966;
const stepEast = 43.30127018922193;
const stepSouth = 37.5;
const half = 0.5;
const halfRoot3 = 0.8660254037844386;
/** Corners of a hex about its centre, and outward normals of its edges, edge i running from corner i to the next. */
const hexX = [halfWidth, 0, -halfWidth, -halfWidth, 0, halfWidth];
const hexY = [12.5, 25, 12.5, -12.5, -25, -12.5];
const edgeX = [half, -half, -1, -half, half, 1];
const edgeY = [halfRoot3, halfRoot3, 0, -halfRoot3, -halfRoot3, 0];
/** Edge of a hex towards each direction E, NE, NW, W, SW, SE (y runs south). */
const edgeTowards = [5, 4, 3, 2, 1, 0];

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
  readonly barriers = new Barriers();
  readonly #field: Battlefield;
  readonly #ground: SightGround;
  readonly #frame: Frame;
  readonly #cornerX = new Float64Array(6);
  readonly #cornerY = new Float64Array(6);
  readonly #edgeX = new Float64Array(6);
  readonly #edgeY = new Float64Array(6);
  #reachX = 0;
  #reachY = 0;
  #left = 0;
  #right = 0;
  #top = 0;
  #bottom = 0;

  constructor(field: Battlefield, ground: SightGround, frame: Frame) {
    this.#field = field;
    this.#ground = ground;
    this.#frame = frame;
  }

  /** Sides of the corridor, across the axis. */
  get top(): number {
    return this.#top;
  }

  get bottom(): number {
    return this.#bottom;
  }

  /** Gathers terrain, objects and walls of one region, between these outlines, that reach into the given heights. */
  gather(shapes: readonly Shape[], region: number, heights: HeightRange): void {
    this.barriers.clear();
    this.#turnHex();
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
      if (direction < 0 || !this.#near(a, this.#reachX, this.#reachY)) return;
      this.#addWall(a, direction, low, occluder.top, obstructs, 3, index);
      return;
    }
    for (const space of occluder.spaces) {
      if (!this.#near(space, this.#reachX, this.#reachY)) continue;
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
      barriers.x[start + i] = centreX + (this.#cornerX[i] as number);
      barriers.y[start + i] = centreY + (this.#cornerY[i] as number);
      barriers.normalX[start + i] = this.#edgeX[i] as number;
      barriers.normalY[start + i] = this.#edgeY[i] as number;
    }
    barriers.corners[barrier] = 6;
  }

  #turnHex(): void {
    const { axisX, axisY } = this.#frame;
    let reachX = 0;
    let reachY = 0;
    for (let i = 0; i < 6; i++) {
      const x = (hexX[i] as number) * axisX + (hexY[i] as number) * axisY;
      const y = (hexY[i] as number) * axisX - (hexX[i] as number) * axisY;
      this.#cornerX[i] = x;
      this.#cornerY[i] = y;
      this.#edgeX[i] = (edgeX[i] as number) * axisX + (edgeY[i] as number) * axisY;
      this.#edgeY[i] = (edgeY[i] as number) * axisX - (edgeX[i] as number) * axisY;
      if (x > reachX) reachX = x;
      if (y > reachY) reachY = y;
    }
    this.#reachX = reachX;
    this.#reachY = reachY;
  }

  #walkRows(grid: ColumnGrid, heights: HeightRange): void {
    const { axisX, axisY, originX, originY } = this.#frame;
    const left = this.#left - this.#reachX;
    const right = this.#right + this.#reachX;
    const bottom = this.#bottom - this.#reachY;
    const top = this.#top + this.#reachY;
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
      const shift = row & 1 ? half : 0;
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
      const end = ground.bodyStart[column + 1] as number;
      for (let body = ground.bodyStart[column] as number; body < end; body++) {
        const high = ground.bodyHigh[body] as number;
        const low = ground.bodyLow[body] as number;
        if (high <= heights.low || low >= heights.high) continue;
        this.#addHex(
          east * axisX + down * axisY,
          down * axisX - east * axisY,
          low,
          high,
          ground.bodyObstructs[body] === 1,
          ground.bodyKind[body] as number,
          ground.bodySource[body] as number,
        );
      }
    }
    const lastWall = ground.wallStart[column + 1] as number;
    for (let wall = ground.wallStart[column] as number; wall < lastWall; wall++) {
      const high = ground.wallHigh[wall] as number;
      const low = ground.wallLow[wall] as number;
      if (high <= heights.low || low >= heights.high) continue;
      const space = this.#field.columnSpaces[this.#field.columnStart[column] as number] as number;
      const direction = ground.wallDirection[wall] as number;
      this.#addWall(
        space,
        direction,
        low,
        high,
        ground.wallObstructs[wall] === 1,
        2,
        ground.wallSource[wall] as number,
      );
    }
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
    barriers.left[barrier] = x - this.#reachX;
    barriers.right[barrier] = x + this.#reachX;
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
    barriers.addCorner(barrier, x + (this.#cornerX[edge] as number), y + (this.#cornerY[edge] as number));
    barriers.addCorner(barrier, x + (this.#cornerX[next] as number), y + (this.#cornerY[next] as number));
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
