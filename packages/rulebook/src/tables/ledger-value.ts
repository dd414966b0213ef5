/** A piece of a table that has no fixed shape, because each row says something of its own. */
export type LedgerValue = boolean | number | string | readonly LedgerValue[] | LedgerRecord;

/** A map of such pieces. */
export interface LedgerRecord {
  readonly [key: string]: LedgerValue;
}
