import type { SavedMatch } from '@scapewright/kernel';
import * as z from 'zod';
import { type Containers, fewWrong, plainContainers } from '../schema/few-wrong.ts';
import { lazily } from '../schema/lazily.ts';
import { strict, text } from '../schema/parts.ts';
import { schemaFindings, valueIn } from '../schema/schema-problems.ts';
import { briefly, type Problem } from '../yaml/problem.ts';
import { formatPath } from '../yaml/yaml-node.ts';
import { battleSchema } from './battle-schema.ts';
import { placeInJson, readJson } from './json-text.ts';
import { matchSchema } from './match-schema.ts';

function saveSchema(containers: Containers) {
  return strict({
    format: z.literal('scapewright-save'),
    version: z.literal(1),
    ruleset: text('the id of a ruleset'),
    packs: containers.array(
      strict({ id: text('the id of a pack'), version: text('a version'), hash: text('a hash') }),
    ),
    setup: battleSchema(containers),
    match: matchSchema(containers),
  });
}

/** The schema of a saved game: what it was made with, how it was set up, and the paused match as the kernel writes it. */
export const saveDocument = lazily(() => saveSchema(plainContainers));
const readDocument = lazily(() => saveSchema(fewWrong));

/** A battle as a saved game holds it: everything that it was started with. */
export type RecordedBattle = z.infer<ReturnType<typeof battleSchema>>;

/** A pack whose cards a game is played with; `hash` is that of its files. */
export interface UsedPack {
  readonly id: string;
  readonly version: string;
  readonly hash: string;
}

/** A saved game as a file holds it. Whether its lock fits what is loaded the engine says. */
export interface SaveFile {
  readonly format: 'scapewright-save';
  readonly version: 1;
  readonly ruleset: string;
  readonly packs: readonly UsedPack[];
  readonly setup: RecordedBattle;
  readonly match: SavedMatch;
}

/** A saved game, or what is wrong with its file: the first mistakes. */
export type SaveResult =
  | { readonly ok: true; readonly save: SaveFile }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** What a saved game may cost: the longest games come to a tenth of it. */
export const saveLimits = { characters: 4_000_000, depth: 64, values: 400_000 } as const;
/** Mistakes that are told of one save. */
const mostProblems = 10;

/** Reads a saved game from JSON text, whoever has written it. Never throws; what it costs is bounded. */
export function loadSave(file: string, text: string): SaveResult {
  const json = readJson(file, 'the saved game', text, saveLimits);
  if (!json.ok) return { ok: false, problems: [json.problem] };
  const parsed = readDocument().safeParse(json.value);
  if (parsed.success) return { ok: true, save: parsed.data as SaveFile };
  const found = schemaFindings((path) => valueIn(json.value, path), parsed.error.issues);
  const problems = found.slice(0, mostProblems).map(
    ({ path, message, fix }): Problem => ({
      file,
      ...placeInJson(text, path),
      path: formatPath(path),
      message: briefly(path.length === 0 ? message : `${formatPath(path)}: ${message}`),
      fix,
    }),
  );
  return { ok: false, problems };
}
