/** Time, as a program has it or as a test makes it pass. */
export interface Timers {
  /** Milliseconds since some moment that stays the same. */
  now(): number;
  /** Has something run after so many milliseconds, unless it is told to stop before. */
  after(milliseconds: number, run: () => void): () => void;
}

/** The time of the machine. */
export const systemTimers: Timers = {
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
