import { nearest } from '@scapewright/skirmish/author';
import type { ClauseProblem, Json, JsonMap } from './clause-data.ts';

/**
 * Reads the parameters of one block, strictly: what is missing, of the wrong kind, or unknown is a problem with its
 * place. Every reading returns something usable, so that one problem hides no other.
 */
export class Parameters {
  readonly path: readonly (string | number)[];
  readonly problems: ClauseProblem[];
  /** As they are written. */
  readonly values: JsonMap;
  private readonly known = new Set<string>();

  constructor(values: JsonMap, path: readonly (string | number)[], problems: ClauseProblem[]) {
    this.values = values;
    this.path = path;
    this.problems = problems;
  }

  /** Is the key given? */
  has(key: string): boolean {
    this.known.add(key);
    return this.values[key] !== undefined;
  }

  /** The value as it stands, undefined where it is not given. */
  any(key: string): Json | undefined {
    this.known.add(key);
    return this.values[key];
  }

  number(key: string, fallback?: number): number {
    const value = this.any(key);
    if (value === undefined && fallback !== undefined) return fallback;
    if (typeof value === 'number' && Number.isInteger(value)) return value;
    this.problem(key, `${key} is a whole number`, `write "${key}: 1"`);
    return fallback ?? 0;
  }

  text(key: string, fallback?: string): string {
    const value = this.any(key);
    if (value === undefined && fallback !== undefined) return fallback;
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return String(value);
    this.problem(key, `${key} is a text`, `write "${key}: ..."`);
    return fallback ?? '';
  }

  /** The name of a choice, or one of the words that stand for something else. */
  choice(key: string, words: readonly string[] = []): string {
    const name = this.text(key, words[0]);
    this.named(key, name, words);
    return name;
  }

  /** Reports a name that is none of the words, and of no choice either. */
  named(key: string, name: string, words: readonly string[]): void {
    if (name === '' || words.includes(name)) return;
    const message = `nothing that is chosen is called "${name}"`;
    const fix =
      words.length > 0
        ? fixFor(name, words, ', or the name of a choice')
        : 'write the name of an entry of "choose"';
    this.problems.push({ path: [...this.path, key], message, fix, unlessChosen: name });
  }

  flag(key: string, fallback = false): boolean {
    const value = this.any(key);
    if (value === undefined) return fallback;
    if (typeof value === 'boolean') return value;
    this.problem(key, `${key} is true or false`, `write "${key}: true"`);
    return fallback;
  }

  /** One text or a list of texts. */
  texts(key: string): readonly string[] {
    const value = this.any(key);
    if (value === undefined) return [];
    const list = Array.isArray(value) ? (value as readonly Json[]) : [value];
    if (list.every((one) => typeof one === 'string')) return list as readonly string[];
    this.problem(key, `${key} is a text or a list of texts`, `write "${key}: [...]"`);
    return [];
  }

  oneOf<Name extends string>(key: string, names: readonly Name[], fallback?: Name): Name {
    const value = this.any(key);
    if (value === undefined && fallback !== undefined) return fallback;
    const found = names.find((name) => name === String(value));
    if (found !== undefined) return found;
    this.problem(key, `${key} is none of ${names.join(', ')}`, fixFor(String(value ?? ''), names));
    return fallback ?? (names[0] as Name);
  }

  /** The parameters under a key, read strictly too. */
  under(key: string): Parameters {
    const value = this.any(key);
    if (isMap(value)) return new Parameters(value, [...this.path, key], this.problems);
    if (value !== undefined) this.problem(key, `${key} is a map`, `write "${key}: {...}"`);
    return new Parameters({}, [...this.path, key], this.problems);
  }

  /** The blocks in the list under a key. */
  blocks(key: string): readonly Json[] {
    const value = this.any(key);
    if (value === undefined) return [];
    return Array.isArray(value) ? (value as readonly Json[]) : [value];
  }

  problem(key: string | undefined, message: string, fix: string): void {
    this.problems.push({ path: key === undefined ? this.path : [...this.path, key], message, fix });
  }

  /** Reports every key that nothing asked for. */
  end(): void {
    for (const key of Object.keys(this.values))
      if (!this.known.has(key)) this.problem(key, `unknown parameter "${key}"`, fixFor(key, [...this.known]));
  }
}

/** Is it a map? */
export function isMap(value: Json | undefined): value is JsonMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What to do about a wrong word, or none where one is wanted: the near one, or all of them. */
export function fixFor(word: string | undefined, known: readonly string[], more = ''): string {
  const near = word ? nearest(word, known) : undefined;
  if (near !== undefined) return `did you mean "${near}"?`;
  return known.length === 0 ? 'leave it out' : `use one of: ${known.join(', ')}${more}`;
}
