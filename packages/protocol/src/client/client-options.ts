import type { Backoff } from './reconnecting-line.ts';
import type { Timers } from './timers.ts';

/** What may be set for a client; everything has a sensible default. */
export interface ClientOptions {
  /** In which the table is to speak, as BCP 47 names it; left out: English. */
  readonly language?: string | undefined;
  readonly timers?: Timers;
  /** From 0 to below 1: spreads attempts to reconnect, and makes ids. */
  readonly random?: () => number;
  /** Makes an id, unlike any other of this seat, on any of its devices. */
  readonly newId?: () => string;
  readonly backoff?: Backoff;
  /** Milliseconds after which what is not answered is sent again; where nothing was heard meanwhile, over a new connection. */
  readonly patience?: number;
  /** Milliseconds after which nothing is told any more. */
  readonly askTimeout?: number;
  /** Milliseconds of silence after which the table is asked for a sign: platforms tell late, or never, of a dead connection. */
  readonly silence?: number;
}

/** Ids that no other client has. */
export function newIds(random: () => number): () => string {
  const part = (): string => Math.floor(random() * 2 ** 48).toString(36);
  const own = `${part()}${part()}`;
  let count = 0;
  return () => `${own}-${count++}`;
}
