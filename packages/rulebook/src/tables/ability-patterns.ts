import type { LedgerRecord } from './ledger-value.ts';

/** The blocks that the abilities of the documents need, and how each of those abilities decomposes into them. */
export interface AbilityPatterns {
  /** A proposed format for abilities as data. */
  readonly format: LedgerRecord;
  readonly vocabulary: AbilityVocabulary;
  readonly decompositions: readonly AbilityDecomposition[];
  readonly engineServicesNeeded: readonly LedgerRecord[];
  readonly needsCodeSummary: LedgerRecord;
}

/** The blocks by kind. */
export interface AbilityVocabulary {
  readonly kinds: readonly AbilityBlock[];
  readonly triggers: readonly AbilityBlock[];
  readonly conditions: readonly AbilityBlock[];
  readonly limits: readonly AbilityBlock[];
  readonly costs: readonly AbilityBlock[];
  readonly choices: readonly AbilityBlock[];
  readonly figureFilters: readonly AbilityBlock[];
  readonly spaceFilters: readonly AbilityBlock[];
  readonly effects: readonly AbilityBlock[];
  readonly values: readonly AbilityBlock[];
  readonly durations: readonly string[];
}

/** One block; what belongs to it besides its id depends on its kind. */
export interface AbilityBlock extends LedgerRecord {
  readonly id: string;
}

/** One ability, as parts made of blocks. */
export interface AbilityDecomposition {
  readonly ability: string;
  readonly source: string;
  readonly parts: readonly LedgerRecord[];
  /** What data cannot say; `none` where it says all. */
  readonly needsCode: string;
}
