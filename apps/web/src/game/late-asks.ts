import type { Asks, Connection } from '@scapewright/table';

/**
 * What answers whatever is asked beside the game. It is fetched when somebody has said hello, so that no first question waits for it;
 * whatever is said after that waits until it is there, in order, so that no answer depends on when it comes.
 */
export class LateAsks {
  private asks: Asks | undefined;
  private fetched: Promise<void> | undefined;

  readonly get = (): Asks => {
    if (!this.asks) throw new Error('Nothing is answered before it has been fetched.');
    return this.asks;
  };

  /** A connection of which only the first message goes through at once. */
  holding({ receive, close }: Connection): Connection {
    let order: Promise<void> | undefined;
    return {
      receive: (message) => {
        if (this.asks) return receive(message);
        if (order) order = order.then(() => receive(message));
        else {
          receive(message);
          order = this.fetch();
        }
        // As if nothing had been held: what fails is the worker's fault, and the page begins it anew.
        order.catch((error: unknown) => reportError(error));
      },
      close,
    };
  }

  private fetch(): Promise<void> {
    this.fetched ??= import('./table-asks.ts').then(({ tableAsks }) => {
      this.asks = tableAsks;
    });
    return this.fetched;
  }
}
