import * as z from 'zod';
import type { JsonValue } from '../json.ts';
import { lazily } from '../schema/lazily.ts';
import { free, strict, text } from '../schema/parts.ts';
import { schemaProblems } from '../schema/schema-problems.ts';
import type { Problem } from '../yaml/problem.ts';
import { parseYaml } from '../yaml/yaml-file.ts';

const integers = () => z.array(z.int());

/** The schema of a saved game: what it was made with, how it was set up, and the paused match as the kernel writes it. */
export const saveDocument = lazily(() =>
  strict({
    format: z.literal('scapewright-save'),
    version: z.literal(1),
    ruleset: text('the id of a ruleset'),
    packs: z.array(
      strict({ id: text('the id of a pack'), version: text('a version'), hash: text('a hash') }),
    ),
    setup: free(),
    match: strict({
      lock: z.array(z.string()),
      segments: z.array(integers()),
      journal: strict({ addresses: integers(), olds: integers() }),
      frames: z.array(free()),
      answered: integers(),
      events: z.array(free()),
      emitAt: z.int(),
      inputs: z.array(free()),
    }),
  }),
);

/** A saved game as a file holds it. Whether its lock fits what is loaded the engine says. */
export interface SaveFile {
  readonly format: 'scapewright-save';
  readonly version: 1;
  readonly ruleset: string;
  readonly packs: readonly { readonly id: string; readonly version: string; readonly hash: string }[];
  readonly setup: JsonValue;
  readonly match: {
    readonly lock: readonly string[];
    readonly segments: readonly (readonly number[])[];
    readonly journal: { readonly addresses: readonly number[]; readonly olds: readonly number[] };
    readonly frames: readonly JsonValue[];
    readonly answered: readonly number[];
    readonly events: readonly JsonValue[];
    readonly emitAt: number;
    readonly inputs: readonly JsonValue[];
  };
}

/** A saved game, or everything that is wrong with its file. */
export type SaveResult =
  | { readonly ok: true; readonly save: SaveFile }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads a saved game from JSON text. Never throws. */
export function loadSave(fileName: string, text: string): SaveResult {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, problems: [brokenJson(fileName, text, error)] };
  }
  const parsed = saveDocument().safeParse(value);
  if (parsed.success) return { ok: true, save: parsed.data };
  return { ok: false, problems: located(fileName, text, parsed.error.issues) };
}

/** JSON is YAML, so that the places of a wrong save come from the same reader; a good one never pays for it. */
function located(file: string, text: string, issues: readonly z.core.$ZodIssue[]): Problem[] {
  const limits = { characters: 100_000_000, depth: 100, values: 10_000_000 };
  const root = parseYaml(file, text, limits)[0]?.root;
  if (root !== undefined) return schemaProblems(file, root, issues);
  return issues.map(({ message }) => ({ file, line: 1, column: 1, path: '', message, cure: undefined }));
}

function brokenJson(file: string, text: string, error: unknown): Problem {
  const said = error instanceof Error ? error.message : '';
  const at = /position (\d+)/.exec(said)?.[1];
  const before = text.slice(0, at === undefined ? text.length : Number(at)).split('\n');
  return {
    file,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    path: '',
    message: 'the saved game is not whole JSON',
    cure: 'take another copy of the file',
  };
}
