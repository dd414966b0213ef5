/** What is done once the updates up to a number are there. */
export class Arrivals {
  private readonly waiting = new Set<{ readonly at: number; readonly done: () => void }>();
  private readonly at: () => number;

  /** `at`: the number of the last update that is there. */
  constructor(at: () => number) {
    this.at = at;
  }

  /** Does it at once where the update is there already. */
  whenAt(at: number, done: () => void): void {
    if (this.at() >= at) done();
    else this.waiting.add({ at, done });
  }

  /** Does whatever has waited for updates up to this number. */
  reach(at: number): void {
    for (const arrival of [...this.waiting]) {
      if (arrival.at > at) continue;
      this.waiting.delete(arrival);
      arrival.done();
    }
  }
}
