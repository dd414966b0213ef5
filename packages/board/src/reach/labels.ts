import { grownTo } from './grown-table.ts';
import { mode, modeCount } from './modes.ts';

/** Flags of a label: the figure may end its move there; the label goes no further. */
export const endFlag = 1;
export const stoppedFlag = 2;

/** Equal ways that differ only in what their risk comes from: so many are kept per place. */
const mostTies = 8;

/** Numbers of one label, side by side. */
export const width = 12;
export const field = {
  footprint: 0,
  cost: 1,
  risk: 2,
  /** Fingerprint of what the risk comes from. */
  outcome: 3,
  /** The label it came from, -1 for the start. */
  parent: 4,
  /** Space entered by the leading part, -1 at the start and for landing. */
  entered: 5,
  way: 6,
  flags: 7,
  /** Free levels left, and steps taken by a rigid base. */
  free: 8,
  steps: 9,
  /** Next label in the queue of the same cost; after the search the next end of the same footprint. */
  later: 10,
  /** Next label of the same footprint and mode. */
  older: 11,
} as const;

/**
 * Partial ways of a search, in memory that is used again and again. Labels wait in a queue per cost; a label that
 * another one makes pointless is not kept.
 */
export class Labels {
  length = 0;
  data = new Int32Array(256 * width);
  #newest = new Int32Array(0);
  #stamp = new Uint32Array(0);
  #endSlot = new Int32Array(0);
  #endStamp = new Uint32Array(0);
  #run = 0;
  #first = new Int32Array(64);
  #last = new Int32Array(64);
  #cheapest = false;
  #exact = false;

  /**
   * Empties the memory for a search with costs up to `limit` over so many footprints. `cheapest`: cost decides, risk only
   * between equals. `exact`: a way is never pointless because of a cheaper one (drift).
   */
  begin(limit: number, footprints: number, cheapest: boolean, exact: boolean): void {
    this.length = 0;
    this.#cheapest = cheapest;
    this.#exact = exact;
    this.#makeRoom(footprints);
    this.#run += 1;
    if (this.#run > 0xfffffff0) {
      this.#run = 1;
      this.#stamp.fill(0);
      this.#endStamp.fill(0);
    }
    if (limit >= this.#first.length) {
      this.#first = new Int32Array(limit * 2);
      this.#last = new Int32Array(limit * 2);
    }
    this.#first.fill(-1, 0, limit + 1);
    this.#last.fill(-1, 0, limit + 1);
  }

  get(label: number, what: number): number {
    return this.data[label * width + what] as number;
  }

  set(label: number, what: number, value: number): void {
    this.data[label * width + what] = value;
  }

  /** First label waiting at a cost, -1 if there is none. Walk on by `field.later`: labels may be added meanwhile. */
  waiting(cost: number): number {
    return this.#first[cost] as number;
  }

  /** A label that goes no further: it is no rival of others and does not wait. */
  finish(
    footprint: number,
    way: number,
    cost: number,
    risk: number,
    outcome: number,
    parent: number,
  ): number {
    return this.#append(footprint, way, cost, risk, outcome, parent, stoppedFlag, 0, 0, -1);
  }

  #append(
    footprint: number,
    way: number,
    cost: number,
    risk: number,
    outcome: number,
    parent: number,
    flags: number,
    free: number,
    steps: number,
    older: number,
  ): number {
    const label = this.length;
    const at = label * width;
    if (at === this.data.length) this.data = grownTo(this.data, new Int32Array(at * 2));
    const { data } = this;
    this.length = label + 1;
    data[at] = footprint;
    data[at + field.cost] = cost;
    data[at + field.risk] = risk;
    data[at + field.outcome] = outcome;
    data[at + field.parent] = parent;
    data[at + field.entered] = -1;
    data[at + field.way] = way;
    data[at + field.flags] = flags;
    data[at + field.free] = free;
    data[at + field.steps] = steps;
    data[at + field.later] = -1;
    data[at + field.older] = older;
    return label;
  }

  /** A label that can go on, or -1 if a label that is known makes it pointless. */
  add(
    footprint: number,
    way: number,
    cost: number,
    risk: number,
    outcome: number,
    free: number,
    steps: number,
    parent: number,
  ): number {
    const state = footprint * modeCount + way;
    if (state >= this.#stamp.length) this.#makeRoom(footprint + 1);
    const known = this.#stamp[state] === this.#run ? (this.#newest[state] as number) : -1;
    if (known >= 0 && this.#pointless(known, cost, risk, outcome, free, steps)) return -1;
    const label = this.#append(footprint, way, cost, risk, outcome, parent, 0, free, steps, known);
    this.#stamp[state] = this.#run;
    this.#newest[state] = label;
    const last = this.#last[cost] as number;
    if (last < 0) this.#first[cost] = label;
    else this.data[last * width + field.later] = label;
    this.#last[cost] = label;
    return label;
  }

  /** Chains the labels with `endFlag` by footprint and copies everything out. */
  take(): TakenLabels {
    const { data, length } = this;
    const firsts: number[] = [];
    const lasts: number[] = [];
    for (let label = 0; label < length; label++) {
      const at = label * width;
      if (((data[at + field.flags] as number) & endFlag) === 0) continue;
      const footprint = data[at] as number;
      data[at + field.later] = -1;
      if (this.#endStamp[footprint] === this.#run) {
        const slot = this.#endSlot[footprint] as number;
        data[(lasts[slot] as number) * width + field.later] = label;
        lasts[slot] = label;
        continue;
      }
      this.#endStamp[footprint] = this.#run;
      this.#endSlot[footprint] = firsts.length;
      firsts.push(label);
      lasts.push(label);
    }
    return { data: data.slice(0, length * width), firsts };
  }

  #pointless(
    known: number,
    cost: number,
    risk: number,
    outcome: number,
    free: number,
    steps: number,
  ): boolean {
    const { data } = this;
    let ties = 0;
    for (let label = known; label >= 0; ) {
      const at = label * width;
      label = data[at + field.older] as number;
      if ((data[at + field.free] as number) < free || (data[at + field.steps] as number) < steps) continue;
      const cheaper = cost - (data[at + field.cost] as number);
      const safer = risk - (data[at + field.risk] as number);
      if (cheaper < 0 || (this.#exact && cheaper > 0)) continue;
      if (this.#cheapest) {
        if (cheaper > 0 || safer >= 0) return true;
        continue;
      }
      if (safer < 0) continue;
      if (cheaper > 0 || safer > 0 || data[at + field.outcome] === outcome) return true;
      ties += 1;
      if (ties >= mostTies) return true;
    }
    return false;
  }

  #makeRoom(footprints: number): void {
    if (footprints <= this.#endStamp.length) return;
    const size = Math.max(footprints, this.#endStamp.length * 2);
    this.#newest = grownTo(this.#newest, new Int32Array(size * modeCount));
    this.#stamp = grownTo(this.#stamp, new Uint32Array(size * modeCount));
    this.#endSlot = grownTo(this.#endSlot, new Int32Array(size));
    this.#endStamp = grownTo(this.#endStamp, new Uint32Array(size));
  }
}

/** Labels copied out of the memory of a search: `firsts` begins the chain of ends of each footprint. */
export interface TakenLabels {
  readonly data: Int32Array;
  readonly firsts: readonly number[];
}

/** Whether a label's last step was flown. */
export function flewTo(data: Int32Array, label: number): boolean {
  return data[label * width + field.way] === mode.fly;
}
