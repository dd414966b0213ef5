import type { Outcome, TableClient } from '@scapewright/protocol';
import type { LineReader } from '../terminal/line-reader.ts';
import type { SeatedTable } from './seated-table.ts';

/** Takes the last answer of a client back. Others at this keyboard are asked where they have to agree. */
export async function takeBack(
  seated: SeatedTable,
  reader: LineReader,
  client: TableClient,
): Promise<Outcome | undefined> {
  let outcome: Outcome | undefined;
  void client.undo().then((one) => {
    outcome = one;
  });
  do await seated.settled();
  while (!outcome && (await askConsent(seated, reader)));
  return outcome;
}

/** Asks the next person who is to agree to something. False where nobody is. */
async function askConsent({ people, table }: SeatedTable, reader: LineReader): Promise<boolean> {
  const nameOf = (seat: number): string => table.record.armies[seat]?.player ?? '';
  for (const [seat, client] of people) {
    const [request] = client.getSnapshot().asked;
    if (!request) continue;
    const typed = await reader.ask(
      `${nameOf(seat)}: ${nameOf(request.from)} wants to take the last answer back. Do you agree? (yes, no) `,
    );
    await client.consent(request.id, isYes(typed));
    return true;
  }
  return false;
}

/** Did somebody type yes? */
export const isYes = (typed: string | undefined): boolean => /^y(es)?$/i.test(typed?.trim() ?? '');
