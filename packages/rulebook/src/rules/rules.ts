import type { LedgerFileId, RuleId } from '../generated/ids.gen.ts';
import { ruleEntries } from '../generated/rules.gen.ts';
import { sourceDocuments } from '../generated/source-documents.gen.ts';
import { timingStep } from '../timing/timing-steps.ts';
import type { RuleEntry, SourceDocument } from './rule-entry.ts';

const entryOfId: ReadonlyMap<string, RuleEntry> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ ruleEntries.flat().map((entry) => [entry.id, entry] as const),
);

/** The entry of a rule. Throws a `RangeError` for an id that was forced past the types; ask `isRuleId` first. */
export function rule(id: RuleId): RuleEntry {
  const entry = entryOfId.get(id);
  if (!entry) throw new RangeError(`${id} is no rule of the ledger`);
  return entry;
}

/** Every entry, in the order of the files. */
export function allRules(): readonly RuleEntry[] {
  return ruleEntries.flat();
}

/** The entries of one file, in printed order. */
export function rulesOfFile(file: LedgerFileId): readonly RuleEntry[] {
  return allRules().filter((entry) => entry.file === file);
}

/** The entries that act at a step or event, by its id or alias; none for a name that is no step. */
export function rulesOfStep(step: string): readonly RuleEntry[] {
  const id = timingStep(step)?.id;
  return allRules().filter((entry) => entry.steps.some((other) => other === id));
}

/** The documents that entries name as their source. */
export function documents(): readonly SourceDocument[] {
  return sourceDocuments;
}
