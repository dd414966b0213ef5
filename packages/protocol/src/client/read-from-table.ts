import { type FromTable, fromTable } from '../messages.ts';

/**
 * Reads what a table has sent. `unknown`: a newer table says what this client does not know, and may leave unread. What is
 * read is what came in, for it may say more than the schemas here.
 */
export function readFromTable(raw: unknown): FromTable | 'unknown' | 'malformed' {
  const { error } = fromTable.safeParse(raw);
  if (!error) return raw as FromTable;
  const isOfNewerTable = error.issues.some(
    (issue) => 'note' in issue && issue.note === 'No matching discriminator',
  );
  return isOfNewerTable ? 'unknown' : 'malformed';
}
