import type { Battlefield } from '../battlefield.ts';
import { hexSideMillimetres } from '../geometry.ts';
import { Air } from './air.ts';
import type { Band } from './band.ts';
import type { Frame } from './frame.ts';
import type { Pair } from './pair.ts';
import type { Shape } from './shape.ts';
import type { SightGround } from './sight-ground.ts';
import type { SightScratch } from './sight-scratch.ts';
import { Slopes } from './slopes.ts';
import { edgeTowards, type TurnedHex } from './turned-hex.ts';

const stepEast = 43.30127018922193;
const stepSouth = 37.5;
/** What a step in each direction adds to the row. */
const rowStep = [0, -1, -1, 0, 1, 1];
/** The same for the place along an even row and along an odd one. */
const placeStep = [
  [1, 0, -1, -1, -1, 0],
  [1, 1, 0, -1, 0, 1],
] as const;
/** Hexes and borders nearer to lines than this are taken for touched, in millimetres. */
const slack = 1e-3;
/** What is added to a level to be above it. */
const hair = 1e-6;
/** Hexes entered at the most for one band: what is not closed then is left to others. */
const most = 400;

/**
 * Whether air leads from one zone to the other along a band of lines: from hex to hex through the gaps over their borders.
 * On each way only the lines are kept that can run through all its gaps; where none is left the way ends, and where no
 * way arrives every line of the band is broken.
 */
export class AirPaths {
  readonly #air: Air;
  readonly #frame: Frame;
  readonly #pair: Pair;
  /** As the corridor has turned it. */
  readonly #hex: TurnedHex;
  readonly #slopes: Slopes;
  /** The directions, those nearest to that of the lines first. */
  readonly #directions = [0, 1, 2, 3, 4, 5];
  #band!: Band;
  /** The most that a line of the band rises or falls seen from above, for each millimetre along the axis. */
  #steepness = 0;
  #entered = 0;
  /** Found by `#meets`. */
  #from = 0;
  #to = 0;
  /** Heights between which all lines run. */
  #least = 0;
  #most = 0;
  /** The hexes of the way so far. */
  readonly #rows: number[] = [];
  readonly #places: number[] = [];

  constructor(field: Battlefield, ground: SightGround, { frame, pair, hex }: SightScratch) {
    this.#hex = hex;
    this.#slopes = field.scratch(slopes);
    this.#air = new Air(ground);
    this.#frame = frame;
    this.#pair = pair;
  }

  /** Starts questions about the zones that the frame lies between. */
  begin(region: number, leaveOut: readonly string[]): void {
    this.#air.begin(region, leaveOut);
    const along = (direction: number): number =>
      this.#hex.normalX[edgeTowards[direction] as number] as number;
    this.#directions.sort((a, b) => along(b) - along(a));
  }

