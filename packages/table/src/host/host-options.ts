import type { Reply } from '@scapewright/kernel';
import type { Clock } from '@scapewright/protocol';
import type { BotTask } from '../table/bot-task.ts';
import type { JournalEntry } from '../table/journal.ts';
import type { Table } from '../table/table.ts';

/** How a table is served. */
export interface HostOptions {
  readonly id: string;
  /**
   * Keeps an entry of the journal for good. Nobody is told that an answer was accepted, or what it did, before. Left out:
   * nothing is kept.
   */
  readonly keep?: (entry: JournalEntry) => Promise<void> | undefined;
  /** Between two answers of bots: lets messages out, and people watch. Left out: bots answer at once. */
  readonly pause?: () => Promise<void>;
  /** Has a bot think elsewhere, so that nobody else waits for it; needs `pause`. Left out: bots think here. */
  readonly think?: (task: BotTask) => Promise<Reply>;
  /** The time of a chat message, as ISO 8601. */
  readonly now?: () => string;
  /** What everybody is told of the clock. Left out: there is none. */
  readonly clock?: () => Clock;
  /** The hash of the seed, where the dice are committed to. */
  readonly dice?: string;
  /** Does something in a moment: bots try again then, where what they did could not be kept. Left out: they wait for people. */
  readonly later?: (act: () => void) => void;
  /** The table at which those who sit here play again, once there is one. */
  readonly rematch?: () => string | undefined;
  /** The table has gone away for everybody: whoever comes back needs another host. */
  readonly ended?: () => void;
  /**
   * The table as it is kept, after an entry could not be. `isLate`: others had written first, so what was not kept is tried
   * once more. Left out: the table goes away for everybody.
   */
  readonly reload?: (error: unknown) => Promise<{ readonly table: Table; readonly isLate: boolean }>;
}
