/** Distances between columns, counted along existing columns; a row is worked out when it is first asked for. */
export class Distances {
  readonly #rows: (Int16Array | undefined)[] = [];
  readonly #neighbours: Int32Array;
  readonly #counts: Uint8Array;
  readonly #queue: Int32Array;

  /** `counts` is 0 for columns that are no way (partial hexes only). */
  constructor(neighbours: Int32Array, counts: Uint8Array) {
    this.#neighbours = neighbours;
    this.#counts = counts;
    this.#queue = new Int32Array(counts.length);
  }

  /** Spaces from one column to another, -1 if there is no way. */
  between(from: number, to: number): number {
    return this.row(from)[to] as number;
  }

  /** Distances from one column to all columns. */
  row(from: number): Int16Array {
    const known = this.#rows[from];
    if (known !== undefined) return known;
    const row = this.#flood(from);
    this.#rows[from] = row;
    return row;
  }

  #flood(from: number): Int16Array {
    const row = new Int16Array(this.#counts.length).fill(-1);
    const queue = this.#queue;
    let length = 1;
    queue[0] = from;
    row[from] = 0;
    for (let next = 0; next < length; next++) {
      const column = queue[next] as number;
      for (let direction = 0; direction < 6; direction++) {
        const beside = this.#neighbours[column * 6 + direction] as number;
        if (beside < 0 || row[beside] !== -1 || this.#counts[beside] === 0) continue;
        row[beside] = (row[column] as number) + 1;
        queue[length] = beside;
        length += 1;
      }
    }
    return row;
  }
}
