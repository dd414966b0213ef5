type Table = Int16Array | Int32Array | Uint8Array;

/** A table that stands in for an earlier one and is copied when the first entry comes out different. */
export class Patch<T extends Table> {
  #table: T;
  #isOwn: boolean;

  /** `fresh`: a table of the right length and of zeros, for where the earlier one is missing or shorter. */
  constructor(earlier: T | undefined, length: number, fresh: (length: number) => T) {
    this.#isOwn = earlier === undefined || earlier.length !== length;
    this.#table = earlier === undefined || this.#isOwn ? fresh(length) : earlier;
    if (earlier !== undefined && this.#isOwn) this.#table.set(earlier.subarray(0, length));
  }

  get(index: number): number {
    return this.#table[index] as number;
  }

  set(index: number, value: number): void {
    if (this.#table[index] === value) return;
    if (!this.#isOwn) {
      this.#table = this.#table.slice() as T;
      this.#isOwn = true;
    }
    this.#table[index] = value;
  }

  /** The earlier table, or the copy if there is one. Call it when all entries are set. */
  get table(): T {
    return this.#table;
  }
}

/** Makes tables for `Patch`. */
export const fresh = {
  bytes: (length: number): Uint8Array => new Uint8Array(length),
  shorts: (length: number): Int16Array => new Int16Array(length),
  words: (length: number): Int32Array => new Int32Array(length),
};
