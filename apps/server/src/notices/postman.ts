import type { DueNotice, Store } from '@scapewright/store';
import type { Counts } from '../counts.ts';
import { tell, wordingFor } from '../words/speech.ts';
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
    const others = await this.othersAt(player, notices);
    let hasArrived = false;
    for (const way of await store.notices.waysOf(player)) {
      if (!way.isConfirmed) continue;
      const outcome = await messenger.send(way, this.messageOf(notices, others, way.language));
      counts.add(
        outcome === 'sent' ? 'scape_notices_sent_total' : 'scape_notices_failed_total',
        `way="${way.kind}"`,
      );
      if (outcome === 'gone') await store.notices.remove(way.id);
      hasArrived ||= outcome === 'sent';
    }
    if (hasArrived) await store.notices.sent(notices);
  }

  /** Against whom somebody plays, table by table. */
  private async othersAt(player: string, notices: readonly DueNotice[]): Promise<readonly string[]> {
    const tables = await Promise.all(notices.map(({ table }) => this.parts.store.games.find(table)));
    return tables.map((table) => {
      const others = table?.seats.filter((seat) => seat.player !== player) ?? [];
      return others.map(({ name }) => name).join(', ');
    });
  }

  private messageOf(
    notices: readonly DueNotice[],
    others: readonly string[],
    language: string | undefined,
  ): Message {
    const { publicUrl } = this.parts;
    const wording = wordingFor(language);
    const links = notices.map(({ table }) => `${publicUrl}/table/${table}`);
    const lines = links.map((link, at) =>
      wording.text(tell('notice:against', { others: others[at] ?? '', link })),
    );
    const [only] = links;
    return {
      title: wording.text(tell('notice:title', { count: notices.length })),
      text: lines.join('\n'),
      url: links.length === 1 && only !== undefined ? only : `${publicUrl}/games`,
    };
  }
}
