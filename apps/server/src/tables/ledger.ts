import type { Store } from '@scapewright/store';
import type { Director } from '../tournaments/director.ts';
import { rateTable } from './rater.ts';

export interface LedgerParts {
  readonly store: Store;
  readonly director: Director;
  readonly failed: (error: unknown) => void;
}

/** How often it is looked for games that have ended unnoticed, because a server was killed, in milliseconds. */
const look = 10_000;

/** Takes notice of games that have ended: ratings, and tournaments that go on. */
export class Ledger {
  private readonly parts: LedgerParts;
  private readonly timer: NodeJS.Timeout;
  private work: Promise<void> = Promise.resolve();

  constructor(parts: LedgerParts) {
    this.parts = parts;
    this.timer = setInterval(() => this.then(() => this.lookAround()), look);
    this.timer.unref();
  }

  /** A game has ended. */
  ended(table: string): void {
    this.then(() => this.take(table));
  }

  /** Resolves once nothing is under way. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.work;
  }

  /** One after the other: nobody waits for it. */
  private then(act: () => Promise<void>): void {
    this.work = this.work.then(act).catch(this.parts.failed);
  }

  private async lookAround(): Promise<void> {
    for (const id of await this.parts.store.ratings.unrated(50)) await this.take(id);
  }

  private async take(id: string): Promise<void> {
    const { store, director } = this.parts;
    const table = await store.games.find(id);
    if (table?.status !== 'over') return;
    await rateTable(store, table);
    await director.ended(table);
  }
}
