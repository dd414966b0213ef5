import type { Battlefield } from '../battlefield.ts';
import type { MoveQuery, Refusal } from './move-query.ts';
import type { Reach, Route } from './reach.ts';
import { whyNot } from './why-not.ts';

/** The ends of a move, the start first, and the least cost of each. */
export interface EndsWithCosts {
  readonly ends: Int32Array;
  readonly costs: Int32Array;
}

/** The answers of a search for single bases that nothing threatens: one way to each end, without risk. */
export abstract class RisklessReach implements Reach {
  readonly count: number;
  readonly ends: Int32Array;
  readonly costs: Int32Array;
  protected readonly battlefield: Battlefield;
  protected readonly query: MoveQuery;

  constructor(battlefield: Battlefield, query: MoveQuery, { ends, costs }: EndsWithCosts) {
    this.count = ends.length;
    this.ends = ends;
    this.costs = costs;
    this.battlefield = battlefield;
    this.query = query;
  }

  abstract route(end: number): Route;

  keyOf(spaces: number | readonly number[]): number {
    if (typeof spaces !== 'number' && spaces.length !== 1) return -1;
    const space = (typeof spaces === 'number' ? spaces : spaces[0]) as number;
    return this.cost(space) >= 0 ? space : -1;
  }

  spacesOf(end: number): readonly number[] {
    return [end];
  }

  cost(end: number): number {
    return this.costs[this.ends.indexOf(end)] ?? -1;
  }

  risk(end: number): number {
    return Math.min(0, this.cost(end));
  }

  cheapest(end: number): Route {
    return this.route(end);
  }

  alternatives(end: number): readonly Route[] {
    return [this.route(end)];
  }

  whyNot(spaces: number | readonly number[]): Refusal | undefined {
    return this.keyOf(spaces) >= 0 ? undefined : whyNot(this.battlefield, this.query, spaces);
  }

  /** The place of an end among the ends. */
  protected placeOf(end: number): number {
    const place = this.ends.indexOf(end);
    if (place < 0) throw new RangeError(`The move cannot end on ${end}.`);
    return place;
  }
}
