import type { Ledger } from './ledger.ts';
import { heading, printUnion } from './print-module.ts';

/**
 * The module of ids: the union of all of them as a type, and at run time each file's runs of numbers only, so that a
 * browser pays two kilobytes for all of them.
 */
export function idModule(ledger: Ledger): string {
  const files = ledger.files
    .map((file) => ({ ...file, ids: (ledger.entries.get(file.id) ?? []).map(({ id }) => String(id)) }))
    .filter(({ ids }) => ids.length > 0);
  const ids = files.flatMap((file) => file.ids);
  const rows = files.map(({ id, title, game, ids }) => {
    const parts = Object.entries({ id, title, game, ids: printRuns(ids) });
    return `  { ${parts.map(([key, value]) => `${key}: ${JSON.stringify(value)}`).join(', ')} },\n`;
  });
  const fileIds = files.map(({ id }) => id);
  return `${heading}
/** Whose rules an entry states; \`shared\`: both games can take them. */
export type Game = 'superscape' | 'heroscape' | 'shared';

${printUnion('RuleId', 'The id of a rule of the ledger.', ids)}
${printUnion('LedgerFileId', 'A file of the ledger that holds rules.', fileIds)}
/** Each file with the runs of its ids: \`SS-MOVE-001..050\`. */
export const idRuns: readonly {
  readonly id: LedgerFileId;
  readonly title: string;
  readonly game: Game;
  readonly ids: string;
}[] = [
${rows.join('')}];
`;
}

/** Writes ids in their order as runs: \`A-001 A-002 B-001\` becomes \`A-001..002 B-001..001\`. */
export function printRuns(ids: readonly string[]): string {
  const runs: { prefix: string; first: string; last: string }[] = [];
  for (const id of ids) {
    const dash = id.lastIndexOf('-');
    const prefix = id.slice(0, dash);
    const digits = id.slice(dash + 1);
    const run = runs.at(-1);
    if (run?.prefix === prefix && Number(digits) === Number(run.last) + 1) run.last = digits;
    else runs.push({ prefix, first: digits, last: digits });
  }
  return runs.map(({ prefix, first, last }) => `${prefix}-${first}..${last}`).join(' ');
}
