import type { Decision, Seat } from '@scapewright/kernel';

/** The same as plain JSON: the last number of each viewer, and those of what has been asked. */
export interface SavedNumbers {
  readonly last: readonly (readonly [Seat, number])[];
  readonly asked: readonly (readonly [string, number])[];
}

/** Numbers the questions of each viewer, so that no two are ever asked under one number, also where some are taken back. */
export class QuestionNumbers {
  private readonly last: Map<Seat, number>;
  private asked: Map<string, number>;

  constructor({ last, asked }: SavedNumbers = { last: [], asked: [] }) {
    this.last = new Map(last);
    this.asked = new Map(asked);
  }

  save(): SavedNumbers {
    return { last: [...this.last], asked: [...this.asked] };
  }

  /** The number under which a decision is asked of a viewer. */
  of(viewer: Seat, { seat, number }: Decision): number {
    const key = `${viewer} ${seat} ${number}`;
    const known = this.asked.get(key);
    if (known !== undefined) return known;
    const next = (this.last.get(viewer) ?? 0) + 1;
    this.last.set(viewer, next);
    this.asked.set(key, next);
    return next;
  }

  /** Something was taken back: what is asked from now on is asked anew. */
  renew(): void {
    this.asked = new Map();
  }
}
