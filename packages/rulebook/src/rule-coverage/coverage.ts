import type { Game, LedgerFileId, RuleId } from '../generated/ids.gen.ts';
import { isRuleId, ledgerFiles } from '../ids/rule-ids.ts';

/** What is known about the rules when coverage is counted. */
export interface CoverageInput {
  /** Ids that the engine can cite. */
  readonly implemented: ReadonlySet<string>;
  /** Ids that the engine cited while a test that lists them ran. */
  readonly proved: ReadonlySet<string>;
  /** Ids that play cannot prove. */
  readonly waived: ReadonlySet<string>;
}

/** Numbers of rules. */
export interface CoverageCounts {
  readonly total: number;
  /** Implemented or proved: what is proved works. */
  readonly implemented: number;
  readonly proved: number;
  /** Waived and not proved. */
  readonly waived: number;
}

/** One file's numbers, and what it still needs. */
export interface FileCoverage extends CoverageCounts {
  readonly file: LedgerFileId;
  readonly title: string;
  readonly game: Game;
  /** Neither proved nor waived, in printed order. */
  readonly unproved: readonly RuleId[];
}

/** Coverage of the whole ledger. */
export interface Coverage {
  readonly files: readonly FileCoverage[];
  readonly total: CoverageCounts;
  /** Ids that were named and are no rule, sorted; each is a mistake in a test, a log line or a waiver. */
  readonly unknown: readonly string[];
}

/** Counts for each file of the ledger how many rules there are, are implemented, proved, and waived. */
export function coverage({ implemented, proved, waived }: CoverageInput): Coverage {
  const files = ledgerFiles().map(({ id, title, game, ruleIds }): FileCoverage => {
    const isProved = (rule: RuleId) => proved.has(rule);
    const isWaived = (rule: RuleId) => waived.has(rule) && !isProved(rule);
    return {
      file: id,
      title,
      game,
      total: ruleIds.length,
      implemented: ruleIds.filter((rule) => implemented.has(rule) || isProved(rule)).length,
      proved: ruleIds.filter(isProved).length,
      waived: ruleIds.filter(isWaived).length,
      unproved: ruleIds.filter((rule) => !isProved(rule) && !isWaived(rule)),
    };
  });
  const named = new Set([...implemented, ...proved, ...waived]);
  return { files, total: sum(files), unknown: [...named].filter((id) => !isRuleId(id)).sort() };
}

function sum(counts: readonly CoverageCounts[]): CoverageCounts {
  const add = (pick: (each: CoverageCounts) => number) =>
    counts.reduce((total, each) => total + pick(each), 0);
  return {
    total: add((each) => each.total),
    implemented: add((each) => each.implemented),
    proved: add((each) => each.proved),
    waived: add((each) => each.waived),
  };
}
