/** Ledger ids behind every reason that shared code cites. */
export const superscapeReasons: Readonly<Record<string, readonly string[]>> = {};
