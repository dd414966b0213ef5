import type { JsonObject } from '../json.ts';
import type { Command, FacingName } from '../scenario/command.ts';
import type { Place } from '../yaml/problem.ts';
import type { AbilityClause } from './ability-clause.ts';
import type { TestAbility } from './test-ability.ts';

/** An ability on a card: one that is loaded under its id (with parameters), one written out as data, or a test ability. */
export type CardAbility = Place &
  (
    | { readonly kind: 'loaded'; readonly id: string; readonly with: JsonObject }
    | { readonly kind: 'clause'; readonly clause: AbilityClause }
    | { readonly kind: 'test'; readonly ability: TestAbility }
  );

/** The base: one space, two, or a list of axial offsets `[q, r]` at facing east (q steps east, r steps south-east). */
export type CardBase = 'single' | 'double' | readonly (readonly [q: number, r: number])[];

/** A marked entrance or exit: a side of the hex of the base at this axial offset, both at facing east. */
export interface CardEntrance {
  readonly at: readonly [q: number, r: number];
  readonly side: FacingName;
}

/** What a figureless card asks of its user. */
export interface CardRequirements {
  readonly symbols: readonly string[];
  readonly keywords: readonly string[];
}

/**
 * Who uses a one shot: `acting`, a figure in its own activation; `subject`, whoever a step of anybody's activation is about,
 * such as the defender; `anybody`, any figure of the player at such a step. Outside of activations any figure may.
 */
export const cardUsers = ['acting', 'subject', 'anybody'] as const;
export type CardUsers = (typeof cardUsers)[number];

/** What a card without figures asks of the team that it is drafted into: a figure card with each of these. */
export interface DraftRequirements extends CardRequirements {
  readonly identities: readonly string[];
}

/**
 * A card with every default filled in, from a scenario or from a pack. It has no points: prices stand in tables of their own.
 * A statistic that the card does not have is null.
 * Stats: life in wounds, move and range in spaces, attack and defense in dice, height in levels.
 */
export interface CardData extends Place {
  readonly id: string;
  readonly name: string;
  readonly unit: 'hero' | 'squad' | 'object' | 'one-shot' | 'story';
  readonly uniqueness: 'common' | 'uncommon' | 'unique' | 'event';
  /** Number of figures on the card; 0 for figureless cards. */
  readonly figures: number;
  /** null: an object on which none is listed. */
  readonly size: 'tiny' | 'small' | 'medium' | 'large' | 'huge' | null;
  readonly height: number;
  readonly life: number | null;
  readonly move: number | null;
  readonly range: number | null;
  readonly attack: number | null;
  readonly defense: number | null;
  readonly base: CardBase;
  readonly symbols: readonly string[];
  readonly keywords: readonly string[];
  readonly abilities: readonly CardAbility[];
  /** Empty where the card states none: then the name is the identity. */
  readonly identity: readonly string[];
  readonly publisher: string | undefined;
  readonly faction: readonly string[];
  readonly species: readonly string[];
  /** Empty where a pack's card states none. */
  readonly class: string;
  readonly personality: string;
  /** Objects: how many figures fit; undefined = no interior. */
  readonly occupancy: number | undefined;
  /** Objects: figures can stand on top. */
  readonly exterior: boolean | undefined;
  /** Objects: named interior places; undefined = one zone. */
  readonly seats: readonly string[] | undefined;
  readonly cover: 'none' | 'partial' | 'full' | undefined;
  /** Objects: operator spaces by name, with the abilities of whoever is in them; undefined = the driver's alone. */
  readonly operators: Readonly<Record<string, readonly CardAbility[]>> | undefined;
  /** Objects: the sides by which figures go in and out, of which hex of the base; undefined = all sides. */
  readonly entrances: readonly CardEntrance[] | undefined;
  /** How many items or equipment glyphs a figure of the card may have; undefined = as the rules say. */
  readonly carries: number | undefined;
  /** One shots: spell, arrow ... */
  readonly type: string | undefined;
  readonly requires: CardRequirements;
  /** One shots: what the team holds for the card to be drafted. Stories: the prologue. */
  readonly drafted: DraftRequirements | undefined;
  /** One shots: step codes in which it may be used. */
  readonly when: readonly string[];
  /** One shots: who may use it in these steps. */
  readonly users: CardUsers;
  /** One stimulus: of one shots, in which the figure `user` is the user; of stories their setup. */
  readonly effect: Command | undefined;
  /** Flip cards: the other side, with everything that it shares with the front. */
  readonly flip: OtherSide | undefined;
}

/** The other side of a flip card: of the same unit, figures, base and uniqueness. */
export interface OtherSide extends CardData {
  readonly text: string | undefined;
}

/** The sides of a card, the front first. */
export function sidesOfCard(card: CardData): readonly CardData[] {
  return card.flip ? [card, card.flip] : [card];
}

/** A card that a scenario defines for itself, with its price in the one format of the scenario. */
export interface ScenarioCard extends CardData {
  /** Undefined where the front of a flip card shows no cost. */
  readonly points: number | undefined;
  /** Of the other side of a flip card, where that shows one. */
  readonly backPoints: number | undefined;
}

/** A card of a pack, with what is printed on it. */
export interface PackCard extends CardData {
  readonly file: string;
  readonly text: string | undefined;
  /** Ledger ids of the entries that state what is printed on it: its numbers and tags. */
  readonly rules: readonly string[];
}
