import type { Seat } from '@scapewright/kernel';

/** How long the players of a table may think, in milliseconds. */
export interface ClockTerms {
  readonly kind: 'live' | 'days';
  /** What each has at the start. */
  readonly bank: number;
  /** What each gains once it has answered and is asked no more. */
  readonly increment: number;
  /** No increment takes anybody above this. Left out: there is no limit. */
  readonly most?: number;
}

/** What a clock shows. Times are in milliseconds, `due` of the clock that the entries of the journal are timed by. */
export interface ReadClock {
  readonly kind: ClockTerms['kind'];
  readonly running: readonly Seat[];
  readonly left: Readonly<Record<string, number>>;
  /** When the first of those who are asked has nothing left, should nobody answer. */
  readonly due?: number;
}

/** A clock as plain JSON. */
export interface SavedClock {
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  readonly since: number;
}

/**
 * What the players of a table have left to think. It follows from the times of the journal's entries alone, so that every
 * server and every restart comes to the same.
 */
export class TableClock {
  private readonly terms: ClockTerms;
  private readonly left: number[];
  private running: readonly Seat[];
  private since: number;

  constructor(terms: ClockTerms, { left, running, since }: SavedClock) {
    this.terms = terms;
    this.left = [...left];
    this.running = running;
    this.since = since;
  }

  /** A clock that begins. `began`: when the first were asked. */
  static begin(terms: ClockTerms, seats: number, began: number): TableClock {
    const left = Array.from({ length: seats }, () => terms.bank);
    return new TableClock(terms, { left, running: [], since: began });
  }

  save(): SavedClock {
    const { left, running, since } = this;
    return { left: [...left], running, since };
  }

  /** So late it is: whoever was asked has thought until now. A time before the last one costs nobody anything. */
  pass(when: number): void {
    for (const seat of this.running) this.left[seat] = this.leftOf(seat, when);
    this.since = Math.max(this.since, when);
  }

  /** From now on these are asked. Who was, and is no more, gains its increment. */
  ask(seats: readonly Seat[]): void {
    const { increment, most = Number.POSITIVE_INFINITY } = this.terms;
    for (const seat of this.running)
      if (!seats.includes(seat)) {
        const left = this.left[seat] ?? 0;
        this.left[seat] = Math.max(left, Math.min(most, left + increment));
      }
    this.running = seats;
  }

  /** Who is asked, and has nothing left. */
  outAt(when: number): readonly Seat[] {
    return this.running.filter((seat) => this.leftOf(seat, when) === 0);
  }

  read(when: number): ReadClock {
    const left = this.left.map((own, seat) => (this.running.includes(seat) ? this.leftOf(seat, when) : own));
    const least = Math.min(...this.running.map((seat) => this.left[seat] ?? 0));
    return {
      kind: this.terms.kind,
      running: this.running,
      left: Object.fromEntries(left.entries()),
      ...(this.running.length > 0 ? { due: this.since + least } : {}),
    };
  }

  private leftOf(seat: Seat, when: number): number {
    return Math.max(0, (this.left[seat] ?? 0) - Math.max(0, when - this.since));
  }
}

/** The clock of a table that has one: a new one, or one that goes on. */
export function clockOf(
  clock: { readonly terms: ClockTerms; readonly began: number } | undefined,
  seats: number,
  from?: SavedClock,
): TableClock | undefined {
  if (!clock) return undefined;
  const { terms, began } = clock;
  return from ? new TableClock(terms, from) : TableClock.begin(terms, seats, began);
}
