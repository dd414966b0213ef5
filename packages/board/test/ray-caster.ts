import type { Battlefield } from '../src/battlefield.ts';
import { convexParts } from '../src/sight/convex-parts.ts';
import type { Occluder } from '../src/sight/occluder.ts';
import { baseRadius, type Zone } from '../src/sight/zone.ts';

/** A point on the battlefield: millimetres east and south, height in levels. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A body as the caster sees it: a convex outline of outward half planes, perhaps rounded, between two levels. */
interface Body {
  readonly cornersX: readonly number[];
  readonly cornersY: readonly number[];
  readonly radius: number;
  readonly low: number;
  readonly high: number;
  readonly obstructs: boolean;
}

const normals = [0, 1, 2, 3, 4, 5].map((i) => ({
  x: Math.cos((i * Math.PI) / 3),
  y: Math.sin((i * Math.PI) / 3),
}));
const inradius = 25 * Math.cos(Math.PI / 6);

/** What touches terrain below or above it reaches this far into it, in levels, so that no line runs between the two. */
const rooted = 1e-4;

/**
 * Sight by brute force, for tests: casts single lines at everything that stands on a battlefield, with none of the short
 * cuts and none of the code of the real thing. A line is broken if it is inside a body for more than `slack` millimetres.
 */
export class RayCaster {
  readonly bodies: Body[] = [];
  readonly #field: Battlefield;
  readonly slack: number;

  constructor(field: Battlefield, occluders: readonly Occluder[], figuresTall = 1, slack = 1e-6) {
    this.#field = field;
    this.slack = slack;
    for (let space = 0; space < field.count; space++) {
      this.#addHex(space, field.underside[space] as number, field.level[space] as number, true);
    }
    for (const solid of field.solids) {
      if (!solid.blocksSight) continue;
      solid.spaces.forEach((space, part) => {
        const top = solid.tops[part] ?? 0;
        const high = this.#masses(space, space, top, 1) ? top + rooted : top;
        this.#addHex(space, (field.level[space] as number) - rooted, high, solid.obstructs);
      });
    }
    for (const wall of field.walls) {
      if (!wall.blocksSight) continue;
      for (const { a, b } of wall.borders) this.#addWall(a, b, wall.bottom, wall.top, wall.obstructs);
    }
    for (const occluder of occluders) {
      if (occluder.kind === 'figure') {
        this.addZone(occluder.zone, figuresTall, 0);
      } else if (occluder.kind === 'solid') {
        for (const space of occluder.spaces)
          this.#addHex(space, occluder.bottom - rooted, occluder.top, occluder.obstructs ?? true);
      } else {
        const [a, b] = occluder.between;
        this.#addWall(a, b, occluder.bottom, occluder.top, occluder.obstructs ?? true);
      }
    }
  }

