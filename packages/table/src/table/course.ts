import type { GivenReply, JournalEntry } from './journal.ts';

/** What of a journal counts for the game as it is, given the answers that do. */
export function courseOf(
  journal: readonly JournalEntry[],
  counted: readonly GivenReply[],
): readonly JournalEntry[] {
  const answers = new Set<JournalEntry>(counted);
  const draws = new Set(
    journal.flatMap((entry) => (entry.kind === 'request' && entry.what === 'draw' ? [entry.id] : [])),
  );
  return journal.filter((entry) => {
    switch (entry.kind) {
      case 'answer':
        return answers.has(entry);
      case 'request':
        return entry.what === 'draw';
      case 'consent':
        return draws.has(entry.to);
      default:
        return entry.kind === 'resign' || entry.kind === 'timeout';
    }
  });
}
