/** Ledger ids behind every reason that shared code cites. */
export const heroscapeReasons: Readonly<Record<string, readonly string[]>> = {};
