import type { Outcome, TableClient } from '@scapewright/protocol';
import type { LineReader } from '../terminal/line-reader.ts';
import type { TerminalWords } from '../words/terminal-words.ts';
import type { SeatedTable } from './seated-table.ts';

/** Takes the last answer of a client back. Others at this keyboard are asked where they have to agree. */
export async function takeBack(
  seated: SeatedTable,
  reader: LineReader,
  client: TableClient,
  words: TerminalWords,
): Promise<Outcome | undefined> {
  let outcome: Outcome | undefined;
  void client.undo().then((one) => {
    outcome = one;
  });
  do await seated.settled();
  while (!outcome && (await askConsent(seated, reader, words)));
  return outcome;
}

/** Asks the next person who is to agree to something. False where nobody is. */
async function askConsent(
  { people, table }: SeatedTable,
  reader: LineReader,
  { say }: TerminalWords,
): Promise<boolean> {
  const nameOf = (seat: number): string => table.record.armies[seat]?.player ?? '';
  for (const [seat, client] of people) {
    const [request] = client.getSnapshot().asked;
    if (!request) continue;
    const typed = await reader.ask(
      `${say('play:consent', { name: nameOf(seat), other: nameOf(request.from) })} `,
    );
    await client.consent(request.id, isYes(typed));
    return true;
  }
  return false;
}

/** Did somebody type yes, in either language? */
export const isYes = (typed: string | undefined): boolean => /^(y(es)?|j(a)?)$/i.test(typed?.trim() ?? '');