  /** Whether no way arrives; the band has been held against the two zones (`Band.reaches`). */
  closes(band: Band): boolean {
    this.#band = band;
    this.#entered = 0;
    const { left, right, lowSlope, highSlope } = band;
    const startWidth = band.highRise - band.lowRise + (highSlope - lowSlope) * left;
    const turn = startWidth / (right - left);
    this.#steepness = Math.max(Math.abs(highSlope + turn), Math.abs(lowSlope - turn));
    const { firstLow, firstHigh, secondLow, secondHigh } = this.#pair;
    this.#least = Math.min(firstLow, secondLow);
    this.#most = Math.max(firstHigh, secondHigh);
    if (firstHigh >= secondLow && this.#arrives(-1)) return false;
    return !(secondHigh >= firstLow && this.#arrives(1));
  }

  #arrives(sign: number): boolean {
    const slopes = this.#slopes;
    const { first, firstLow, firstHigh, secondLow, secondHigh } = this.#pair;
    const { firstEnter, firstLeave, secondEnter, secondLeave } = this.#band;
    slopes.begin(sign, this.#frame.distance);
    if (!slopes.pass(0, firstEnter, firstLeave, firstLow, firstHigh)) return false;
    if (!slopes.pass(1, secondEnter, secondLeave, secondLow, secondHigh)) return false;
    for (let i = 0; i < first.count; i++) {
      const [x, y] = [first.x[i] as number, first.y[i] as number];
      const row = Math.round(this.#frame.southOf(x, y) / stepSouth);
      const place = Math.round(this.#frame.eastOf(x, y) / stepEast - (row & 1) / 2);
      for (let direction = -1; direction < 6; direction++) {
        const beginRow = direction < 0 ? row : row + (rowStep[direction] as number);
        const begin = direction < 0 ? place : besideOf(row, place, direction);
        if (this.#touches(first, beginRow, begin) && this.#begins(beginRow, begin)) return true;
      }
    }
    return false;
  }

  /** Whether a way from the first zone's part of a hex arrives. */
  #begins(row: number, place: number): boolean {
    const air = this.#air;
    const { firstEnter, firstLeave } = this.#band;
    const { firstLow, firstHigh } = this.#pair;
    const column = air.columnAt(row, place);
    this.#rows[0] = row;
    this.#places[0] = place;
    for (let gap = 0; gap < air.gapsOf(column); gap++) {
      const floor = air.floorOf(column, gap);
      const ceiling = air.ceilingOver(column, floor);
      const low = Math.max(floor, firstLow);
      const high = Math.min(ceiling, firstHigh);
      if (low > high || !this.#slopes.pass(2, firstEnter, firstLeave, low, high)) continue;
      if (this.#goesOn(0, column, floor, ceiling)) return true;
    }
    return false;
  }

  /** Whether a way on which so many hexes have been left arrives. It is in a gap of a column; its lines are 3 deeper. */
  #goesOn(left: number, column: number, floor: number, ceiling: number): boolean {
    if (++this.#entered > most) return true;
    const { second, secondLow, secondHigh } = this.#pair;
    const { secondEnter, secondLeave } = this.#band;
    const row = this.#rows[left] as number;
    const place = this.#places[left] as number;
    if (this.#touches(second, row, place)) {
      const low = Math.max(floor, secondLow);
      const high = Math.min(ceiling, secondHigh);
      if (low <= high && this.#slopes.pass(left + 3, secondEnter, secondLeave, low, high)) return true;
    }
    for (const direction of this.#directions) {
      if (!this.#meets(row, place, direction)) continue;
      const [from, to] = [this.#from, this.#to];
      const besideRow = row + (rowStep[direction] as number);
      const besidePlace = besideOf(row, place, direction);
      if (this.#wasIn(left, besideRow, besidePlace)) continue;
      this.#rows[left + 1] = besideRow;
      this.#places[left + 1] = besidePlace;
      const beside = this.#air.columnAt(besideRow, besidePlace);
      if (this.#crosses(left, column, beside, direction, floor, ceiling, from, to)) return true;
    }
    return false;
  }

  /** Whether a way over a border, between two x, arrives. */
  #crosses(
    left: number,
    column: number,
    beside: number,
    direction: number,
    floor: number,
    ceiling: number,
    from: number,
    to: number,
  ): boolean {
    const air = this.#air;
    for (let gap = 0; gap < air.gapsOf(beside); gap++) {
      const nextFloor = air.floorOf(beside, gap);
      const nextCeiling = air.ceilingOver(beside, nextFloor);
      if (nextCeiling < nextFloor) continue;
      const low = Math.max(floor, nextFloor, this.#least);
      const high = Math.min(ceiling, nextCeiling, this.#most);
      for (let open = air.openFrom(column, beside, direction, low); open <= high; ) {
        const upTo = Math.min(high, air.openUpTo(column, beside, direction, open));
        if (
          this.#slopes.pass(left + 3, from, to, open, upTo) &&
          this.#goesOn(left + 1, beside, nextFloor, nextCeiling)
        )
          return true;
        if (upTo >= high) break;
        open = air.openFrom(column, beside, direction, upTo + hair);
      }
    }
    return false;
  }

  /** Whether lines of the band leave a hex over a border; notes between which x. */
  #meets(row: number, place: number, direction: number): boolean {
    const { lowSlope, lowRise, highSlope, highRise, firstEnter, secondLeave } = this.#band;
    const hex = this.#hex;
    const edge = edgeTowards[direction] as number;
    const next = edge === 5 ? 0 : edge + 1;
    const normalX = hex.normalX[edge] as number;
    const normalY = hex.normalY[edge] as number;
    if (normalX + this.#steepness * Math.abs(normalY) < -1e-9) return false;
    const x = this.#alongOf(row, place);
    const y = this.#acrossOf(row, place);
    const startX = x + (hex.cornerX[edge] as number);
    const startY = y + (hex.cornerY[edge] as number);
    const endX = x + (hex.cornerX[next] as number);
    const endY = y + (hex.cornerY[next] as number);
    let first = 0;
    let last = 1;
    const startAbove = startY - lowSlope * startX - lowRise + slack;
    const endAbove = endY - lowSlope * endX - lowRise + slack;
    if (startAbove < 0 && endAbove < 0) return false;
    if (startAbove < 0) first = startAbove / (startAbove - endAbove);
    else if (endAbove < 0) last = startAbove / (startAbove - endAbove);
    const startBelow = highSlope * startX + highRise - startY + slack;
    const endBelow = highSlope * endX + highRise - endY + slack;
    if (startBelow < 0 && endBelow < 0) return false;
    if (startBelow < 0) first = Math.max(first, startBelow / (startBelow - endBelow));
    else if (endBelow < 0) last = Math.min(last, startBelow / (startBelow - endBelow));
    if (first > last) return false;
    const one = startX + first * (endX - startX);
    const other = startX + last * (endX - startX);
    this.#from = Math.max(firstEnter, Math.min(one, other) - slack);
    this.#to = Math.min(secondLeave, Math.max(one, other) + slack);
    return this.#from <= this.#to;
  }

  #wasIn(left: number, row: number, place: number): boolean {
    for (let i = left - 1; i >= 0; i--) if (this.#rows[i] === row && this.#places[i] === place) return true;
    return false;
  }

  #touches(shape: Shape, row: number, place: number): boolean {
    const x = this.#alongOf(row, place);
    const y = this.#acrossOf(row, place);
    shape.nearest(x, y);
    const besideX = x - shape.nearX;
    const besideY = y - shape.nearY;
    const reach = shape.radius + hexSideMillimetres + slack;
    return besideX * besideX + besideY * besideY <= reach * reach;
  }

  #alongOf(row: number, place: number): number {
    return this.#frame.along((place + (row & 1) / 2) * stepEast, row * stepSouth);
  }

  #acrossOf(row: number, place: number): number {
    return this.#frame.across((place + (row & 1) / 2) * stepEast, row * stepSouth);
  }
}

function besideOf(row: number, place: number, direction: number): number {
  return place + (placeStep[row & 1]?.[direction] ?? 0);
}

function slopes(): Slopes {
  return new Slopes();
}
