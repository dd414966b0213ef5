import type { JsonObject } from '../json.ts';

/** What kind of ability a clause is: the rulebook's ways in which an ability can act. */
export type ClauseKind =
  | 'continuous-modifier'
  | 'continuous-permission'
  | 'continuous-restriction'
  | 'continuous-characteristic'
  | 'triggered-automatic'
  | 'triggered-optional'
  | 'special-move'
  | 'special-attack'
  | 'instead-of'
  | 'windowed-action'
  | 'replacement'
  | 'setup'
  | 'marker-only';

/** How long what a clause does lasts. */
export type ClauseDuration =
  | 'instant'
  | 'action'
  | 'move-action'
  | 'attack'
  | 'combat'
  | 'phase'
  | 'activation'
  | 'turn'
  | 'round'
  | 'while-condition'
  | 'while-equipped'
  | 'while-face-up'
  | 'game';

/**
 * One building block (a trigger, condition, cost, choice or effect): its verb and the verb's parameters.
 * Written as `ignore-swipes` or `{modify-stat: {stat: attack, by: 1}}`; the verb's owner checks the parameters.
 */
export interface ClauseBlock {
  readonly verb: string;
  readonly with: JsonObject;
}

/** One choice of a clause; later blocks call what was chosen by `name`. */
export interface ClauseChoice extends ClauseBlock {
  readonly name: string;
}

/** How often a clause may be used. */
export interface ClauseLimit {
  readonly count: number;
  readonly per: 'turn' | 'round' | 'activation' | 'phase' | 'action' | 'roll' | 'game';
  readonly key: 'figure' | 'card' | 'player' | 'team';
}

/** One part of an ability written as data. Order of evaluation: trigger, when, limit, question, cost, choose, do. */
export interface AbilityPart {
  readonly kind: ClauseKind;
  /** Undefined for continuous kinds. `on` is a trigger id or a step code. */
  readonly trigger: { readonly on: string; readonly with: JsonObject } | undefined;
  /** All must hold. */
  readonly when: readonly ClauseBlock[];
  /** The text says "may". */
  readonly optional: boolean;
  /** Whose player decides; undefined = the ability's own. */
  readonly chooser: string | undefined;
  readonly limit: ClauseLimit | undefined;
  readonly cost: readonly ClauseBlock[];
  readonly choose: readonly ClauseChoice[];
  readonly do: readonly ClauseBlock[];
  readonly until: ClauseDuration;
  /** Done when an embedded roll fails. */
  readonly else: readonly ClauseBlock[];
}

/** A whole ability written as data: a name and one part or several. */
export interface AbilityClause {
  /** From the name in kebab-case unless given. */
  readonly id: string;
  readonly name: string;
  readonly text: string | undefined;
  readonly parts: readonly AbilityPart[];
}
