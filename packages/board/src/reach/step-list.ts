import type { Space } from '../space.ts';
import { grownTo } from './grown-table.ts';

/** Steps that a base could make from where it stands, written into memory that is used again and again. */
export class StepList {
  length = 0;
  /** Footprint that the step leads to. */
  to = new Int32Array(64);
  /** The part that leads: the space it leaves and the space it enters. */
  lead = new Int32Array(64);
  entered = new Int32Array(64);
  /** Direction of the leading part, -1 for turns and links. */
  direction = new Int8Array(64);
  /** Spaces counted (`closed` if nobody walks there), levels risen and dropped, room for walkers and flyers. */
  cost = new Int32Array(64);
  rise = new Int32Array(64);
  drop = new Int32Array(64);
  opening = new Int32Array(64);
  airway = new Int32Array(64);
  /** Kind of link, -1 for steps between neighbours; 1 if the link places the figure. */
  link = new Int16Array(64);
  placed = new Uint8Array(64);
  /** All spaces that the base newly covers: `parts[firstPart(i)]` up to `firstPart(i + 1)`. */
  partsStart = new Int32Array(65);
  parts = new Int32Array(64);

  /** The spaces that the base newly covers by a step. */
  covered(step: number): readonly Space[] {
    return Array.from(this.parts.subarray(this.partsStart[step], this.partsStart[step + 1]));
  }

  clear(): void {
    this.length = 0;
  }

  /** Adds a step without its newly covered spaces; `addPart` adds those. */
  add(to: number, lead: number, entered: number, direction: number): number {
    const index = this.length;
    if (index + 1 >= this.to.length) this.#grow();
    this.to[index] = to;
    this.lead[index] = lead;
    this.entered[index] = entered;
    this.direction[index] = direction;
    this.cost[index] = 1;
    this.rise[index] = 0;
    this.drop[index] = 0;
    this.opening[index] = 32767;
    this.airway[index] = 32767;
    this.link[index] = -1;
    this.placed[index] = 0;
    this.partsStart[index + 1] = this.partsStart[index] as number;
    this.length = index + 1;
    return index;
  }

  /** Index of the first of a step's newly covered spaces. */
  firstPart(step: number): number {
    return this.partsStart[step] as number;
  }

  /** Adds a newly covered space to the last step. */
  addPart(space: Space): void {
    const end = this.partsStart[this.length] as number;
    if (end >= this.parts.length) this.parts = grownTo(this.parts, new Int32Array(end * 2));
    this.parts[end] = space;
    this.partsStart[this.length] = end + 1;
  }

  #grow(): void {
    const size = this.to.length * 2;
    this.to = grownTo(this.to, new Int32Array(size));
    this.lead = grownTo(this.lead, new Int32Array(size));
    this.entered = grownTo(this.entered, new Int32Array(size));
    this.direction = grownTo(this.direction, new Int8Array(size));
    this.cost = grownTo(this.cost, new Int32Array(size));
    this.rise = grownTo(this.rise, new Int32Array(size));
    this.drop = grownTo(this.drop, new Int32Array(size));
    this.opening = grownTo(this.opening, new Int32Array(size));
    this.airway = grownTo(this.airway, new Int32Array(size));
    this.link = grownTo(this.link, new Int16Array(size));
    this.placed = grownTo(this.placed, new Uint8Array(size));
    this.partsStart = grownTo(this.partsStart, new Int32Array(size + 1));
  }
}
