import { endFlag, type Labels } from './labels.ts';
import type { Refusal } from './move-query.ts';
import { type MoveRules, mode } from './move-rules.ts';
import type { Reach, Route } from './reach.ts';
import { whyNot } from './why-not.ts';

/** The answers of a search over ways, copied out of its memory. */
export class WaysReach implements Reach {
  readonly count: number;
  readonly ends: Int32Array;
  readonly costs: Int16Array;
  readonly #rules: MoveRules;
  readonly #labelsOf = new Map<number, number[]>();
  readonly #cost: Int32Array;
  readonly #risk: Int32Array;
  readonly #outcome: Int32Array;
  readonly #way: Uint8Array;
  readonly #stance: Int32Array;
  readonly #parent: Int32Array;
  readonly #entered: Int32Array;

  constructor(rules: MoveRules, labels: Labels) {
    this.#rules = rules;
    this.#cost = labels.cost.slice(0, labels.length);
    this.#risk = labels.risk.slice(0, labels.length);
    this.#outcome = labels.outcome.slice(0, labels.length);
    this.#way = labels.way.slice(0, labels.length);
    this.#stance = labels.stance.slice(0, labels.length);
    this.#parent = labels.parent.slice(0, labels.length);
    this.#entered = labels.entered.slice(0, labels.length);
    for (let label = 0; label < labels.length; label++) {
      if (((labels.flags[label] as number) & endFlag) === 0) continue;
      const stance = labels.stance[label] as number;
      const known = this.#labelsOf.get(stance);
      if (known === undefined) this.#labelsOf.set(stance, [label]);
      else known.push(label);
    }
    this.ends = Int32Array.from(this.#labelsOf.keys());
    this.costs = Int16Array.from(this.ends, (end) => this.cost(end));
    this.count = this.ends.length;
  }

  keyOf(spaces: number | readonly number[]): number {
    const stance = this.#rules.stances.find(typeof spaces === 'number' ? [spaces] : spaces);
    return this.#labelsOf.has(stance) ? stance : -1;
  }

  spacesOf(end: number): readonly number[] {
    const { stances } = this.#rules;
    return Array.from({ length: stances.size }, (_, part) => stances.spaceAt(end, part));
  }

  cost(end: number): number {
    return least(this.#labelsOf.get(end), this.#cost);
  }

  risk(end: number): number {
    return least(this.#labelsOf.get(end), this.#risk);
  }

  route(end: number): Route {
    return this.#routeOf(this.#best(end, (a, b) => this.#saferFirst(a, b)));
  }

  cheapest(end: number): Route {
    return this.#routeOf(this.#best(end, (a, b) => this.#cheaperFirst(a, b)));
  }

  alternatives(end: number): readonly Route[] {
    const labels = [...this.#endLabels(end)].sort((a, b) => this.#saferFirst(a, b));
    const kept: number[] = [];
    for (const label of labels)
      if (!kept.some((other) => this.#makesPointless(other, label))) kept.push(label);
    if (this.#rules.query.routes === 'cheapest') return [this.cheapest(end)];
    return kept.map((label) => this.#routeOf(label));
  }

  whyNot(spaces: number | readonly number[]): Refusal | undefined {
    return this.keyOf(spaces) >= 0 ? undefined : whyNot(this.#rules, spaces);
  }

  #endLabels(end: number): readonly number[] {
    const labels = this.#labelsOf.get(end);
    if (labels === undefined) throw new RangeError(`The move cannot end on ${end}.`);
    return labels;
  }

  #best(end: number, order: (a: number, b: number) => number): number {
    return this.#endLabels(end).reduce((best, label) => (order(label, best) < 0 ? label : best));
  }

  #saferFirst(a: number, b: number): number {
    return (
      (this.#risk[a] as number) - (this.#risk[b] as number) ||
      (this.#cost[a] as number) - (this.#cost[b] as number)
    );
  }

  #cheaperFirst(a: number, b: number): number {
    return (
      (this.#cost[a] as number) - (this.#cost[b] as number) ||
      (this.#risk[a] as number) - (this.#risk[b] as number)
    );
  }

  #makesPointless(a: number, b: number): boolean {
    const cost = (this.#cost[b] as number) - (this.#cost[a] as number);
    const risk = (this.#risk[b] as number) - (this.#risk[a] as number);
    if (cost < 0 || risk < 0) return false;
    return cost > 0 || risk > 0 || this.#outcome[a] === this.#outcome[b];
  }

  #routeOf(label: number): Route {
    const spaces: number[] = [];
    let flown = 0;
    for (let at = label; at >= 0; at = this.#parent[at] as number) {
      const entered = this.#entered[at] as number;
      if (entered < 0) continue;
      spaces.push(entered);
      if (this.#way[at] === mode.fly) flown += 1;
    }
    return {
      spaces: spaces.reverse(),
      end: this.spacesOf(this.#stance[label] as number),
      cost: this.#cost[label] as number,
      risk: this.#risk[label] as number,
      flown,
    };
  }
}

function least(labels: readonly number[] | undefined, values: Int32Array): number {
  if (labels === undefined) return -1;
  return labels.reduce((best, label) => Math.min(best, values[label] as number), Number.MAX_SAFE_INTEGER);
}
