import type { SavedBattle } from '../battle/battle-record.ts';
import type { JournalEntry } from './journal.ts';

/** The journal of a saved battle: the answers that count, as the seats have given them. A table goes on from it. */
export function journalOfSave({ record, match }: Pick<SavedBattle, 'record' | 'match'>): JournalEntry[] {
  return match.inputs.flatMap((input): JournalEntry[] => {
    if (!('reply' in input)) return [];
    const { seat, reply } = input;
    const by = record.seats[seat] === 'person' ? 'person' : 'bot';
    return [{ kind: 'answer', seat, reply, by }];
  });
}
