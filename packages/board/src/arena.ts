/** Tables that an arena can be of. */
type Table = Int32Array | Uint8Array;

/**
 * Cuts small tables of zeros from larger ones. A typed array of its own takes the engine longer to make than a search of a
 * few spaces takes; a part of one does not. What was cut is never cut again.
 */
export class Arena<Kind extends Table> {
  readonly #make: (length: number) => Kind;
  readonly #size: number;
  #table: Kind;
  #used = 0;

  /** `size`: numbers in a large table; a table of more than a quarter of that is made by itself. */
  constructor(size: number, make: (length: number) => Kind) {
    this.#make = make;
    this.#size = size;
    this.#table = make(0);
  }

  /** A table of so many zeros. */
  take(length: number): Kind {
    if (length * 4 > this.#size) return this.#make(length);
    if (this.#used + length > this.#table.length) {
      this.#table = this.#make(this.#size);
      this.#used = 0;
    }
    const start = this.#used;
    this.#used += length;
    return this.#table.subarray(start, this.#used) as Kind;
  }
}
