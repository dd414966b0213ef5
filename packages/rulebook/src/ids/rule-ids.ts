import { type Game, idRuns, type LedgerFileId, type RuleId } from '../generated/ids.gen.ts';

/** A file of the ledger with its rules, in printed order. */
export interface LedgerFile {
  readonly id: LedgerFileId;
  /** What it is about, in a few words. */
  readonly title: string;
  readonly game: Game;
  readonly ruleIds: readonly RuleId[];
}

const files: readonly LedgerFile[] = /* @__PURE__ */ idRuns.map(({ id, title, game, ids }) => ({
  id,
  title,
  game,
  ruleIds: ids.split(' ').flatMap(expandRun),
}));

const fileOfId: ReadonlyMap<string, LedgerFile> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ files.flatMap((file) => file.ruleIds.map((id) => [id, file] as const)),
);

/** The files of the ledger that hold rules, in reading order: SuperScape, HeroScape, then what both can take. */
export function ledgerFiles(): readonly LedgerFile[] {
  return files;
}

/** Every rule id, in the order of the files. */
export function ruleIds(): readonly RuleId[] {
  return files.flatMap((file) => file.ruleIds);
}

/** Tells whether a text is the id of a rule, so that what people type becomes a `RuleId`. */
export function isRuleId(text: string): text is RuleId {
  return fileOfId.has(text);
}

/** The file that holds a rule. Throws a `RangeError` for an id that was forced past the types. */
export function fileOfRule(id: RuleId): LedgerFile {
  const file = fileOfId.get(id);
  if (!file) throw new RangeError(`${id} is no rule of the ledger`);
  return file;
}

/** Whose rule it is; a ruleset may cite its own game's rules and shared ones. */
export function gameOfRule(id: RuleId): Game {
  return fileOfRule(id).game;
}

/** `SS-OBJ-101..103` stands for three ids with as many digits as printed. */
function expandRun(run: string): readonly RuleId[] {
  const dash = run.lastIndexOf('-');
  const [first = '', last = ''] = run.slice(dash + 1).split('..');
  const ids: RuleId[] = [];
  for (let number = Number(first); number <= Number(last); number += 1)
    ids.push(`${run.slice(0, dash)}-${String(number).padStart(first.length, '0')}` as RuleId);
  return ids;
}
