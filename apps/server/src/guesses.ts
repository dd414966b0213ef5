/** How long a wrong password counts, in milliseconds. */
const remembered = 3_600_000;
/** So many wrong ones for one name within that time, from anywhere, and nobody is let in by a password for a while. */
const most = 30;
/** Names that are remembered at once: the oldest are forgotten beyond. */
const mostNames = 50_000;

/** Counts wrong passwords by the name that they were for, so that many addresses together cannot guess either. */
export class Guesses {
  private readonly wrong = new Map<string, number[]>();

  /** Seconds until the next attempt is looked at; 0: now. */
  wait(name: string, now = Date.now()): number {
    const times = this.recent(name, now);
    const [first] = times;
    return times.length < most || first === undefined ? 0 : Math.ceil((first + remembered - now) / 1000);
  }

  /** Notes an attempt as a wrong one; what it answers takes that back. */
  note(name: string, now = Date.now()): () => void {
    const times = [...this.recent(name, now), now].slice(-most);
    this.wrong.delete(name);
    this.wrong.set(name, times);
    const [oldest] = this.wrong.keys();
    if (this.wrong.size > mostNames && oldest !== undefined) this.wrong.delete(oldest);
    return () => {
      const kept = this.wrong.get(name) ?? [];
      const at = kept.lastIndexOf(now);
      if (at >= 0) this.wrong.set(name, kept.toSpliced(at, 1));
    };
  }

  private recent(name: string, now: number): readonly number[] {
    return (this.wrong.get(name) ?? []).filter((time) => time > now - remembered);
  }
}