  /** Adds the body of a figure, narrower by `less` millimetres. */
  addZone(zone: Zone, figuresTall: number, less: number): void {
    for (const part of convexParts(this.#field, zone.spaces)) {
      this.bodies.push({
        cornersX: part.map((space) => this.#field.x[space] as number),
        cornersY: part.map((space) => this.#field.y[space] as number),
        radius: baseRadius - less,
        low: zone.bottom - rooted,
        high: zone.bottom + zone.height * figuresTall,
        obstructs: false,
      });
    }
  }

  /** Whether the straight line between two points is unbroken; with `onlyObstructing`, past what obstructs alone. */
  open(from: Point, to: Point, onlyObstructing = false): boolean {
    for (const body of this.bodies) {
      if (onlyObstructing && !body.obstructs) continue;
      if (this.#breaks(body, from, to)) return false;
    }
    return true;
  }

  #breaks(body: Body, from: Point, to: Point): boolean {
    const rise = to.z - from.z;
    let first = 0;
    let last = 1;
    const keep = (start: number, change: number) => {
      if (change === 0) {
        if (start <= 0) last = -1;
      } else if (change > 0) first = Math.max(first, -start / change);
      else last = Math.min(last, -start / change);
    };
    keep(body.high - from.z - this.slack / 9, -rise);
    keep(from.z - body.low - this.slack / 9, rise);
    if (last < first) return false;
    const [start, end] = this.#over(body, from, to);
    first = Math.max(first, start);
    last = Math.min(last, end);
    return body.cornersX.length === 2 && body.radius === 0
      ? last >= first && first < last + 1e-12
      : last > first + 1e-9;
  }

  /** The part of a line, from 0 to 1, that lies over a body's outline. */
  #over(body: Body, from: Point, to: Point): [number, number] {
    const { cornersX, cornersY, radius } = body;
    const stepX = to.x - from.x;
    const stepY = to.y - from.y;
    if (radius > 0) return overRounded(cornersX, cornersY, radius, from, stepX, stepY);
    if (cornersX.length === 2) {
      const edgeX = (cornersX[1] ?? 0) - (cornersX[0] ?? 0);
      const edgeY = (cornersY[1] ?? 0) - (cornersY[0] ?? 0);
      const cross = stepX * edgeY - stepY * edgeX;
      if (Math.abs(cross) < 1e-9) return [1, 0];
      const besideX = (cornersX[0] ?? 0) - from.x;
      const besideY = (cornersY[0] ?? 0) - from.y;
      const at = (besideX * edgeY - besideY * edgeX) / cross;
      const along = (besideX * stepY - besideY * stepX) / cross;
      return along >= -1e-9 && along <= 1 + 1e-9 ? [at, at] : [1, 0];
    }
    let first = 0;
    let last = 1;
    for (const normal of normals) {
      const beside =
        (from.x - (cornersX[0] ?? 0)) * normal.x + (from.y - (cornersY[0] ?? 0)) * normal.y - inradius;
      const change = stepX * normal.x + stepY * normal.y;
      if (Math.abs(change) < 1e-12) {
        if (beside > 1e-9) return [1, 0];
      } else if (change > 0) last = Math.min(last, -beside / change);
      else first = Math.max(first, -beside / change);
    }
    return [first, last];
  }

  #addHex(space: number, low: number, high: number, obstructs: boolean): void {
    if (high <= low || this.#field.exists[space] !== 1) return;
    const x = this.#field.x[space] as number;
    const y = this.#field.y[space] as number;
    this.bodies.push({ cornersX: [x], cornersY: [y], radius: 0, low, high, obstructs });
  }

  #addWall(a: number, b: number, low: number, high: number, obstructs: boolean): void {
    const { x, y } = this.#field;
    const middleX = ((x[a] as number) + (x[b] as number)) / 2;
    const middleY = ((y[a] as number) + (y[b] as number)) / 2;
    const towardX = ((x[b] as number) - (x[a] as number)) / (2 * inradius);
    const towardY = ((y[b] as number) - (y[a] as number)) / (2 * inradius);
    this.bodies.push({
      cornersX: [middleX - 12.5 * towardY, middleX + 12.5 * towardY],
      cornersY: [middleY + 12.5 * towardX, middleY - 12.5 * towardX],
      radius: 0,
      low: this.#masses(a, b, low) ? low - rooted : low,
      high: this.#masses(a, b, high, 1) ? high + rooted : high,
      obstructs,
    });
  }

  /** Whether terrain of one of two columns reaches a level, and rises so far above it. */
  #masses(a: number, b: number, level: number, above = 0): boolean {
    const { column } = this.#field;
    for (let space = 0; space < this.#field.count; space++) {
      if (column[space] !== column[a] && column[space] !== column[b]) continue;
      if (
        (this.#field.underside[space] as number) <= level &&
        (this.#field.level[space] as number) >= level + above
      )
        return true;
    }
    return false;
  }
}

function overRounded(
  cornersX: readonly number[],
  cornersY: readonly number[],
  radius: number,
  from: Point,
  stepX: number,
  stepY: number,
): [number, number] {
  let first = 2;
  let last = -1;
  const square = stepX * stepX + stepY * stepY;
  const note = (at: number) => {
    first = Math.min(first, at);
    last = Math.max(last, at);
  };
  for (let i = 0; i < cornersX.length; i++) {
    const besideX = from.x - (cornersX[i] ?? 0);
    const besideY = from.y - (cornersY[i] ?? 0);
    const half = besideX * stepX + besideY * stepY;
    const depth = half * half - square * (besideX * besideX + besideY * besideY - radius * radius);
    if (depth >= 0 && square > 0) {
      note((-half - Math.sqrt(depth)) / square);
      note((-half + Math.sqrt(depth)) / square);
    }
    for (let j = 0; j < cornersX.length; j++) {
      if (i === j) continue;
      const edgeX = (cornersX[j] ?? 0) - (cornersX[i] ?? 0);
      const edgeY = (cornersY[j] ?? 0) - (cornersY[i] ?? 0);
      const length = Math.hypot(edgeX, edgeY);
      const cross = stepX * edgeY - stepY * edgeX;
      if (Math.abs(cross) < 1e-12) continue;
      const shiftX = (radius * edgeY) / length - besideX;
      const shiftY = (-radius * edgeX) / length - besideY;
      const along = (shiftX * stepY - shiftY * stepX) / cross;
      if (along >= 0 && along <= 1) note((shiftX * edgeY - shiftY * edgeX) / cross);
    }
  }
  return [Math.max(0, first), Math.min(1, last)];
}
