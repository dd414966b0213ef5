import type { RuleId } from '../generated/ids.gen.ts';
import type { RulingId } from '../generated/ruling-ids.gen.ts';
import { rulingsOfRule } from '../rulings/rulings.ts';
import type { Ambiguity } from './rule-entry.ts';
import { allRules } from './rules.ts';

/** A point that the texts leave open, with the entry that settles it. */
export interface OpenPoint extends Ambiguity {
  readonly rule: RuleId;
  readonly title: string;
  /** The named rulings that turn this default round; none where it is fixed. */
  readonly switches: readonly RulingId[];
}

/** Every open point of the ledger with its documented default, so that none is buried in code. */
export function openPoints(): readonly OpenPoint[] {
  return allRules().flatMap(({ id, title, ambiguity }) =>
    ambiguity ? [{ rule: id, title, ...ambiguity, switches: switchesOf(id) }] : [],
  );
}

function switchesOf(id: RuleId): readonly RulingId[] {
  return rulingsOfRule(id)
    .filter((ruling) => ruling.switchable)
    .map((ruling) => ruling.id);
}
