import type { Battlefield, Space } from '@scapewright/board';
import type { BuildingPlan } from './building-plan.ts';
import type { AbilityUse, CardDefinition } from './card.ts';
import type { SpaceLayers } from './layer-plan.ts';

/** A figure at the start: its name, where it stands (space numbers), or nowhere yet. */
export interface FigurePlan {
  readonly name: string;
  readonly spaces: readonly Space[];
  readonly facing?: number;
  readonly wounds?: number;
  /** Name of the object whose interior it is in, and the place there. */
  readonly inside?: string;
  readonly place?: number;
  /** Name of the object on whose exterior it stands; `spaces` are then those of the object, below. */
  readonly on?: string;
  /** Names of tokens that it carries. */
  readonly items?: readonly string[];
}

/** A card on a team, or a pool of copies of a common card: its figures. */
export interface CardPlan {
  /** Unique among the cards of the match. */
  readonly name: string;
  readonly definition: string;
  readonly figures: readonly FigurePlan[];
  /** The side of a flip card that starts face up: 0 or 1. Left out: the first that shows a cost. */
  readonly side?: number;
}

/** A player: name, side, cards, start zone (space numbers). */
export interface PlayerPlan {
  readonly name: string;
  /** Players of one number play together; left out: each alone. */
  readonly team?: number;
  readonly cards: readonly CardPlan[];
  readonly startZone?: readonly number[];
}

/** A token at the start. `content` names an item, hazard, resource or glyph of the token plugins. */
export interface TokenPlan {
  readonly name: string;
  readonly kind: string;
  readonly content: string;
  readonly space: Space;
  readonly faceUp: boolean;
  /** What it is, chance says as the battlefield is built: one of the pool, of its kind and of this rank where one is given. */
  readonly drawn?: { readonly rank?: number | undefined };
  /** In the pool from which others are drawn, and not in the game otherwise. */
  readonly pooled?: boolean;
  /** Brought by a card that lays it later: it lies on no space until then. */
  readonly brought?: boolean;
  /** Abilities of whoever carries it or, with `underfoot`, stands on it. */
  readonly abilities?: readonly AbilityUse[];
  readonly underfoot?: boolean;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Tokens with which a card begins, to be laid by an ability of it: face up, of one kind and content. */
export interface BroughtTokens {
  readonly kind: string;
  readonly content: string;
  readonly count: number;
}

/** An object that is not destructible: the spaces that it fills (space numbers) and the walls of the battlefield that it is. */
export interface ObjectPlan {
  readonly id: string;
  readonly kind: string;
  readonly spaces: readonly Space[];
  readonly walls?: readonly string[];
  /** Types that the map gives it besides those of its kind (SS-OBJ-113). */
  readonly types?: readonly string[];
  readonly targetPoints?: readonly TargetPointPlan[];
}

/** A point of an object from which figures beside it may look (SS-SIGHT-009): over the middle of spaces, at an absolute level. */
export interface TargetPointPlan {
  readonly at: readonly number[];
  readonly level: number;
}

/** A battlefield beside the main one, or an extension of one: what its map states, with space numbers. */
export interface FurtherBattlefield {
  readonly id: string;
  readonly kind: string;
  /** Number of its region: of a map that is attached, that of the battlefield that it extends. */
  readonly region: number;
  /** Seat of the player who picks during setup where it is attached; its region is its own until then. */
  readonly by?: number;
  /** True where it is attached to another battlefield and part of it, or will be. */
  readonly attached?: boolean;
  /** Spaces from which its map leads away. */
  readonly exits: readonly number[];
  /** All its spaces; left out where nothing is asked of them. */
  readonly spaces?: readonly Space[];
  /** Name of the object of whose inside it is the map. */
  readonly of?: string;
  /** Spaces to which figures come in; left out: to any. */
  readonly entrances?: readonly number[];
  /** Spaces on which nobody is. */
  readonly closed?: readonly number[];
  /** Places with a name: `driver` operates the object. */
  readonly seats?: readonly { readonly name: string; readonly space: Space }[];
  /** Spaces that must touch the battlefield that it extends. */
  readonly connections?: readonly number[];
}

/** A card that may be taken in a draft, and how many copies there are for all players together: 1 when left out. */
export interface DraftCard {
  readonly definition: string;
  readonly copies?: number;
}

/** A victory condition by the id of its unit, with its parameters. */
export interface VictoryPlan {
  readonly id: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** Everything a match starts from. Plain data, but for the compiled battlefield. */
export interface GameSetup {
  readonly battlefield: Battlefield;
  readonly definitions: readonly CardDefinition[];
  /** In seat order (clockwise), which is placement order unless it is rolled. */
  readonly players: readonly PlayerPlan[];
  readonly neutral?: readonly CardPlan[];
  /** Cards that players draft before they place, on top of those they bring. */
  readonly draft?: readonly DraftCard[];
  /** Start zones (space numbers) among which players without one of their own choose; teammates share one. */
  readonly startZones?: readonly (readonly number[])[];
  readonly tokens?: readonly TokenPlan[];
  readonly objects?: readonly ObjectPlan[];
  readonly buildings?: readonly BuildingPlan[];
  readonly battlefields?: readonly FurtherBattlefield[];
  /** The tiles under spaces of which more is known than what is drawn. */
  readonly layers?: readonly SpaceLayers[];
  /**
   * Where play begins: with setup (placement in start zones), or with everything placed at round, planning, initiative,
   * or with the turns of round 1 in the order of the players.
   */
  readonly start: 'setup' | 'game' | 'round' | 'planning' | 'initiative' | 'turns';
  /** Order markers of round 1 where it begins with the turns: per player the card names of 1, 2, 3 and X. */
  readonly orders?: readonly (readonly (string | undefined)[])[];
  /** Rounds after which the game ends; left out: no limit. Without a condition that decides then it is a draw. */
  readonly roundLimit?: number;
  /** Victory conditions on top of those that the ruleset always has. */
  readonly victory?: readonly VictoryPlan[];
  /** True where those of the ruleset do not count. */
  readonly victoryAlone?: boolean;
  /** Point limit of every team. */
  readonly points?: number;
  readonly rulings?: Readonly<Record<string, string | number | boolean>>;
  /** Terrain ids that may be laid during play although the battlefield does not have them at the start. */
  readonly terrains?: readonly string[];
  /** Marker names that stimuli use, besides those of the abilities. */
  readonly markers?: readonly string[];
}
