/** Most corners of a set of lines that are kept. */
const stride = 64;
/** What is let through beside an opening, in levels: more than the tolerance of sight. */
const slack = 1e-6;
/** Farther up or down than any line runs, in levels. */
const farthest = 1e5;

/**
 * Sets of straight lines in the upright plane, all rising or all falling: convex polygons of the levels that lines have at
 * two x. A stack of them: the set at each depth is a part of the one before.
 */
export class Slopes {
  /** 1: rising or level lines, -1: falling or level ones. */
  sign = 1;
  /** The second x; the first is 0. */
  #length = 1;
  #start = new Float64Array(stride * 32);
  #end = new Float64Array(stride * 32);
  #count = new Int32Array(32);

  /** Begins with all lines that rise or fall; `length`: a second x at which their levels are kept. */
  begin(sign: number, length: number): void {
    this.sign = sign;
    this.#length = length;
    const [far, near] = [sign * farthest, -sign * farthest];
    this.#start.set([near, far, near]);
    this.#end.set([near, far, far]);
    this.#count[0] = 3;
  }

  /**
   * Puts the lines of one depth that can pass an opening into the next depth: somewhere between two x they are between
   * two levels. False if there are none.
   */
  pass(depth: number, from: number, to: number, low: number, high: number): boolean {
    if ((depth + 2) * stride > this.#start.length) this.#grow();
    const [lowAt, highAt] = this.sign > 0 ? [to, from] : [from, to];
    this.#keepBelow(depth, depth + 1, highAt, high, 1);
    this.#keepBelow(depth + 1, depth + 1, lowAt, low, -1);
    return (this.#count[depth + 1] as number) > 0;
  }

  /** Keeps the lines that are not above a level at an x (`side` 1), or not below it (`side` -1). */
  #keepBelow(depth: number, into: number, x: number, level: number, side: number): void {
    const count = this.#count[depth] as number;
    const base = depth * stride;
    const start = this.#start;
    const end = this.#end;
    const at = x / this.#length;
    const limit = side * level + slack;
    if (limit === Number.POSITIVE_INFINITY) {
      this.#copy(depth, into);
      return;
    }
    const own = depth === into;
    const target = own ? 0 : into * stride;
    // Written to scratch when the set is cut in place.
    const outStart = own ? scratchStart : start;
    const outEnd = own ? scratchEnd : end;
    let kept = 0;
    let lastU = start[base + count - 1] as number;
    let lastV = end[base + count - 1] as number;
    let last = side * (lastU + (lastV - lastU) * at) - limit;
    for (let i = 0; i < count; i++) {
      const u = start[base + i] as number;
      const v = end[base + i] as number;
      const over = side * (u + (v - u) * at) - limit;
      if (over <= 0 !== last <= 0) {
        const share = last / (last - over);
        outStart[target + kept] = lastU + share * (u - lastU);
        outEnd[target + kept] = lastV + share * (v - lastV);
        kept++;
      }
      if (over <= 0) {
        outStart[target + kept] = u;
        outEnd[target + kept] = v;
        kept++;
      }
      last = over;
      lastU = u;
      lastV = v;
    }
    for (let i = 0; own && i < kept; i++) {
      start[base + i] = scratchStart[i] as number;
      end[base + i] = scratchEnd[i] as number;
    }
    this.#count[into] = kept;
  }

  #copy(depth: number, into: number): void {
    if (depth === into) return;
    const count = this.#count[depth] as number;
    this.#start.copyWithin(into * stride, depth * stride, depth * stride + count);
    this.#end.copyWithin(into * stride, depth * stride, depth * stride + count);
    this.#count[into] = count;
  }

  #grow(): void {
    const size = this.#start.length * 2;
    const [start, end, count] = [this.#start, this.#end, this.#count];
    this.#start = new Float64Array(size);
    this.#end = new Float64Array(size);
    this.#count = new Int32Array(size / stride);
    this.#start.set(start);
    this.#end.set(end);
    this.#count.set(count);
  }
}

const scratchStart = new Float64Array(stride);
const scratchEnd = new Float64Array(stride);
