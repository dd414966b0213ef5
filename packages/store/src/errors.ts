/** Another server has written to the journal of a table first: what was to be written counts for nothing. */
export class JournalConflict extends Error {
  readonly table: string;

  constructor(table: string) {
    super(`the journal of ${table} has gone on`);
    this.table = table;
  }
}
