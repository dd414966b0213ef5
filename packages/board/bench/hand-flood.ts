import type { Battlefield } from '../src/index.ts';

/**
 * A flood with its rules built in, the yardstick for `reach`: climbing costs levels, climbs below the figure's Height,
 * water stops, friends are passed. One space per column, nothing else.
 */
export class HandFlood {
  readonly #neighbour: Int16Array;
  readonly #edge: Uint8Array;
  readonly #water: Uint8Array;
  readonly #stamp: Uint32Array;
  readonly #left: Int8Array;
  readonly #bucket: Int16Array;
  readonly #length = new Int32Array(24);
  readonly #count: number;
  #run = 0;

  constructor(battlefield: Battlefield, water: Uint8Array) {
    const { count, level, columnNeighbours, column, columnSpaces } = battlefield;
    this.#count = count;
    this.#water = water;
    this.#neighbour = new Int16Array(count * 6);
    this.#edge = new Uint8Array(count * 6);
    for (let index = 0; index < count * 6; index++) {
      const from = Math.floor(index / 6);
      const beside = columnNeighbours[(column[from] as number) * 6 + (index % 6)] as number;
      const to = beside < 0 ? -1 : (columnSpaces[beside] as number);
      this.#neighbour[index] = to;
      this.#edge[index] = to < 0 ? 255 : 1 + Math.max(0, (level[to] as number) - (level[from] as number));
    }
    this.#stamp = new Uint32Array(count);
    this.#left = new Int8Array(count);
    this.#bucket = new Int16Array(count * 24);
  }

  /** How many free spaces a figure can end on, its own not counted. */
  range(start: number, move: number, height: number, occupancy: Uint8Array): number {
    const neighbour = this.#neighbour;
    const edge = this.#edge;
    const water = this.#water;
    const stamp = this.#stamp;
    const left = this.#left;
    const bucket = this.#bucket;
    const length = this.#length;
    const count = this.#count;
    this.#run += 1;
    const run = this.#run;
    for (let rest = 0; rest <= move; rest++) length[rest] = 0;
    let found = 0;
    stamp[start] = run;
    left[start] = move;
    bucket[move * count] = start;
    length[move] = 1;
    for (let movement = move; movement > 0; movement--) {
      for (let index = 0; index < (length[movement] as number); index++) {
        const space = bucket[movement * count + index] as number;
        if (left[space] !== movement) continue;
        for (let side = space * 6; side < space * 6 + 6; side++) {
          const cost = edge[side] as number;
          if (cost > movement || cost > height) continue;
          const to = neighbour[side] as number;
          let rest = movement - cost;
          const occupied = occupancy[to] as number;
          if (occupied > 1 || (occupied === 1 && water[to] !== 0)) continue;
          if (water[to] !== 0) rest = 0;
          if (stamp[to] === run) {
            if ((left[to] as number) >= rest) continue;
          } else {
            stamp[to] = run;
            if (occupied === 0) found += 1;
          }
          left[to] = rest;
          if (rest > 0) {
            const end = length[rest] as number;
            bucket[rest * count + end] = to;
            length[rest] = end + 1;
          }
        }
      }
    }
    return found;
  }
}
