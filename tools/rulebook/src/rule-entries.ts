import type { LedgerFile } from './ledger-file.ts';
import { parseOpenPoint } from './open-point.ts';
import type { Data } from './print-literal.ts';

/** What entries may name: canonical step ids by id or alias, documents, and every rule id of the ledger. */
export interface Vocabulary {
  readonly steps: ReadonlyMap<string, string>;
  readonly documents: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

type Entry = { readonly [key: string]: Data };

const keys = [
  'id',
  'title',
  'rule',
  'source',
  'steps',
  'actor',
  'decision',
  'examples',
  'ambiguity',
  'related',
] as const;
/** What an entry may leave out: the reason keys of shared code that cite it, which `reason-rules.ts` reads. */
const reasonLists: readonly string[] = ['states', 'backs'];
const idShape = /^[A-Z]+(?:-[A-Z]+)*-\d{2,3}$/;

/** The rule entries of a file and the path at which they stand; none for a table. */
export function entriesOf(file: LedgerFile): {
  readonly path: readonly string[];
  readonly entries: readonly Entry[];
} {
  const { data } = file;
  const ledger = Array.isArray(data) ? data : isRecord(data) ? data['ledger'] : undefined;
  if (!Array.isArray(ledger)) return { path: [], entries: [] };
  const path = Array.isArray(data) ? [] : ['ledger'];
  const entries = ledger.filter((entry: Data): entry is Entry => isRecord(entry) && 'rule' in entry);
  return { path, entries };
}

/** One entry as the rulebook package keeps it; throws a located error for what the vocabulary lacks. */
export function readEntry(
  file: LedgerFile,
  at: readonly (string | number)[],
  entry: Entry,
  game: string,
  vocabulary: Vocabulary,
): Entry {
  for (const key of keys) if (!(key in entry)) throw file.fault(at, `the entry lacks "${key}"`);
  for (const key of Object.keys(entry))
    if (!(keys as readonly string[]).includes(key) && !reasonLists.includes(key))
      throw file.fault([...at, key], `unknown key "${key}"`);
  const { id, title, rule, actor, decision, examples, ambiguity } = entry;
  if (typeof id !== 'string' || !idShape.test(id)) throw file.fault([...at, 'id'], 'not the shape of an id:');
  return {
    id,
    file: file.id,
    game,
    title: text(file, [...at, 'title'], title),
    rule: text(file, [...at, 'rule'], rule),
    source: readSource(file, [...at, 'source'], entry['source'], vocabulary),
    steps: readNames(
      file,
      [...at, 'steps'],
      entry['steps'],
      (step) => vocabulary.steps.get(step),
      'no such step:',
    ),
    actor: text(file, [...at, 'actor'], actor),
    decision: decision ?? null,
    examples: readExamples(file, [...at, 'examples'], examples),
    ambiguity: typeof ambiguity === 'string' ? (parseOpenPoint(ambiguity) as unknown as Data) : null,
    related: readNames(
      file,
      [...at, 'related'],
      entry['related'],
      (other) => (vocabulary.ids.has(other) && other !== id ? other : undefined),
      'no such rule:',
    ),
  };
}

function readSource(
  file: LedgerFile,
  at: readonly (string | number)[],
  source: Data | undefined,
  vocabulary: Vocabulary,
): Data {
  if (!isRecord(source)) throw file.fault(at, 'the source is not a map');
  const { document } = source;
  if (typeof document !== 'string' || !vocabulary.documents.has(document))
    throw file.fault([...at, 'document'], 'no such document:');
  return source;
}

function readExamples(file: LedgerFile, at: readonly (string | number)[], examples: Data | undefined): Data {
  if (!Array.isArray(examples)) throw file.fault(at, 'examples is not a list');
  return examples.map((example: Data, index) => {
    if (!isRecord(example)) throw file.fault([...at, index], 'the example is not a map');
    const part = (name: string) => text(file, [...at, index, name], example[name]);
    return { given: part('given'), when: part('when'), then: part('then') };
  });
}

/** A list of names, each replaced by what `find` knows it as. */
function readNames(
  file: LedgerFile,
  at: readonly (string | number)[],
  names: Data | undefined,
  find: (name: string) => string | undefined,
  complaint: string,
): readonly string[] {
  if (!Array.isArray(names)) throw file.fault(at, 'not a list');
  const found = names.map((name: Data, index) => {
    const known = typeof name === 'string' ? find(name) : undefined;
    if (known === undefined) throw file.fault([...at, index], complaint);
    return known;
  });
  return [...new Set(found)];
}

function text(file: LedgerFile, at: readonly (string | number)[], value: Data | undefined): string {
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw file.fault(at, 'a text is needed here, not');
}

function isRecord(value: Data | undefined): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
