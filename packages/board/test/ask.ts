import type { Battlefield } from '../src/battlefield.ts';
import { compileBattlefield } from '../src/compile/compile-battlefield.ts';
import type { BattlefieldPlan } from '../src/plan.ts';
import { checkPath, type PathCheck, type PathReading } from '../src/reach/check-path.ts';
import { reach } from '../src/reach/find-reach.ts';
import type { MoveQuery } from '../src/reach/move-query.ts';
import type { Reach } from '../src/reach/reach.ts';
import { sketch } from './sketch.ts';

/** A move query with spaces by name: tables list only what is not 0. */
export interface Question {
  readonly from: string | readonly string[];
  readonly budget: number;
  readonly height?: number;
  readonly occupied?: Readonly<Record<string, number>>;
  readonly enterCost?: Readonly<Record<string, number>>;
  readonly stop?: Readonly<Record<string, number>>;
  readonly enterRisk?: Readonly<Record<string, number>>;
  readonly threats?: Readonly<Record<string, number>>;
  readonly drift?: readonly string[];
  readonly road?: readonly string[];
  readonly notEnd?: readonly string[];
  readonly forbid?: readonly string[];
  /** All other fields as they are. */
  readonly rest?: Partial<MoveQuery>;
}

/** A battlefield that is asked by names. */
export class Asked {
  readonly battlefield: Battlefield;

  constructor(plan: string | BattlefieldPlan) {
    this.battlefield = compileBattlefield(typeof plan === 'string' ? sketch(plan) : plan);
  }

  space(name: string): number {
    const space = this.battlefield.spaceOf(name);
    if (space < 0) throw new Error(`no space ${name}`);
    return space;
  }

  names(spaces: Iterable<number>): string[] {
    return Array.from(spaces, (space) => this.battlefield.names[space] ?? '');
  }

  query(question: Question): MoveQuery {
    const { from, budget, height = 5, rest } = question;
    const { count } = this.battlefield;
    const spaces = typeof from === 'string' ? [from] : from;
    const marked = (names: readonly string[]) =>
      this.#fill(new Uint8Array(count), Object.fromEntries(names.map((name) => [name, 1])));
    return {
      from: spaces.map((name) => this.space(name)),
      base: spaces.length === 1 ? 'single' : 'double',
      budget,
      height,
      occupancy: this.#fill(new Uint8Array(count), question.occupied ?? {}),
      ...(question.enterCost && { enterCost: this.#fill(new Uint8Array(count), question.enterCost) }),
      ...(question.stop && { stop: this.#fill(new Uint8Array(count), question.stop) }),
      ...(question.enterRisk && { enterRisk: this.#fill(new Int32Array(count), question.enterRisk) }),
      ...(question.threats && {
        threats: this.#fill(new Uint32Array(count), question.threats),
        swipeRisk: 500,
      }),
      ...(question.drift && { drift: marked(question.drift) }),
      ...(question.road && { bonus: { spaces: marked(question.road), amount: 3 } }),
      ...(question.notEnd && { mayEnd: marked(question.notEnd).map((value) => 1 - value) }),
      ...(question.forbid && { forbidOver: marked(question.forbid) }),
      ...rest,
    };
  }

  reach(question: Question): Reach {
    return reach(this.battlefield, this.query(question));
  }

  /** Least cost to end on each of the named places (`c2+d2` for larger bases); null where the move cannot end. */
  costs(question: Question, places: readonly string[]): Record<string, number | null> {
    const found = this.reach(question);
    return Object.fromEntries(
      places.map((place) => {
        const end = found.keyOf(place.split('+').map((name) => this.space(name)));
        return [place, end < 0 ? null : found.cost(end)];
      }),
    );
  }

  /** All ends with their costs, by name. */
  ends(question: Question): Record<string, number> {
    const found = this.reach(question);
    return Object.fromEntries(
      Array.from(found.ends, (end) => [this.names(found.spacesOf(end)).sort().join('+'), found.cost(end)]),
    );
  }

  /** Why a move cannot end on a place: the reason, and the name of the space that refuses. */
  whyNot(question: Question, place: string): string | undefined {
    const refused = this.reach(question).whyNot(place.split('+').map((name) => this.space(name)));
    return refused && `${refused.reason} ${this.battlefield.names[refused.at]}`;
  }

  path(question: Question, path: readonly string[], reading: PathReading = {}): PathCheck {
    const spaces = path.map((name) => this.space(name));
    return checkPath(this.battlefield, this.query(question), spaces, reading);
  }

  #fill<Table extends Uint8Array | Int32Array | Uint32Array>(
    table: Table,
    values: Readonly<Record<string, number>>,
  ): Table {
    for (const [name, value] of Object.entries(values)) table[this.space(name)] = value;
    return table;
  }
}
