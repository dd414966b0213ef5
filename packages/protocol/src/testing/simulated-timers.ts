import type { Timers } from '../client/timers.ts';

interface Entry {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
  isStopped: boolean;
}

/** Time that passes when a test lets it: what is due runs in order, at once. */
export class SimulatedTimers implements Timers {
  private time = 0;
  private count = 0;
  /** A binary heap, the next one first. */
  private readonly entries: Entry[] = [];

  now(): number {
    return this.time;
  }

  after(milliseconds: number, run: () => void): () => void {
    const entry: Entry = { at: this.time + milliseconds, order: this.count++, run, isStopped: false };
    this.push(entry);
    return () => {
      entry.isStopped = true;
    };
  }

  /** Runs what is due next; false where nothing is. */
  step(): boolean {
    for (let next = this.pop(); next; next = this.pop()) {
      if (next.isStopped) continue;
      this.time = next.at;
      next.run();
      return true;
    }
    return false;
  }

  /** Lets so many milliseconds pass. */
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (let [next] = this.entries; next && next.at <= end; [next] = this.entries) this.step();
    this.time = end;
  }

  private push(entry: Entry): void {
    const { entries } = this;
    let at = entries.push(entry) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(entry, entries[parent])) break;
      entries[at] = entries[parent] as Entry;
      at = parent;
    }
    entries[at] = entry;
  }

  private pop(): Entry | undefined {
    const { entries } = this;
    const [first] = entries;
    const last = entries.pop();
    if (!first || !last || entries.length === 0) return first;
    let at = 0;
    for (let child = 1; child < entries.length; child = 2 * at + 1) {
      if (isBefore(entries[child + 1], entries[child])) child++;
      if (!isBefore(entries[child], last)) break;
      entries[at] = entries[child] as Entry;
      at = child;
    }
    entries[at] = last;
    return first;
  }
}

function isBefore(one: Entry | undefined, other: Entry | undefined): boolean {
  if (!one || !other) return one !== undefined;
  return one.at < other.at || (one.at === other.at && one.order < other.order);
}
