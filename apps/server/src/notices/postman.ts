import type { DueNotice, Store } from '@scapewright/store';
import type { Counts } from '../counts.ts';
import type { Message, Messenger } from './messenger.ts';

export interface PostmanParts {
  readonly store: Store;
  readonly messenger: Messenger;
  readonly counts: Counts;
  readonly publicUrl: string;
  readonly failed: (error: unknown) => void;
}

/** How often it is looked whether somebody is to be told something, in milliseconds. */
const look = 2000;
/** How many players are told something at each look. */
const atOnce = 50;

/** Tells players that it is their turn, once for all their tables, when they have not answered for a while. */
export class Postman {
  private readonly parts: PostmanParts;
  private readonly timer: NodeJS.Timeout;
  private round: Promise<void> | undefined;

  constructor(parts: PostmanParts) {
    this.parts = parts;
    this.timer = setInterval(() => {
      this.round ??= this.deliver()
        .catch(parts.failed)
        .finally(() => {
          this.round = undefined;
        });
    }, look);
    this.timer.unref();
  }

  /** Resolves once nothing is under way. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  private async deliver(): Promise<void> {
    const { store } = this.parts;
    for (let told = 0; told < atOnce; told++) {
      const taken = await store.notices.take(Date.now());
      if (!taken) return;
      if (taken.notices.length > 0) await this.tell(taken.player, taken.notices);
    }
  }

  private async tell(player: string, notices: readonly DueNotice[]): Promise<void> {
    const { store, messenger, counts } = this.parts;
    const message = await this.messageOf(player, notices);
    let hasArrived = false;
    for (const way of await store.notices.waysOf(player)) {
      if (!way.isConfirmed) continue;
      const outcome = await messenger.send(way, message);
      counts.add(
        outcome === 'sent' ? 'scape_notices_sent_total' : 'scape_notices_failed_total',
        `way="${way.kind}"`,
      );
      if (outcome === 'gone') await store.notices.remove(way.id);
      hasArrived ||= outcome === 'sent';
    }
    if (hasArrived) await store.notices.sent(notices);
  }

  private async messageOf(player: string, notices: readonly DueNotice[]): Promise<Message> {
    const { store, publicUrl } = this.parts;
    const lines: string[] = [];
    for (const { table } of notices) {
      const found = await store.games.find(table);
      const others = found?.seats.filter((seat) => seat.player !== player).map(({ name }) => name) ?? [];
      lines.push(`Against ${others.join(', ')}: ${publicUrl}/table/${table}`);
    }
    const [only] = notices;
    const isOne = notices.length === 1 && only !== undefined;
    return {
      title: isOne ? 'It is your turn' : `It is your turn at ${notices.length} tables`,
      text: lines.join('\n'),
      url: isOne ? `${publicUrl}/table/${only.table}` : `${publicUrl}/games`,
    };
  }
}
