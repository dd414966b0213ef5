import type { PositionHost, ReplayHost } from '@scapewright/table';
import type { FromReplay } from './replay-messages.ts';

/** At which place somebody goes on, for whom, and under which id. */
export interface Branch {
  readonly place: number;
  readonly seat: number;
  readonly id: string;
}

/** A replay as the worker has it. */
export interface ReplayRoom {
  readonly host: ReplayHost | PositionHost;
  readonly told: FromReplay;
  /** Keeps what came before a place as a game that somebody plays on, against bots. */
  readonly branch: (branch: Branch) => Promise<void>;
}
