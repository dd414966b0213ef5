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
