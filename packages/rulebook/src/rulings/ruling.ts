import type { RuleId } from '../generated/ids.gen.ts';
import type { RulingId } from '../generated/ruling-ids.gen.ts';

/** A position of a ruling, as scenarios and saves write it. */
export type RulingValue = boolean | number | string;

/** An open point with a name of its own, which a game may settle differently. */
export interface Ruling {
  readonly id: RulingId;
  /** The question, or the topic where nothing can be switched. */
  readonly title: string;
  /** Who asks for the name: a table, an entry, the rules of order, or a contradiction of the step table. */
  readonly namedBy: 'table' | 'ledger' | 'order' | 'timing';
  readonly default: RulingValue;
  /** Every position with what it does; one only where the ruling cannot be switched. */
  readonly values: readonly { readonly value: RulingValue; readonly meaning: string }[];
  readonly switchable: boolean;
  readonly games: readonly ('superscape' | 'heroscape')[];
  /** The entries that it decides. */
  readonly rules: readonly RuleId[];
  /** Why the default is the default, and why there is no other position where there is none. */
  readonly reason: string;
}
