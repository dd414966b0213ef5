import type * as z from 'zod';
import { briefly, type Problem } from '../yaml/problem.ts';
import { closest, fixFor } from '../yaml/suggestion.ts';
import { formatPath, keyPlaceAt, nodeAt, type Path, placeAt, type YamlNode } from '../yaml/yaml-node.ts';

type Issue = z.core.$ZodIssue;

/** Mistakes of one document that are told: whoever has more will see the others next time. */
const mostFindings = 50;

/** Finds the value at a path of a document; undefined where there is none. */
export type ValueAt = (path: Path) => unknown;

/** The value at a path of plain data; undefined where there is none. What objects inherit is not there. */
export function valueIn(root: unknown, path: Path): unknown {
  let value = root;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[step];
  }
  return value;
}

/** One mistake: where, what, and how to mend it. */
export interface Finding {
  readonly path: Path;
  /** The key is at fault, not its value. */
  readonly key: boolean;
  readonly message: string;
  readonly fix: string | undefined;
}

/** What a schema refused, as problems with the places of the document. */
export function schemaProblems(file: string, root: YamlNode, issues: readonly Issue[]): Problem[] {
  return schemaFindings((path) => nodeAt(root, path)?.value, issues).map(({ path, key, message, fix }) => ({
    file,
    ...(key ? keyPlaceAt(root, path) : placeAt(root, path)),
    path: formatPath(path),
    message: briefly(message),
    fix,
  }));
}

/** What a schema refused, in words: the first of many. */
export function schemaFindings(valueAt: ValueAt, issues: readonly Issue[]): readonly Finding[] {
  const found = issues.slice(0, mostFindings).flatMap((issue) => findings(valueAt, issue, []));
  return withoutEchoes(found.slice(0, mostFindings));
}

/** A key that is missing because it is misspelt is one mistake: only the misspelt one is named. */
function withoutEchoes(found: readonly Finding[]): Finding[] {
  const meant = new Set(
    found.flatMap(({ path, key, fix }) => {
      const word = key ? /^did you mean "(.*)"\?$/.exec(fix ?? '')?.[1] : undefined;
      return word === undefined ? [] : [formatPath([...path.slice(0, -1), word])];
    }),
  );
  return found.filter(
    ({ path, message }) => !(message.startsWith('missing key') && meant.has(formatPath(path))),
  );
}

function findings(valueAt: ValueAt, issue: Issue, prefix: Path): Finding[] {
  const path = [...prefix, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))];
  const at = (message: string, fix?: string): Finding[] => [{ path, key: false, message, fix }];
  const value = valueAt(path);
  const said = /^say: (.*?)(?:; (.*))?$/s.exec(issue.message);
  if (said !== null) return [{ path, key: true, message: said[1] ?? '', fix: said[2] }];
  if (issue.code === 'unrecognized_keys') return unknownKeys(path, issue.keys, allowedKeys(issue));
  if (issue.code === 'invalid_key') return [wrongKey(path, issue.issues)];
  if (value === undefined) return [missing(path)];
  const wanted = /^wanted: (.*)$/s.exec(issue.message)?.[1];
  if (issue.code === 'invalid_union' && wanted === undefined) return bestBranch(valueAt, issue, path);
  if (wanted !== undefined) return at(`expected ${wanted}, got ${shown(value)}`);
  switch (issue.code) {
    case 'invalid_type':
      return at(
        `expected ${kindNames[issue.expected] ?? issue.expected}, got ${shown(value)}`,
        typeCure(issue, value),
      );
    case 'invalid_value': {
      const values = issue.values.map(String);
      return at(
        `${shown(value)} is not possible here`,
        fixFor(typeof value === 'object' ? '' : String(value), values),
      );
    }
    case 'too_small':
      return at(`${measured(issue.origin, value)}, at least ${issue.minimum} is needed`);
    case 'too_big':
      return at(`${measured(issue.origin, value)}, at most ${issue.maximum} is possible`);
    default:
      return at(issue.message);
  }
}

function unknownKeys(path: Path, keys: readonly string[], allowed: readonly string[]): Finding[] {
  return keys.slice(0, mostFindings).map((key) => ({
    path: [...path, key],
    key: true,
    message: `unknown key "${key}"`,
    fix: fixFor(key, allowed),
  }));
}

function wrongKey(path: Path, issues: readonly Issue[]): Finding {
  const [first] = issues;
  const key = String(path.at(-1));
  const values = first?.code === 'invalid_value' ? first.values.map(String) : [];
  const wanted = /^wanted: (.*)$/s.exec(first?.message ?? '')?.[1];
  return {
    path,
    key: true,
    message: wanted === undefined ? `unknown key "${key}"` : `the key "${key}" is not ${wanted}`,
    fix: fixFor(key, values),
  };
}

