import type { RuleId } from '../generated/ids.gen.ts';
import type { SourceDocumentId } from '../rules/rule-entry.ts';
import type { LedgerRecord } from './ledger-value.ts';

/** The systems by which figures carry things. */
export type ItemSystem =
  | 'superscapeItem'
  | 'equipmentGlyph'
  | 'itemGlyph'
  | 'permanentGlyph'
  | 'temporaryGlyph';

/** The systems by which figures occupy objects. */
export type OccupancySystem = 'superscape' | 'starwars';

/** Systems that fill the same slot of a game, compared row by row. */
export interface VariantTable<System extends string> {
  readonly systems: Readonly<Record<System, VariantSystem>>;
  readonly rows: readonly VariantRow<System>[];
  /** Each system as parameters of one engine. */
  readonly parameters: Readonly<Record<System, LedgerRecord>>;
  /** Scenarios that tell the systems apart. */
  readonly contrastExamples: readonly {
    readonly given: string;
    readonly when: string;
    readonly then: Readonly<Partial<Record<System, string>>>;
  }[];
}

/** Where a system is printed. */
export interface VariantSystem {
  readonly name?: string;
  readonly document: SourceDocumentId;
  readonly sections: readonly string[];
}

/** One question with each system's answer. */
export type VariantRow<System extends string> = {
  readonly id: string;
  readonly question?: string;
  readonly superscapeLedger?: readonly RuleId[];
} & Readonly<Partial<Record<System, VariantCell>>>;

/** What holds in one system. */
export interface VariantCell {
  readonly holds: string;
  readonly source?: string;
  readonly step?: string;
  readonly note?: string;
  /** Where the documents are silent: true, or what exactly is proposed. */
  readonly ruling?: boolean | string;
}
