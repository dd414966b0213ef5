import type { Battlefield } from '../battlefield.ts';
import type { FootprintSpaces } from './footprints.ts';
import { field, flewTo, type TakenLabels, width } from './labels.ts';
import type { MoveQuery, Refusal } from './move-query.ts';
import type { Reach, Route } from './reach.ts';
import { whyNot } from './why-not.ts';

/** The answers of a search over ways. */
export class WaysReach implements Reach {
  readonly count: number;
  readonly ends: Int32Array;
  readonly costs: Int32Array;
  readonly #battlefield: Battlefield;
  readonly #query: MoveQuery;
  readonly #footprints: FootprintSpaces;
  readonly #labels: Int32Array;
  readonly #firsts: readonly number[];

  constructor(
    battlefield: Battlefield,
    query: MoveQuery,
    footprints: FootprintSpaces,
    { data, firsts }: TakenLabels,
  ) {
    this.#battlefield = battlefield;
    this.#query = query;
    this.#footprints = footprints;
    this.#labels = data;
    this.#firsts = firsts;
    this.count = firsts.length;
    this.ends = new Int32Array(firsts.length);
    this.costs = new Int32Array(firsts.length);
    for (let slot = 0; slot < firsts.length; slot++) {
      const first = firsts[slot] as number;
      this.ends[slot] = this.#get(first, field.footprint);
      this.costs[slot] = this.#least(first, field.cost);
    }
  }

  keyOf(spaces: number | readonly number[]): number {
    const footprint = this.#footprints.find(typeof spaces === 'number' ? [spaces] : spaces);
    return this.#slotOf(footprint) >= 0 ? footprint : -1;
  }

  spacesOf(end: number): readonly number[] {
    return Array.from({ length: this.#footprints.size }, (_, part) => this.#footprints.spaceAt(end, part));
  }

  cost(end: number): number {
    const slot = this.#slotOf(end);
    return slot < 0 ? -1 : (this.costs[slot] as number);
  }

  risk(end: number): number {
    const slot = this.#slotOf(end);
    return slot < 0 ? -1 : this.#least(this.#firsts[slot] as number, field.risk);
  }

  route(end: number): Route {
    return this.#routeOf(this.#best(end, (a, b) => this.#saferFirst(a, b)));
  }

  cheapest(end: number): Route {
    return this.#routeOf(this.#best(end, (a, b) => this.#cheaperFirst(a, b)));
  }

  alternatives(end: number): readonly Route[] {
    if (this.#query.routes === 'cheapest') return [this.cheapest(end)];
    const labels = this.#labelsOf(end).sort((a, b) => this.#saferFirst(a, b));
    const kept: number[] = [];
    for (const label of labels)
      if (!kept.some((other) => this.#makesPointless(other, label))) kept.push(label);
    return kept.map((label) => this.#routeOf(label));
  }

  whyNot(spaces: number | readonly number[]): Refusal | undefined {
    return this.keyOf(spaces) >= 0 ? undefined : whyNot(this.#battlefield, this.#query, spaces);
  }

  #get(label: number, what: number): number {
    return this.#labels[label * width + what] as number;
  }

  #least(first: number, what: number): number {
    let least = this.#get(first, what);
    for (let label = this.#get(first, field.later); label >= 0; label = this.#get(label, field.later)) {
      least = Math.min(least, this.#get(label, what));
    }
    return least;
  }

  /** Place of an end among the ends, -1 none. Most searches are asked about one end only: a scan beats an index. */
  #slotOf(end: number): number {
    return this.ends.indexOf(end);
  }

  #labelsOf(end: number): number[] {
    const slot = this.#slotOf(end);
    if (slot < 0) throw new RangeError(`The move cannot end on ${end}.`);
    const labels: number[] = [];
    for (let label = this.#firsts[slot] as number; label >= 0; label = this.#get(label, field.later)) {
      labels.push(label);
    }
    return labels;
  }

  #best(end: number, order: (a: number, b: number) => number): number {
    return this.#labelsOf(end).reduce((best, label) => (order(label, best) < 0 ? label : best));
  }

  #saferFirst(a: number, b: number): number {
    return (
      this.#difference(a, b, field.risk) || this.#difference(a, b, field.cost) || this.#walkedFirst(a, b)
    );
  }

  #cheaperFirst(a: number, b: number): number {
    return (
      this.#difference(a, b, field.cost) || this.#difference(a, b, field.risk) || this.#walkedFirst(a, b)
    );
  }

  #difference(a: number, b: number, what: number): number {
    return this.#get(a, what) - this.#get(b, what);
  }

  /** Between equals a figure flies only where the way needs it. */
  #walkedFirst(a: number, b: number): number {
    return Number(flewTo(this.#labels, a)) - Number(flewTo(this.#labels, b));
  }

  #makesPointless(a: number, b: number): boolean {
    const cost = this.#difference(b, a, field.cost);
    const risk = this.#difference(b, a, field.risk);
    if (cost < 0 || risk < 0) return false;
    return cost > 0 || risk > 0 || this.#difference(a, b, field.outcome) === 0;
  }

  #routeOf(label: number): Route {
    const spaces: number[] = [];
    let flown = 0;
    for (let at = label; at >= 0; at = this.#get(at, field.parent)) {
      const entered = this.#get(at, field.entered);
      if (entered < 0) continue;
      spaces.push(entered);
      if (flewTo(this.#labels, at)) flown += 1;
    }
    return {
      spaces: spaces.reverse(),
      end: this.spacesOf(this.#get(label, field.footprint)),
      cost: this.#get(label, field.cost),
      risk: this.#get(label, field.risk),
      flown,
    };
  }
}
