import { type Ledger, list, table } from './ledger.ts';
import { LedgerError } from './ledger-file.ts';
import type { Data } from './print-literal.ts';

type Row = { readonly [key: string]: Data };

/** The named rulings, with what the step table and the terrain table say about them filled in. */
export function namedRulings(ledger: Ledger): readonly Row[] {
  const switches = list(table(ledger.file('terrain-table').data)['ruleset_switches']).map(table);
  const rulings = list(ledger.file('rulings').data).map((item) => readRuling(ledger, table(item)));
  const named = new Map(rulings.map((ruling) => [ruling['id'], ruling]));
  if (named.size !== rulings.length) throw new LedgerError('rulings.yaml: an id is used twice');
  for (const { id, default: value } of switches)
    if (named.get(id ?? '')?.['default'] !== value)
      throw new LedgerError(
        `rulings.yaml: ${String(id)} of the terrain table is missing or has another default`,
      );
  for (const { id } of ledger.entries.get('timing-steps') ?? [])
    if (!named.has(id ?? '')) throw new LedgerError(`rulings.yaml: ${String(id)} is missing`);
  return rulings;
}

function readRuling(ledger: Ledger, row: Row): Row {
  const id = String(row['id']);
  const entry = ledger.entries.get('timing-steps')?.find((other) => other['id'] === id);
  const rules = row['rules'] === undefined ? [id] : list(row['rules']).map(String);
  for (const rule of rules)
    if (!ledger.vocabulary.ids.has(rule)) throw new LedgerError(`rulings.yaml: ${id} names no rule: ${rule}`);
  const values = Object.entries(table(row['values'])).map(([key, meaning]) => ({
    value: scalar(key),
    meaning,
  }));
  if (!values.some(({ value }) => value === row['default']))
    throw new LedgerError(`rulings.yaml: ${id} has a default that is none of its values`);
  return {
    id,
    title: row['title'] ?? entry?.['title'] ?? null,
    namedBy: row['named-by'] ?? null,
    default: row['default'] ?? null,
    values,
    switchable: values.length > 1,
    games: gamesOf(ledger, rules),
    rules,
    reason: row['reason'] ?? null,
  };
}

/** The games in which a ruling can matter; shared rules matter in both. */
function gamesOf(ledger: Ledger, rules: readonly string[]): readonly string[] {
  const games = new Set(
    [...ledger.entries.values()]
      .flat()
      .filter(({ id }) => rules.includes(String(id)))
      .map(({ game }) => game),
  );
  return ['superscape', 'heroscape'].filter((game) => games.has(game) || games.has('shared'));
}

/** YAML keys are texts; a position of a ruling may be a truth value or a number. */
function scalar(key: string): boolean | number | string {
  if (key === 'true' || key === 'false') return key === 'true';
  return /^\d+$/.test(key) ? Number(key) : key;
}

/** The settled clashes, each with the ids that its entries stand for. */
export function readClashes(ledger: Ledger): readonly Row[] {
  const rulings = new Set(list(ledger.file('rulings').data).map((item) => table(item)['id']));
  return list(ledger.file('clashes').data).map((item) => {
    const { topic, entries, decision, switch: name } = table(item);
    if (name !== undefined && !rulings.has(name))
      throw new LedgerError(`clashes.yaml: no such ruling: ${String(name)}`);
    const rules = list(entries).flatMap((pattern) => {
      const matching = [...ledger.vocabulary.ids].filter((id) =>
        String(pattern).endsWith('*') ? id.startsWith(String(pattern).slice(0, -1)) : id === pattern,
      );
      if (matching.length === 0) throw new LedgerError(`clashes.yaml: no rule matches ${String(pattern)}`);
      return matching;
    });
    return { topic, entries, rules, decision, switch: name ?? null } as Row;
  });
}
