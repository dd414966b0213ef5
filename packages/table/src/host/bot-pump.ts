import type { Table } from '../table/table.ts';
import type { HostOptions } from './host-options.ts';

/** Lets bots and standing orders answer at a table until people are asked. */
export class BotPump {
  private readonly options: Pick<HostOptions, 'pause' | 'think'>;
  /** The table that is played now; undefined while nothing may happen at it. */
  private readonly tableNow: () => Table | undefined;
  private isPumping = false;

  constructor(options: Pick<HostOptions, 'pause' | 'think'>, tableNow: () => Table | undefined) {
    this.options = options;
    this.tableNow = tableNow;
  }

  /** Is a bot about to answer? */
  get isBusy(): boolean {
    return this.isPumping;
  }

  /** Begins, where it is not under way. */
  pump(): void {
    const table = this.tableNow();
    if (this.isPumping || !table) return;
    this.isPumping = true;
    const { pause } = this.options;
    if (!pause) {
      while (table.step());
      this.isPumping = false;
      return;
    }
    void this.pumpSlowly(pause).finally(() => {
      this.isPumping = false;
    });
  }

  private async pumpSlowly(pause: () => Promise<void>): Promise<void> {
    for (;;) {
      const table = this.tableNow();
      if (!table || !(await this.stepThoughtfully(table))) return;
      await pause();
    }
  }

  /** One answer of a bot, thought elsewhere where that takes long. What has changed meanwhile is looked at anew. */
  private async stepThoughtfully(table: Table): Promise<boolean> {
    const { think } = this.options;
    const task = think && table.thinking();
    if (!task || !think) return table.step();
    const { length } = table.journal;
    const reply = await think(task).catch(() => undefined);
    const now = this.tableNow();
    if (!now) return false;
    if (now !== table || table.journal.length !== length) return true;
    return table.step(reply);
  }
}
