/** The base of a figure: one space, two, or axial offsets at facing east. */
export type BaseShape = 'single' | 'double' | readonly (readonly [number, number])[];

/** Sizes from smallest to largest. */
export const sizes = ['tiny', 'small', 'medium', 'large', 'huge'] as const;
/** A size; `sizes` has them in order. */
export type Size = (typeof sizes)[number];

/** An entrance or exit that is marked on an object: a side of one hex of its base (SS-DO-031). */
export interface EntrancePlan {
  /** Axial offset of the hex in the base, at facing east. */
  readonly at: readonly [number, number];
  /** The direction that the entrance faces while the object faces east: 0 east, then anticlockwise to 5. */
  readonly side: number;
}

/** An ability on a card. Its id is the name under which players use it; a template's id is not that of its unit. */
export interface AbilityUse {
  readonly id: string;
  /** The unit that provides it, where that has another id: `special-attack` for `blast`. */
  readonly unit?: string;
  /** Its parameters. */
  readonly with: Readonly<Record<string, unknown>>;
}

/** Kinds of card that have no figures. */
export const figurelessUnits = ['one-shot', 'story'] as const;
/** What a card stands for. */
export type CardUnit = 'hero' | 'squad' | 'object' | (typeof figurelessUnits)[number];

/** What a team has to hold for a card to be on it: a figure card with each of these. */
export interface TeamNeeds {
  readonly symbols: readonly string[];
  readonly keywords: readonly string[];
  readonly identities: readonly string[];
}

/** A card as play needs it. A statistic that the card lacks is null: it can neither be used nor changed. */
export interface CardDefinition {
  readonly id: string;
  readonly name: string;
  /** Identities as printed; empty where the name is the identity. */
  readonly identity: readonly string[];
  readonly publisher: string | undefined;
  readonly unit: CardUnit;
  /** Number of figures in one unit; 0 on cards without figures. */
  readonly figures: number;
  readonly uniqueness: 'common' | 'uncommon' | 'unique' | 'event';
  /** null: an object on which none is listed (SS-DO-048). */
  readonly size: Size | null;
  /** Levels. */
  readonly height: number;
  readonly base: BaseShape;
  readonly life: number | null;
  readonly move: number | null;
  readonly range: number | null;
  readonly attack: number | null;
  readonly defense: number | null;
  readonly points: number;
  readonly symbols: readonly string[];
  /** Every label that abilities can refer to: keywords of the bar, faction, publisher, species, class, personality. */
  readonly keywords: readonly string[];
  readonly faction: readonly string[];
  readonly species: readonly string[];
  readonly class: string;
  readonly personality: string;
  readonly abilities: readonly AbilityUse[];
  /** Objects: how many figures fit inside; undefined: no interior. */
  readonly occupancy?: number | undefined;
  /** Objects: figures can stand on top, where each space of the base has an exterior space above it (SS-DO-018). */
  readonly exterior?: boolean | undefined;
  readonly seats?: readonly string[] | undefined;
  readonly cover?: 'none' | 'partial' | 'full' | undefined;
  /** Objects: the operator spaces besides the driver's, or with it, and the abilities of whoever is in them (SS-VDO-016). */
  readonly operators?: Readonly<Record<string, readonly AbilityUse[]>> | undefined;
  /** Objects: by which sides figures go in and out; undefined: by all. */
  readonly entrances?: readonly EntrancePlan[] | undefined;
  readonly carries?: number | undefined;
  /** Cards without figures: what the team holds besides. */
  readonly teamNeeds?: TeamNeeds | undefined;
  /** Ledger ids of the entries that state what is printed on it. */
  readonly rules?: readonly string[] | undefined;
  /** Flip cards: what is printed on the back; of the same unit, figures, base and uniqueness as the front. */
  readonly otherSide?: CardDefinition | undefined;
  /** Sides of flip cards that show no cost: no card starts with one up (SS-CARD-024). */
  readonly costless?: boolean | undefined;
}

/** The place of a card's size in `sizes`; -1 for an object without a listed one. */
export function sizeRank({ size }: Pick<CardDefinition, 'size'>): number {
  return size === null ? -1 : sizes.indexOf(size);
}

/** Has the card no figures, as one shots and story cards (SS-NOFIG-001)? */
export function isFigureless({ unit }: Pick<CardDefinition, 'unit'>): boolean {
  return (figurelessUnits as readonly string[]).includes(unit);
}

/** Every ability that stands on a card: on both sides, and of those who sit in its operator spaces. */
export function abilitiesOn(definition: CardDefinition): readonly AbilityUse[] {
  return sidesOf(definition).flatMap(({ abilities, operators = {} }) => [
    ...abilities,
    ...Object.values(operators).flat(),
  ]);
}

/** The sides of a card, the front first: two of a flip card. */
export function sidesOf(definition: CardDefinition): readonly CardDefinition[] {
  return definition.otherSide ? [definition, definition.otherSide] : [definition];
}
