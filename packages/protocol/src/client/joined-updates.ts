import type { StateMessage, UpdateMessage } from '../messages.ts';

type Numbered = StateMessage | UpdateMessage;

/** Updates that are kept while one before them is missing. */
const mostEarly = 500;

/**
 * Puts what a table sends into the order of its numbers: nothing is left out, nothing comes twice. What comes too early is
 * kept until what is missing has come.
 */
export class JoinedUpdates {
  private readonly early = new Map<number, UpdateMessage>();
  private known = -1;
  private isFresh = true;

  /** The number of the last one that was handed on; -1 before the first state. */
  get at(): number {
    return this.known;
  }
  /** Is something missing before what has come already? */
  get hasGap(): boolean {
    return this.early.size > 0;
  }

  /** A new connection: its first state counts, whatever its number is, for the table may have lost what it never kept. */
  reconnect(): void {
    this.isFresh = true;
    this.early.clear();
  }

  /** Takes one as it comes in. Answers those that can be handed on now, in order. */
  take(message: Numbered): readonly Numbered[] {
    if (message.type === 'state') return this.takeState(message);
    if (message.at > this.known && this.early.size < mostEarly) this.early.set(message.at, message);
    return this.inOrder();
  }

  private takeState(state: StateMessage): readonly Numbered[] {
    if (state.at < this.known && !this.isFresh) return [];
    this.isFresh = false;
    this.known = state.at;
    for (const at of [...this.early.keys()]) if (at <= state.at) this.early.delete(at);
    return [state, ...this.inOrder()];
  }

  private inOrder(): readonly UpdateMessage[] {
    const ready: UpdateMessage[] = [];
    while (this.known >= 0) {
      const next = this.early.get(this.known + 1);
      if (!next) break;
      this.early.delete(++this.known);
      ready.push(next);
    }
    return ready;
  }
}
