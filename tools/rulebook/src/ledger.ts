import { LedgerError, type LedgerFile, parseLedgerFile } from './ledger-file.ts';
import type { Data } from './print-literal.ts';
import { type ReasonRules, reasonRules } from './reason-rules.ts';
import { entriesOf, readEntry, type Vocabulary } from './rule-entries.ts';

type Table = { readonly [key: string]: Data };

/** The whole ledger, read and checked. */
export interface Ledger {
  /** Every file that `files.yaml` lists, in its order. */
  readonly files: readonly { readonly id: string; readonly title: string; readonly game: string }[];
  /** Rule entries of each file, in printed order; tables have none. */
  readonly entries: ReadonlyMap<string, readonly Table[]>;
  /** The ids behind every reason key of shared code, by game. */
  readonly reasonRules: ReadonlyMap<string, ReasonRules>;
  readonly steps: readonly Table[];
  readonly vocabulary: Vocabulary;
  /** The parsed content of any file of the ledger. */
  file(id: string): LedgerFile;
}

/** Reads the ledger from the texts of its YAML files, by name; throws a `LedgerError` for what cannot be. */
export function readLedger(texts: ReadonlyMap<string, string>): Ledger {
  const parsed = new Map([...texts].map(([id, text]) => [id, parseLedgerFile(id, text)]));
  const file = (id: string): LedgerFile => {
    const found = parsed.get(id);
    if (!found) throw new LedgerError(`${id}.yaml is missing`);
    return found;
  };
  const files = Object.entries(table(file('files').data)).map(([id, value]) => ({
    id,
    title: String(table(value)['title']),
    game: String(table(value)['game']),
  }));
  const timing = table(file('timing-steps').data);
  const steps = list(timing['steps']).map(table);
  const raw = files.map(({ id, game }) => ({ id, game, ...entriesOf(withInconsistencies(file(id))) }));
  const ids = new Set<string>();
  for (const { id, path, entries } of raw)
    for (const [index, entry] of entries.entries()) {
      if (ids.has(String(entry['id'])))
        throw file(id).fault([...path, index, 'id'], 'this id is used twice:');
      ids.add(String(entry['id']));
    }
  const vocabulary: Vocabulary = {
    ids,
    documents: new Set(Object.keys(table(file('documents').data))),
    steps: new Map(
      steps.flatMap((step) =>
        [step['id'], ...list(step['aliases'])].map((name) => [String(name), String(step['id'])]),
      ),
    ),
  };
  const entries = new Map(
    raw.map(({ id, game, path, entries: found }) => [
      id,
      found.map((entry, index) => readEntry(file(id), [...path, index], entry, game, vocabulary) as Table),
    ]),
  );
  return {
    files,
    entries: withMentions(entries),
    reasonRules: reasonRules(raw.map(({ id, ...rest }) => ({ ...rest, file: file(id) }))),
    steps,
    vocabulary,
    file,
  };
}

/** The contradictions of the step table, written as rule entries: they are rulings that a game can cite. */
function withInconsistencies(file: LedgerFile): LedgerFile {
  if (file.id !== 'timing-steps') return file;
  const data = table(file.data);
  const entries = list(data['inconsistencies']).map((item) => {
    const { id, topic, text, ruling, ...reasons } = table(item);
    return {
      ...reasons,
      id,
      title: topic,
      rule: ruling,
      source: { document: data['document'], section: 'order of play' },
      steps: [],
      actor: 'kernel',
      decision: null,
      examples: [],
      ambiguity: `${String(text)} RULING: ${String(ruling)}`,
      related: [],
    } as Data;
  });
  return { ...file, data: entries };
}

/** A contradiction is related to every entry whose open point names it. */
function withMentions(entries: ReadonlyMap<string, readonly Table[]>): ReadonlyMap<string, readonly Table[]> {
  const all = [...entries.values()].flat();
  const timing = (entries.get('timing-steps') ?? []).map((entry) => ({
    ...entry,
    related: all
      .filter(
        (other) => other !== entry && JSON.stringify(other['ambiguity'] ?? '').includes(String(entry['id'])),
      )
      .map((other) => other['id'] ?? ''),
  }));
  return new Map([...entries, ['timing-steps', timing]]);
}

/** A map of the ledger; throws if the value is something else. */
export function table(value: Data | undefined): Table {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Table;
  throw new LedgerError(`a map is needed, not ${JSON.stringify(value)}`);
}

/** A list of the ledger; throws if the value is something else. */
export function list(value: Data | undefined): readonly Data[] {
  if (Array.isArray(value)) return value;
  throw new LedgerError(`a list is needed, not ${JSON.stringify(value)}`);
}
