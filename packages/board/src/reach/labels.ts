import { grownTo } from './step-list.ts';

/** Flags of a label. */
export const endFlag = 1;
export const stoppedFlag = 2;

/** Equal ways that differ only in what their risk comes from: so many are kept per place. */
const mostTies = 8;

/**
 * Partial ways of a search, in memory that is used again and again: label n is a way that ends on `stance[n]` and came
 * from label `parent[n]`. Labels wait in a queue per cost; a label that another one makes pointless is not kept.
 */
export class Labels {
  length = 0;
  stance = new Int32Array(256);
  cost = new Int32Array(256);
  risk = new Int32Array(256);
  outcome = new Int32Array(256);
  free = new Int16Array(256);
  steps = new Int16Array(256);
  way = new Uint8Array(256);
  flags = new Uint8Array(256);
  parent = new Int32Array(256);
  /** Space entered by the leading part, -1 at the start and for landing. */
  entered = new Int32Array(256);
  /** Next label in the queue of the same cost, next label of the same stance and mode. */
  #later = new Int32Array(256);
  #older = new Int32Array(256);

  #newest = new Int32Array(0);
  #stamp = new Uint32Array(0);
  #run = 0;
  #first = new Int32Array(64);
  #last = new Int32Array(64);
  #cheapest = false;
  #exact = false;

  /**
   * Empties the memory for a search with costs up to `limit` over `states` pairs of stance and mode. `cheapest`: cost
   * decides, risk only between equals. `exact`: a way is never pointless because of a cheaper one (drift).
   */
  begin(limit: number, states: number, cheapest: boolean, exact: boolean): void {
    this.length = 0;
    this.#cheapest = cheapest;
    this.#exact = exact;
    this.#makeRoom(states);
    this.#run += 1;
    if (this.#run > 0xfffffff0) {
      this.#run = 1;
      this.#stamp.fill(0);
    }
    if (limit >= this.#first.length) {
      this.#first = new Int32Array(limit * 2);
      this.#last = new Int32Array(limit * 2);
    }
    this.#first.fill(-1, 0, limit + 1);
    this.#last.fill(-1, 0, limit + 1);
  }

  /** First label waiting at a cost, -1 if there is none; `after` walks on from one, also to labels added meanwhile. */
  waiting(cost: number): number {
    return this.#first[cost] as number;
  }

  after(label: number): number {
    return this.#later[label] as number;
  }

  /** A label that goes no further: it is no rival of others and does not wait. */
  finish(stance: number, way: number, cost: number, risk: number, outcome: number, parent: number): number {
    if (this.length === this.stance.length) this.#grow();
    const label = this.length;
    this.length = label + 1;
    this.stance[label] = stance;
    this.way[label] = way;
    this.cost[label] = cost;
    this.risk[label] = risk;
    this.outcome[label] = outcome;
    this.parent[label] = parent;
    this.free[label] = 0;
    this.steps[label] = 0;
    this.flags[label] = stoppedFlag;
    this.entered[label] = -1;
    return label;
  }

  /** A label that can go on, or -1 if a label that is known makes it pointless. `state` numbers its stance and mode. */
  add(
    state: number,
    stance: number,
    way: number,
    cost: number,
    risk: number,
    outcome: number,
    free: number,
    steps: number,
    parent: number,
  ): number {
    if (state >= this.#stamp.length) this.#makeRoom(state + 1);
    const known = this.#stamp[state] === this.#run ? (this.#newest[state] as number) : -1;
    if (known >= 0 && this.#pointless(known, cost, risk, outcome, free, steps)) return -1;
    const label = this.finish(stance, way, cost, risk, outcome, parent);
    this.free[label] = free;
    this.steps[label] = steps;
    this.flags[label] = 0;
    this.#older[label] = known;
    this.#stamp[state] = this.#run;
    this.#newest[state] = label;
    this.#later[label] = -1;
    const last = this.#last[cost] as number;
    if (last < 0) this.#first[cost] = label;
    else this.#later[last] = label;
    this.#last[cost] = label;
    return label;
  }

  #pointless(
    known: number,
    cost: number,
    risk: number,
    outcome: number,
    free: number,
    steps: number,
  ): boolean {
    let ties = 0;
    for (let label = known; label >= 0; label = this.#older[label] as number) {
      if ((this.free[label] as number) < free || (this.steps[label] as number) < steps) continue;
      const cheaper = cost - (this.cost[label] as number);
      const safer = risk - (this.risk[label] as number);
      if (cheaper < 0 || (this.#exact && cheaper > 0)) continue;
      if (this.#cheapest) {
        if (cheaper > 0 || safer >= 0) return true;
        continue;
      }
      if (safer < 0) continue;
      if (cheaper > 0 || safer > 0 || this.outcome[label] === outcome) return true;
      ties += 1;
      if (ties >= mostTies) return true;
    }
    return false;
  }

  #makeRoom(states: number): void {
    if (states <= this.#stamp.length) return;
    const size = Math.max(states, this.#stamp.length * 2);
    this.#newest = grownTo(this.#newest, new Int32Array(size));
    this.#stamp = grownTo(this.#stamp, new Uint32Array(size));
  }

  #grow(): void {
    const size = this.stance.length * 2;
    this.stance = grownTo(this.stance, new Int32Array(size));
    this.cost = grownTo(this.cost, new Int32Array(size));
    this.risk = grownTo(this.risk, new Int32Array(size));
    this.outcome = grownTo(this.outcome, new Int32Array(size));
    this.free = grownTo(this.free, new Int16Array(size));
    this.steps = grownTo(this.steps, new Int16Array(size));
    this.way = grownTo(this.way, new Uint8Array(size));
    this.flags = grownTo(this.flags, new Uint8Array(size));
    this.parent = grownTo(this.parent, new Int32Array(size));
    this.entered = grownTo(this.entered, new Int32Array(size));
    this.#later = grownTo(this.#later, new Int32Array(size));
    this.#older = grownTo(this.#older, new Int32Array(size));
  }
}
