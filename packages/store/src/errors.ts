/** Another server has written to the journal of a table first: what was to be written counts for nothing. */
export class JournalConflict extends Error {
  readonly table: string;

  constructor(table: string) {
    super(`the journal of ${table} has gone on`);
    this.table = table;
  }
}

/** A database cannot be opened, or its tables cannot be brought up to date; in words for whoever runs the server. */
export class StoreFault extends Error {}

/** What PostgreSQL says while it ends, begins, only reads, or has no room left: codes of SQL, or their first letters. */
const awayCodes = /^(08|53|57P0|25006)/;
/** What a connection says that is lost. */
const lostCodes = /^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT)$/;
/** What cannot be done where none can be made. */
const lostCalls: ReadonlySet<unknown> = new Set(['connect', 'getaddrinfo']);
/** The same in the words of the client, which gives these no code. */
const lostWords =
  /^(Connection terminated|timeout exceeded when trying|timeout expired|Query read timeout|Client (has encountered|was closed))/;
/** What SQLite says: busy, locked, out of memory, only to be read, no answer from the disk, full, not to be opened. */
const awayNumbers: ReadonlySet<number> = new Set([5, 6, 7, 8, 10, 13, 14]);

/** Is the database away, or does it take nothing now? What was asked for may work later, as it is. */
export function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode, syscall } = error as Error & {
    readonly code?: unknown;
    readonly errcode?: unknown;
    readonly syscall?: unknown;
  };
  // The lowest eight bits say what kind of fault it is, the others what exactly.
  if (typeof errcode === 'number') return awayNumbers.has(errcode % 256);
  if (typeof code === 'string' && (awayCodes.test(code) || lostCodes.test(code))) return true;
  return lostCalls.has(syscall) || lostWords.test(error.message);
}
