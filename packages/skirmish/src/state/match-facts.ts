import type { Battlefield } from '@scapewright/board';
import type { Hook, HookSource } from '@scapewright/kernel';
import type { BuildingPlan } from '../model/building-plan.ts';
import type { CardDefinition } from '../model/card.ts';
import type { DraftOffer } from '../model/draft-offer.ts';
import type { Parameters } from '../model/parameters.ts';
import type { FurtherBattlefield, TokenPlan } from '../model/setup.ts';
import type { Catalogue } from './content/catalogue.ts';
import type { SkirmishSource } from './content/unit.ts';
import type { ChosenVictory } from './content/victory-unit.ts';
import type { MatchObjects } from './match-objects.ts';

/** A hook that may answer otherwise about who stands elsewhere, and about whom it may. */
export interface PlaceHook {
  readonly source: HookSource;
  readonly byPlace: NonNullable<Hook['byPlace']>;
}

/** Everything about a match that does not change while it is played; shared by all its forks. */
export interface MatchFacts {
  readonly parameters: Parameters;
  readonly catalogue: Catalogue;
  readonly battlefield: Battlefield;
  /** Definition of each card row. */
  readonly definitions: readonly CardDefinition[];
  readonly cardNames: readonly string[];
  readonly figureNames: readonly string[];
  readonly playerNames: readonly string[];
  readonly teams: readonly number[];
  readonly startZones: readonly (readonly number[])[];
  readonly tokens: readonly TokenPlan[];
  /** Undefined in a match without objects. */
  readonly objects: MatchObjects | undefined;
  /** Their spaces by number: {@link buildingsOf}. */
  readonly buildings: readonly BuildingPlan[];
  /** Those that lay beside the main one at the start. */
  readonly battlefields: readonly FurtherBattlefield[];
  /** Figures of each card row. */
  readonly figuresOfCard: readonly (readonly number[])[];
  readonly markerNames: readonly string[];
  readonly sources: readonly SkirmishSource[];
  /** What may hold on one space of a way and not on another. */
  readonly placeHooks: readonly PlaceHook[];
  readonly effectKinds: readonly string[];
  readonly rulings: Readonly<Record<string, string | number | boolean>>;
  readonly roundLimit: number | undefined;
  /** Point limit of every team. */
  readonly points: number | undefined;
  readonly draft: readonly DraftOffer[];
  /** Start zones among which players choose. */
  readonly zones: readonly (readonly number[])[];
  readonly victory: readonly ChosenVictory[];
  readonly start: string;
  readonly orders: readonly (readonly number[])[];
}
