import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFolder } from '@scapewright/cards';
import { root } from '@scapewright/tidy';
import { roster } from './roster.ts';
import { rosterPage } from './roster-page.ts';

/** What is written of the roster, by path. */
export function generatedFiles(): ReadonlyMap<string, string> {
  const entries = roster();
  const rows = entries.map((entry) => `  ${JSON.stringify(entry)}`);
  return new Map([
    [fileURLToPath(new URL('roster.json', dataFolder)), `[\n${rows.join(',\n')}\n]\n`],
    [join(root, 'docs/roster.md'), rosterPage(entries)],
  ]);
}
