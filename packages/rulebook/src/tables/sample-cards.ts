import type { RuleId } from '../generated/ids.gen.ts';
import type { StepId } from '../generated/step-ids.gen.ts';
import type { LedgerRecord } from './ledger-value.ts';

/** The sample cards of the Master Rules as data; ability texts are in our own words. */
export interface SampleCards {
  /** How the bare printed numbers were read. */
  readonly layout: LedgerRecord;
  readonly damageTypes: readonly string[];
  readonly cards: readonly SampleCard[];
  /** Cards that are named without numbers. */
  readonly mentionedOnly: readonly LedgerRecord[];
}

/** One card; `shown` is printed, `suggested` and `proposed` are ours. */
export interface SampleCard {
  readonly key: string;
  readonly name: string;
  readonly identity: readonly string[];
  readonly publisher: Suggestion<string>;
  readonly faction: Suggestion<string>;
  readonly uniqueness: 'Common' | 'Uncommon' | 'Unique' | 'Event';
  readonly unit: { readonly kind: string; readonly figures: number };
  readonly species: readonly string[];
  readonly class?: string;
  readonly personality?: string;
  readonly objectTags?: readonly string[];
  readonly occupancy?: Suggestion<number>;
  readonly cover?: string;
  readonly size: string;
  /** In levels. */
  readonly height: number;
  readonly base: Suggestion<string>;
  /** Life in wounds, move and range in spaces, attack and defense in dice; absent where the card has none. */
  readonly stats: {
    readonly life: number;
    readonly move: number;
    readonly range?: number;
    readonly attack?: number;
    readonly defense: number;
  };
  readonly points?: number;
  readonly pointsProposed?: number;
  /** How sure each number is. */
  readonly confidence: LedgerRecord;
  readonly symbols: { readonly shown: string; readonly note?: string; readonly suggested: readonly string[] };
  readonly keywords: { readonly shown: readonly string[] };
  readonly abilities: readonly SampleAbility[];
  readonly note?: string;
  readonly ledger: readonly RuleId[];
}

/** What a card shows, or what we suggest where the picture is lost. */
export interface Suggestion<Value> {
  readonly shown?: Value;
  readonly suggested?: Value;
  readonly proposed?: Value;
}

/** One ability of a sample card. */
export interface SampleAbility {
  readonly name: string;
  readonly kind?: string;
  readonly steps?: readonly StepId[];
  /** What it does, in our own words; absent where the text is lost. */
  readonly effect?: string;
  readonly printedText?: string;
  readonly proposedPlaceholder?: string;
  readonly truncated?: boolean;
  readonly truncatedAfter?: string;
  readonly proposedCompletion?: string;
  readonly proposedConfidence?: string;
}
