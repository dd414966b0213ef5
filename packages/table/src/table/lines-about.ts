import type { JournalEntry } from './journal.ts';
import type { TableParts } from './table-parts.ts';
import type { TalkNews } from './table-talk.ts';
import type { NewLine } from './words.ts';

/** The lines that an entry of the journal adds by itself to what the game says: who takes back, gives up, has no time left. */
export function linesAbout(
  { kind, seat }: JournalEntry,
  news: readonly TalkNews[],
  playerNames: readonly string[],
  words: TableParts['words'],
): readonly NewLine[] {
  const player = playerNames[seat] ?? '';
  const taken = news.find((one) => one.kind === 'settled' && one.outcome.ok && one.request.what === 'undo');
  if (taken?.kind === 'settled') return [words.takenBack(playerNames[taken.request.from] ?? '')];
  if (kind === 'undo') return [words.takenBack(player)];
  if (kind === 'timeout') return [words.timedOut(player)];
  return kind === 'resign' ? [words.resigned(player)] : [];
}
