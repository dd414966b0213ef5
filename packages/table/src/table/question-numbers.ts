import type { Decision, Seat } from '@scapewright/kernel';

/** Numbers the questions of each viewer, so that no two are ever asked under one number, also where some are taken back. */
export class QuestionNumbers {
  private readonly last = new Map<Seat, number>();
  private asked = new Map<string, number>();

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