function missing(path: Path): Finding {
  const key = String(path.at(-1));
  return { path, key: false, message: `missing key "${key}"`, fix: `add "${key}: ..."` };
}

/** Of several forms, the one that the writer most likely meant: unknown and missing keys of the map itself weigh most. */
function bestBranch(
  valueAt: ValueAt,
  issue: Extract<Issue, { code: 'invalid_union' }>,
  path: Path,
): Finding[] {
  const value = valueAt(path);
  const wholly = issue.errors.map((branch) =>
    branch.some((inner) => inner.path.length === 0 && isWholly(inner)),
  );
  const nearly = issue.errors.find((branch) => branch.some((inner) => isNearly(inner, value)));
  if (wholly.every(Boolean) && nearly !== undefined) {
    return nearly.flatMap((inner) => findings(valueAt, inner, path));
  }
  if (wholly.every(Boolean)) {
    const names = issue.errors.flat().map((inner) => whatWasWanted(inner));
    const wanted = [...new Set(names)].join(' or ');
    return [{ path, key: false, message: `expected ${wanted}, got ${shown(value)}`, fix: undefined }];
  }
  const weights = issue.errors.map((branch) =>
    branch.reduce((sum, inner) => sum + weight(valueAt, inner, path), 0),
  );
  const best = issue.errors[weights.indexOf(Math.min(...weights))] ?? [];
  const everyKey = issue.errors
    .flat()
    .flatMap((inner) => (inner.path.length === 0 ? allowedKeys(inner) : []));
  return best.flatMap((inner) => {
    if (inner.code !== 'unrecognized_keys' || inner.path.length > 0) return findings(valueAt, inner, path);
    const own = allowedKeys(inner);
    return inner.keys.flatMap((key) =>
      unknownKeys(path, [key], closest(key, own) === undefined ? [...new Set(everyKey)] : own),
    );
  });
}

/** The keys that a map may have, as its schema wrote them into the message. */
const allowedKeys = ({ message }: Issue): string[] =>
  message.startsWith('keys: ') ? message.slice('keys: '.length).split(' ') : [];

const isWholly = (issue: Issue): boolean =>
  ['invalid_type', 'invalid_value', 'invalid_format', 'invalid_union'].includes(issue.code);

/** A word where some word was expected: the list of words says more than the list of forms. */
const isNearly = (issue: Issue, value: unknown): boolean =>
  issue.code === 'invalid_value' && issue.values.length > 1 && typeof value === 'string';

function whatWasWanted(issue: Issue): string {
  const wanted = /^wanted: (.*)$/s.exec(issue.message)?.[1];
  if (wanted !== undefined) return wanted;
  if (issue.code === 'invalid_type') return kindNames[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return issue.values.map((value) => `"${String(value)}"`).join(' or ');
  return 'something else';
}

function weight(valueAt: ValueAt, issue: Issue, path: Path): number {
  const depth = issue.path.length;
  if (issue.code === 'unrecognized_keys') {
    const near = issue.keys
      .slice(0, mostFindings)
      .filter((key) => closest(key, allowedKeys(issue)) !== undefined).length;
    return depth === 0 ? 300 * issue.keys.length - 100 * near : issue.keys.length;
  }
  if (depth === 0) return 10_000;
  const known = valueAt([...path, ...issue.path.map(String)]) !== undefined;
  if (depth === 1 && !known) return 50;
  return depth === 1 && isWholly(issue) ? 150 : 1;
}

const kindNames: Readonly<Record<string, string>> = {
  object: 'a map',
  record: 'a map',
  array: 'a list',
  tuple: 'a list',
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  null: 'null',
};

/** A value as a message shows it. */
function shown(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a map';
  const written = String(value);
  return JSON.stringify(written.length > 40 ? `${written.slice(0, 40)}...` : written);
}

function measured(origin: string, value: unknown): string {
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
  return origin === 'string' ? 'too short' : shown(value);
}

function typeCure(issue: Extract<Issue, { code: 'invalid_type' }>, value: unknown): string | undefined {
  const { expected } = issue;
  if (expected === 'boolean' && typeof value === 'string') {
    if (/^(yes|on|true)$/i.test(value)) return 'write true';
    return /^(no|off|false)$/i.test(value) ? 'write false' : undefined;
  }
  const numeric = expected === 'number' || expected === 'int';
  if (numeric && typeof value === 'string' && /^-?[0-9]+$/.test(value))
    return `write ${value} without quotes`;
  if (value !== null) return expected === 'array' ? 'put it in [ ]' : undefined;
  if (expected === 'object' || expected === 'record') return 'write {} for an empty one';
  return expected === 'array' ? 'write [] for an empty one' : undefined;
}
