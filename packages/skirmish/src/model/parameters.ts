import type { CardDefinition } from './card.ts';

/** What falling does in a ruleset. */
export interface FallRule {
  /** The least drop in levels, for a figure of this Height, that is a fall. */
  readonly from: (height: number) => number;
  /** Damage dice for a drop, or 'd20' where a d20 decides over life. */
  readonly dice: (drop: number, height: number) => number | 'd20';
  /** Result of the d20 from which the figure is unharmed. */
  readonly survivesOn: number;
}

/**
 * The numbers and policies in which sibling rulesets differ. Shared code reads them and never asks which ruleset it
 * serves. Levels, spaces and dice as everywhere.
 */
export interface Parameters {
  readonly fall: FallRule;
  /** The highest rise in one step for a figure of this Height. */
  readonly maxRise: (height: number) => number;
  /** Extra dice for the higher figure by the difference in levels. */
  readonly heightDice: (difference: number) => number;
  /** Does obstruction give the defender a die? */
  readonly obstruction: boolean;
  /** Do all players go by result, or clockwise from the highest? */
  readonly initiative: 'by-result' | 'clockwise';
  /** Whose unengaged figures may be passed. */
  readonly passes: 'own' | 'team';
  /** Whom an engaged figure may attack. */
  readonly engagedTargets: 'adjacent' | 'engaged';
  /** Which objects a special attack may choose: all, or those with places inside (HS-TERR-010). */
  readonly specialTargets: 'all-objects' | 'objects-with-places';
  /** Sight from zone to zone, or from a target point. */
  readonly sight: 'zones' | 'point';
  /** Is victory looked at when a turn ends, or as soon as something has been resolved? */
  readonly victory: 'turn-end' | 'at-once';
  /** Does a round have a cleanup phase? */
  readonly cleanup: boolean;
  /** Is the marker turned up on a card whose figures are all gone? */
  readonly revealsOnDefeatedCard: boolean;
  /** Can a figure that can fly fall while it walks? */
  readonly flyersFallWalking: boolean;
  /** Is a flyer's choice to fly or walk made once, at the start? */
  readonly flightFromStart: boolean;
  /** Do the figures of a card fall to one wound, whatever Life it prints, and keep no markers? */
  readonly oneWoundKills: (card: Pick<CardDefinition, 'unit' | 'uniqueness' | 'life'>) => boolean;
  /** Does falling onto a soft surface take wounds off (`reduce`), or make the fall harmless (`harmless`)? */
  readonly softLanding: 'reduce' | 'harmless';
  /** Does a figure move when its own player places it, so that what comes before moving may act? */
  readonly placingIsMoving: boolean;
  /** Are ties rolled again among all tied players, or only for the highest? */
  readonly ties: 'all' | 'highest';
  /** Is what is left of a turn skipped when the last figure of the card in use is gone? */
  readonly skipsTurnOfLostCard: boolean;
  /** Does the chosen target defend before the others whose order the attacker decides? Left out: it does. */
  readonly targetDefendsFirst?: boolean;
  /** Of what a team may hold one unique unit only: of each identity, or of each card. */
  readonly uniqueness: 'identity' | 'card';
  /** Does whatever speaks of Unique cards and figures mean Uncommon ones too (SS-GUNIQ-006, SS-NOFIG-013, HS-UNIQ-005)? */
  readonly uncommonIsUnique: boolean;
  /** Does the order of a draft turn back in a pass, counted from 0, among so many players? */
  readonly draftTurnsBack: (pass: number, players: number) => boolean;
  /** Are the figures of a drafted card placed when it is taken? */
  readonly placesWhileDrafting: boolean;
  /** Must all start zones have the same number of spaces? */
  readonly equalStartZones: boolean;
  /** Names of the damage kinds: their places are the bits of `kinds`. */
  readonly kinds: readonly string[];
}

/** Every reason that shared code cites; a ruleset maps each to its own rule ids. */
export type ReasonKey = string;
