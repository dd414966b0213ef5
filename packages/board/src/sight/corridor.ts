import type { Battlefield } from '../battlefield.ts';
import type { Space } from '../space.ts';
import { type Barrier, type Barriers, bottomless } from './barriers.ts';
import { convexParts } from './convex-parts.ts';
import type { Frame } from './frame.ts';
import { HullSides } from './hull-sides.ts';
import type { Occluder } from './occluder.ts';
import type { Shape } from './shape.ts';
import type { SightGround, StandingBody } from './sight-ground.ts';
import type { SightScratch } from './sight-scratch.ts';
import { massUnder } from './standing-bodies.ts';
import { edgeTowards, type TurnedHex } from './turned-hex.ts';
import { baseRadius } from './zone.ts';

const stepEast = 43.30127018922193;
const stepSouth = 37.5;
/** How far from its middle a hex reaches at the most, in millimetres. */
const hexReach = 25;

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
  #heights: HeightRange = { low: 0, high: 0 };
  #leaveOut: readonly string[] = [];
  /** Half the extent of a hex along the axis. */
  #reach = 0;
  /** Between these x lie the centres of all hexes that reach into the corridor. */
  #left = 0;
  #right = 0;

  constructor(field: Battlefield, ground: SightGround, { frame, barriers, hex }: SightScratch) {
    this.barriers = barriers;
    this.#hex = hex;
    this.#field = field;
    this.#ground = ground;
    this.#frame = frame;
  }

  /** Gathers terrain, objects and walls of one region, between these outlines, that reach into the heights. */
  gather(shapes: readonly Shape[], region: number, heights: HeightRange, leaveOut: readonly string[]): void {
    const hex = this.#hex;
    this.barriers.clear();
    this.#heights = heights;
    this.#leaveOut = leaveOut;
    hex.turn(this.#frame);
    this.#reach = hex.reach(1, 0);
    this.#left = Number.POSITIVE_INFINITY;
    this.#right = Number.NEGATIVE_INFINITY;
    for (const { left, right } of shapes) {
      this.#left = Math.min(this.#left, left - this.#reach);
      this.#right = Math.max(this.#right, right + this.#reach);
    }
    this.sides.lay(shapes, hex);
    this.#walkRows(shapes, region);
  }

  /** Adds one occluder if it stands in the corridor and reaches into the heights. `tall`: part of a figure's Height that counts. */
  addOccluder(occluder: Occluder, tall: number): void {
    if (occluder.kind === 'figure') {
      const { spaces, bottom, height } = occluder.zone;
      let low = bottomless;
      for (const space of spaces) low = Math.max(low, this.#footing(space, bottom));
      if (!this.#reaches(low, bottom + height * tall) || !spaces.some((space) => this.#isNear(space))) return;
      const parts = spaces.length === 1 ? [spaces] : convexParts(this.#field, spaces);
      for (const part of parts) {
        const barrier = this.barriers.add(low, bottom + height * tall, false, occluder);
        barrier.radius = baseRadius;
        for (const space of part) barrier.addCorner(this.#alongOf(space), this.#acrossOf(space));
        barrier.close();
      }
      return;
    }
    const { bottom, top, obstructs = true } = occluder;
    if (!this.#reaches(bottom, top)) return;
    if (occluder.kind === 'wall') {
      const [a, b] = occluder.between;
      const low = Math.min(this.#footing(a, bottom), this.#footing(b, bottom));
      const direction = this.#field.directionBetween(a, b);
      if (direction < 0 || !this.#isNear(a)) return;
      const barrier = this.barriers.add(low, top, obstructs, occluder);
      this.#raiseWall(barrier, this.#alongOf(a), this.#acrossOf(a), direction);
      return;
    }
    for (const space of occluder.spaces) {
      if (!this.#isNear(space)) continue;
      const barrier = this.barriers.add(this.#footing(space, bottom), top, obstructs, occluder);
      this.#centre(barrier, this.#alongOf(space), this.#acrossOf(space));
    }
  }

  /** Gives a hex its corners; does nothing if it has them. */
  outline(barrier: Barrier): void {
    if (barrier.count > 0) return;
    const hex = this.#hex;
    const [x, y] = [barrier.x[0] as number, barrier.y[0] as number];
    for (let i = 0; i < 6; i++) {
      barrier.addCorner(x + (hex.cornerX[i] as number), y + (hex.cornerY[i] as number));
      barrier.normalX[i] = hex.normalX[i] as number;
      barrier.normalY[i] = hex.normalY[i] as number;
    }
  }

  /** Visits the columns of the corridor: those about the outlines on the map that lie between its ends and sides. */
  #walkRows(shapes: readonly Shape[], region: number): void {
    const grid = this.#ground.grids.get(region);
    if (grid === undefined) return;
    const frame = this.#frame;
    let [west, east, north, south] = [1e9, -1e9, 1e9, -1e9];
    for (const { x, y, count, radius } of shapes)
      for (let i = 0; i < count; i++) {
        const [atX, atY] = [x[i] as number, y[i] as number];
        const reach = radius + hexReach;
        west = Math.min(west, frame.eastOf(atX, atY) - reach);
        east = Math.max(east, frame.eastOf(atX, atY) + reach);
        north = Math.min(north, frame.southOf(atX, atY) - reach);
        south = Math.max(south, frame.southOf(atX, atY) + reach);
      }
    const lastRow = Math.min(grid.lastRow, Math.floor(south / stepSouth));
    for (let row = Math.max(grid.firstRow, Math.ceil(north / stepSouth)); row <= lastRow; row++) {
      const shift = row & 1 ? 0.5 : 0;
      const firstPlace = Math.max(grid.firstPlace, Math.ceil(west / stepEast - shift));
      const lastPlace = Math.min(grid.lastPlace, Math.floor(east / stepEast - shift));
      const start = (row - grid.firstRow) * grid.width - grid.firstPlace;
      for (let place = firstPlace; place <= lastPlace; place++) {
        const column = grid.columns[start + place] as number;
        if (column < 0) continue;
        const x = frame.along((place + shift) * stepEast, row * stepSouth);
        const y = frame.across((place + shift) * stepEast, row * stepSouth);
        if (this.#holds(x, y)) this.#visit(column, x, y);
      }
    }
  }

  #visit(column: number, x: number, y: number): void {
    for (const body of this.#ground.bodies[column] ?? [])
      if (this.#counts(body))
        this.#centre(this.barriers.add(body.low, body.high, body.obstructs, body), x, y);
    for (const wall of this.#ground.walls[column] ?? [])
      if (this.#counts(wall)) {
        const barrier = this.barriers.add(wall.low, wall.high, wall.obstructs, wall);
        this.#raiseWall(barrier, x, y, wall.direction);
      }
  }

  #counts({ low, high, kind, id }: StandingBody): boolean {
    return this.#reaches(low, high) && (kind === 'space' || !this.#leaveOut.includes(id));
  }

  #reaches(low: number, high: number): boolean {
    return high > this.#heights.low && low < this.#heights.high;
  }

  #centre(barrier: Barrier, x: number, y: number): void {
    barrier.x[0] = x;
    barrier.y[0] = y;
    barrier.left = x - this.#reach;
    barrier.right = x + this.#reach;
  }

  /** Lays a wall along the border of the hex about a point. */
  #raiseWall(barrier: Barrier, x: number, y: number, direction: number): void {
    const { cornerX, cornerY } = this.#hex;
    const edge = edgeTowards[direction] as number;
    for (const corner of [edge, (edge + 1) % 6])
      barrier.addCorner(x + (cornerX[corner] as number), y + (cornerY[corner] as number));
    barrier.close();
  }

  /** Lower face of the mass on which something stands at a level of a space. */
  #footing(space: Space, level: number): number {
    return massUnder(this.#ground, this.#field.column[space] as number, level);
  }

  #isNear(space: Space): boolean {
    return this.#holds(this.#alongOf(space), this.#acrossOf(space));
  }

  /** Whether a hex about a point, or a base on it, reaches into the corridor. */
  #holds(x: number, y: number): boolean {
    return x > this.#left && x < this.#right && !this.sides.clear(x, y);
  }

  #alongOf(space: Space): number {
    return this.#frame.along(this.#field.x[space] as number, this.#field.y[space] as number);
  }

  #acrossOf(space: Space): number {
    return this.#frame.across(this.#field.x[space] as number, this.#field.y[space] as number);
  }
}
