import type { Seat } from '@scapewright/kernel';

/** A seat wants to take back what others have seen. */
export interface UndoRequest {
  readonly id: string;
  readonly from: Seat;
  /** The seats that have not agreed yet. */
  readonly waiting: ReadonlySet<Seat>;
}

/** The request that waits for consent, one at a time. */
export class UndoRequests {
  private open: UndoRequest | undefined;

  get request(): UndoRequest | undefined {
    return this.open;
  }

  ask(id: string, from: Seat, others: readonly Seat[]): void {
    this.open = { id, from, waiting: new Set(others) };
  }

  /** A seat has answered the request: is it agreed to, refused, still waiting, or was nobody asked? */
  answer(id: string, seat: Seat, yes: boolean): 'agreed' | 'refused' | 'waiting' | 'unasked' {
    const { open } = this;
    if (open?.id !== id || !open.waiting.has(seat)) return 'unasked';
    if (!yes) {
      this.open = undefined;
      return 'refused';
    }
    const waiting = new Set([...open.waiting].filter((other) => other !== seat));
    this.open = waiting.size > 0 ? { ...open, waiting } : undefined;
    return waiting.size > 0 ? 'waiting' : 'agreed';
  }

  /** The game has gone on: nobody is asked any more. Answers whose request has come to nothing. */
  drop(): UndoRequest | undefined {
    const { open } = this;
    this.open = undefined;
    return open;
  }
}
