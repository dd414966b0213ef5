/**
 * Sends in order what is to be sent, each only after everything was kept that was to be kept before. Without waiting where
 * nothing has to be waited for.
 */
export class Outbox {
  private tail: Promise<void> | undefined;
  private readonly failed: (error: unknown) => void;

  /** `failed`: something could not be kept; what was to be sent after it is not sent. */
  constructor(failed: (error: unknown) => void) {
    this.failed = failed;
  }

  /** Is everything kept and sent? */
  get isIdle(): boolean {
    return this.tail === undefined;
  }

  /** Sends after everything before. */
  send(send: () => void): void {
    if (this.tail === undefined) send();
    else this.after(this.tail.then(send));
  }

  /** Has what follows wait until something is kept. */
  keep(kept: Promise<void> | undefined): void {
    if (kept !== undefined) this.after(Promise.all([this.tail, kept]));
  }

  private after(next: Promise<unknown>): void {
    const tail = next.then(() => {
      if (this.tail === tail) this.tail = undefined;
    });
    this.tail = tail;
    tail.catch((error: unknown) => {
      if (this.tail === tail) this.failed(error);
    });
  }
}
