import type { Plugin, ProcedurePlan } from '@scapewright/kernel';
import type { Overlay } from '@scapewright/kernel/overlays';
import type { Parameters } from '../../model/parameters.ts';
import type { WindowId } from '../../model/steps.ts';
import type { Game } from '../game.ts';
import type { Unit } from './unit.ts';

/** A plugin of skirmish content: the kernel's manifest, the units that it brings, and what they add to a match. */
export interface SkirmishPlugin extends Plugin {
  readonly units: readonly Unit[];
  /** Kinds of lasting effect that its units use. */
  readonly effectKinds?: readonly string[];
  /** Default positions of the named rulings that it reads. */
  readonly rulings?: Readonly<Record<string, string | number | boolean>>;
}

/** The ledger ids that lines and refusals cite. No rule reads them, so that an app may load them when it first shows one. */
export interface Citations {
  /** Of every reason key that shared code cites, but for the unbacked. */
  readonly reasons: Readonly<Record<string, readonly string[]>>;
  /**
   * Reasons of shared code, `fall.extreme`, or topics of them, `buildings` (`reasonTopics`), of which the ledger says nothing: the
   * game never comes to them, or its rules leave open what they speak of.
   */
  readonly unbacked?: readonly string[];
  /** Of the moments at which abilities act, by window, or by timing step for all windows of it. */
  readonly windows?: Readonly<Partial<Record<WindowId, readonly string[]>>>;
}

/** A ruleset: one sibling among several. A list, with no code of its own but what is peculiar to it. */
export interface SkirmishRuleset extends Citations {
  readonly id: string;
  /** The game whose ledger ids units give for it, where that is not its own id: a variant cites the rules of its model. */
  readonly ledger?: string;
  readonly version: string;
  readonly parameters: Parameters;
  readonly procedures: readonly ProcedurePlan<Game>[];
  /** Steps of the vocabulary that it does not run; value: where a hook there lands instead. */
  readonly absentSteps: Readonly<Record<string, string | undefined>>;
  /** Its own list of plugins. */
  readonly plugins: readonly SkirmishPlugin[];
  /** Further chapters that it can be played with, by name: their plugins take the place of its own that fill the same slots. */
  readonly variants?: Readonly<Record<string, readonly SkirmishPlugin[]>>;
  /** Symbols that cards may show although it has no rule for them. */
  readonly idleSymbols?: readonly string[];
  /** Capability slots of its victory conditions: whatever units the provider of each brings count in every match. */
  readonly victory: readonly string[];
  /** Default positions of named rulings. */
  readonly rulings: Readonly<Record<string, string | number | boolean>>;
  /** Every position of those that can be switched. */
  readonly rulingPositions?: RulingPositions;
}

/** Changes of a ruleset's own list of plugins. */
export interface EngineChanges {
  /** Names of the ruleset's variants. */
  readonly variants?: readonly string[];
  readonly add?: readonly SkirmishPlugin[];
  /** Plugin ids; a trailing `/*` removes a whole family. */
  readonly remove?: readonly string[];
  readonly overlays?: readonly Overlay[];
}

/** The position of a named ruling, as scenarios and saves write it. */
export type RulingPosition = string | number | boolean;

/** The positions that each named ruling may take. */
export type RulingPositions = Readonly<Record<string, readonly RulingPosition[]>>;
