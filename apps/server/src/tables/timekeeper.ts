import type { Store } from '@scapewright/store';
import type { Rooms } from './rooms.ts';

export interface TimekeeperParts {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly failed: (error: unknown) => void;
}

/** How often it is looked who has no time left, in milliseconds. */
const look = 500;

/** Notes the time while clocks run, and has bots play on for those who have none left, whoever is connected where. */
export class Timekeeper {
  private readonly parts: TimekeeperParts;
  private readonly timer: NodeJS.Timeout;
  private isLooking = false;
  private isFailing = false;

  constructor(parts: TimekeeperParts) {
    this.parts = parts;
    this.timer = setInterval(() => void this.look(), look);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      await this.expire();
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.parts.failed(error);
      this.isFailing = true;
    } finally {
      this.isLooking = false;
    }
  }

  private async expire(): Promise<void> {
    const { store, rooms } = this.parts;
    if (!(await store.games.haveClocks())) return;
    await store.service.beat();
    for (const id of await store.games.due(store.service.now())) (await rooms.open(id))?.host.expire();
  }
}
