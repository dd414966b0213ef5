import { type Ledger, table } from './ledger.ts';
import { parseLedgerFile } from './ledger-file.ts';

/**
 * The German title of every rule that has one, by id, from the texts of `ledger/german` by the name of the file of the
 * ledger that holds the rules. Throws a `LedgerError` for a title of no rule of that file, and for one that is empty.
 */
export function readGermanTitles(
  ledger: Ledger,
  texts: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  for (const [name, text] of texts) {
    const file = parseLedgerFile(`german/${name}`, text);
    const ids = new Set(ledger.entries.get(name)?.map(({ id }) => id));
    for (const [id, title] of Object.entries(table(file.data))) {
      if (!ids.has(id)) throw file.fault([id], `${name}.yaml of the ledger has no rule ${id}:`);
      if (typeof title !== 'string' || title.trim() === '')
        throw file.fault([id], `a title is needed for ${id}, not`);
      titles.set(id, title);
    }
  }
  return titles;
}

/** The rules without a German title, each with the file that waits for it. */
export function untranslated(ledger: Ledger, german: ReadonlyMap<string, string>): readonly string[] {
  return [...ledger.entries].flatMap(([name, entries]) =>
    entries.flatMap(({ id }) => (german.has(String(id)) ? [] : [`ledger/german/${name}.yaml: ${id}`])),
  );
}
