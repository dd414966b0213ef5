import type { Game, LedgerFileId, RuleId } from '../generated/ids.gen.ts';
import type { StepId } from '../generated/step-ids.gen.ts';

/** One rule as one precise statement in our own words. */
export interface RuleEntry {
  readonly id: RuleId;
  readonly file: LedgerFileId;
  readonly game: Game;
  readonly title: string;
  readonly rule: string;
  readonly source: RuleSource;
  /** The steps and events at which it acts; none for what holds always or in setup. */
  readonly steps: readonly StepId[];
  readonly actor: RuleActor;
  /** What a player decides because of it. */
  readonly decision?: string;
  readonly examples: readonly RuleExample[];
  /** What the text leaves open, and the default that settles it. */
  readonly ambiguity?: Ambiguity;
  readonly related: readonly RuleId[];
}

/** The part of a program that a rule concerns: `board` is geometry, `ruleset` a number or policy that games set apart. */
export type RuleActor =
  | 'kernel'
  | 'board'
  | 'ruleset'
  | 'setup'
  | 'card'
  | 'plugin:card'
  | 'plugin:force'
  | 'plugin:glyph'
  | 'plugin:item'
  | 'plugin:object'
  | 'plugin:symbol'
  | 'plugin:terrain'
  | 'plugin:token';

/** Where a rule is printed. */
export interface RuleSource {
  readonly document: SourceDocumentId;
  /** Chapter and heading. */
  readonly section?: string;
  /** Short keys of the sources behind a HeroScape entry, explained by `heroscapeFacts.keys`. */
  readonly keys?: readonly string[];
  readonly confidence?: 'high' | 'medium' | 'low';
}

/** A case that can be checked: with `given` on the table, `when` this happens, `then` that holds. */
export interface RuleExample {
  readonly given: string;
  readonly when: string;
  readonly then: string;
}

/** An open point of the text. */
export interface Ambiguity {
  /** What is open; absent where the ruling speaks for itself. */
  readonly question?: string;
  /** The default behaviour. */
  readonly ruling: string;
  readonly reason?: string;
  /** `low` where no readable text supports the ruling. */
  readonly confidence?: 'low';
}

/** The id of a document that entries name as their source. */
export type SourceDocumentId =
  | 'superscape-master-rules'
  | 'heroscape-movement-chapter'
  | 'equipment-glyph-rules'
  | 'star-wars-rules'
  | 'public-rules-text'
  | 'public-secondary-summary'
  | 'public-forum-ruling'
  | 'publisher-questions-page'
  | 'treasure-glyph-rules'
  | 'none-readable';

/** A document behind the ledger: `rulebook` was read itself, `digest` is known through others, `none` is a proposal. */
export interface SourceDocument {
  readonly id: SourceDocumentId;
  readonly title: string;
  readonly kind: 'rulebook' | 'digest' | 'none';
}
