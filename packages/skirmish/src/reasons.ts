/**
 * Every reason that shared code cites in log lines, refusals and explanations. A ruleset maps each to its own ledger ids;
 * a reason without rules is a start-up error. `move.` reasons of refused ways are those of the path search.
 */
export const skirmishReasons: readonly string[] = [];
