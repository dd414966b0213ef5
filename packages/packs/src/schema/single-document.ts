import type * as z from 'zod';
import type { Problem } from '../yaml/problem.ts';
import { parseYaml } from '../yaml/yaml-file.ts';
import { formatPath } from '../yaml/yaml-node.ts';
import { Reading } from './reading.ts';
import { schemaProblems } from './schema-problems.ts';

/** A file that its schema has accepted, or everything that is wrong with it. */
export type SingleDocument<T> =
  | { readonly ok: true; readonly keys: T; readonly reading: Reading }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads a YAML file that holds one document of one schema. */
export function readSingleDocument<T>(file: string, text: string, schema: z.ZodType<T>): SingleDocument<T> {
  const [first, second] = parseYaml(file, text);
  const failed = (line: number, message: string, fix: string): SingleDocument<T> => ({
    ok: false,
    problems: [{ file, line, column: 1, path: formatPath([]), message, fix }],
  });
  if (first === undefined) return failed(1, 'the file is empty', 'write its keys, or remove it');
  if (first.problems.length > 0) return { ok: false, problems: first.problems };
  if (first.root === undefined)
    return failed(first.line, 'the file is empty', 'write its keys, or remove it');
  if (second !== undefined) {
    return failed(
      second.line,
      'this file holds one document, and here is a second',
      'give it a file of its own',
    );
  }
  const parsed = schema.safeParse(first.root.value);
  if (!parsed.success) {
    return { ok: false, problems: schemaProblems(file, first.root, parsed.error.issues) };
  }
  return { ok: true, keys: parsed.data, reading: new Reading(file, first.root) };
}
