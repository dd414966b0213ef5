import type { Path } from '../yaml/yaml-node.ts';
/** Asks whether an id is known, and reports one that is not. A kind that is not checked is known. */
export type CheckKnown = (kind: keyof KnownIds, id: string | number, path: Path, atKey?: boolean) => boolean;

/**
 * The ids that what is loaded offers; an id in a scenario that is neither among them nor defined by the scenario is an error.
 * A kind that is left out is not checked.
 */
export interface KnownIds {
  readonly rules?: readonly string[];
  /** Codes of the timing table with their aliases. */
  readonly steps?: readonly string[];
  readonly plugins?: readonly string[];
  readonly rulings?: readonly string[];
  readonly cards?: readonly string[];
  readonly abilities?: readonly string[];
  /** What the abilities take by name: `rage-smash.max`. */
  readonly parameters?: readonly string[];
  readonly symbols?: readonly string[];
  readonly objectKinds?: readonly string[];
  readonly terrains?: readonly string[];
  readonly battlefieldKinds?: readonly string[];
  readonly items?: readonly string[];
  /** What players are asked, and what they are offered: kinds of decisions, options of rules, abilities, things that are used. */
  readonly questions?: readonly string[];
  /** Damage types, and exposure, falling and the like. */
  readonly damageKinds?: readonly string[];
}
