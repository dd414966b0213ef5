import type { Space } from '@scapewright/board';
import type { Figure } from '../../model/numbers.ts';
import type { Game } from '../game.ts';
import { type WithMessages, withKeys } from './messages.ts';
import type { UnitBase } from './unit.ts';

/** A moment at which victory is looked at, and for whom. Teams are named by the number of their first player. */
export interface VictoryCheck {
  /** True at the end of a round; false when a turn ends, or what might decide the game has been resolved. */
  readonly roundEnd: boolean;
  /** The region of the battlefield that is judged, where there are several; undefined: the whole game. */
  readonly region: number | undefined;
  /** Every team of the game. */
  readonly teams: readonly number[];
  /** Those of them that are still in the game, or have a figure on the battlefield that is judged. */
  readonly left: readonly number[];
  /** What a team has scored so far for this condition. */
  readonly score: (team: number) => number;
}

/** A point for a team at the end of a round. */
export interface Scored {
  readonly team: number;
  /** Reason key of its unit: a line about {team} and its {score}. */
  readonly reason: string;
}

/** A victory condition that has been met. */
export interface Verdict {
  /** Who has met it: one team wins, several or none are a draw. */
  readonly teams: readonly number[];
  /** Reason key of its unit. */
  readonly reason: string;
}

/** Parameters of a victory condition, by name. */
export type VictoryParameters = Readonly<Record<string, unknown>>;

/** A victory condition: how a game may be won. A match has several; the first check at which one is met ends it. */
export interface VictoryUnit extends UnitBase {
  readonly kind: 'victory';
  /** Parameters and their defaults; a setup may name no others. */
  readonly parameters: VictoryParameters;
  /** True where it is for the end of a round only. */
  readonly atRoundEnd?: (params: VictoryParameters) => boolean;
  /** Who has met it, read from the game alone; undefined while nobody has and the game goes on. */
  readonly judge: (game: Game, check: VictoryCheck, params: VictoryParameters) => Verdict | undefined;
  /** Who scores a point when a round ends; asked before it is judged. Several battlefields keep no score. */
  readonly scores?: (game: Game, check: VictoryCheck, params: VictoryParameters) => readonly Scored[];
  /** Spaces on which a figure would help its side to meet it, or keep others from it: those who play for somebody go there. */
  readonly draws?: (game: Game, figure: Figure, params: VictoryParameters) => readonly Space[];
  /** What is wrong with its parameters on this battlefield and among these players, each with a cure. */
  readonly problems?: (
    facts: VictoryFacts,
    params: VictoryParameters,
  ) => readonly { readonly message: string; readonly fix: string }[];
}

/** What a victory condition may name, before the match begins. */
export interface VictoryFacts {
  readonly players: readonly string[];
  /** Does the battlefield have a space of this name? */
  readonly hasSpace: (name: string) => boolean;
  /** Ids of the cards in the game. */
  readonly cards: readonly string[];
  /** Ids of the cards with which a player begins. */
  readonly cardsOf: (player: string) => readonly string[];
}

/** A victory condition of a match, with its parameters filled in. */
export interface ChosenVictory {
  readonly unit: VictoryUnit;
  readonly params: VictoryParameters;
}

/** Defines a victory condition. Parameters are typed by their defaults. */
export function victory<Params extends Record<string, unknown> = Record<string, never>>(
  unit: Omit<
    VictoryUnit,
    'kind' | 'parameters' | 'judge' | 'scores' | 'draws' | 'atRoundEnd' | 'problems' | 'messages'
  > &
    WithMessages & {
      readonly parameters?: Params;
      readonly atRoundEnd?: (params: Params) => boolean;
      readonly judge: (game: Game, check: VictoryCheck, params: Params) => Verdict | undefined;
      readonly scores?: (game: Game, check: VictoryCheck, params: Params) => readonly Scored[];
      readonly draws?: (game: Game, figure: Figure, params: Params) => readonly Space[];
      readonly problems?: (
        facts: VictoryFacts,
        params: Params,
      ) => readonly { readonly message: string; readonly fix: string }[];
    },
): VictoryUnit {
  const { parameters, ...rest } = withKeys(unit);
  return {
    ...(rest as Omit<VictoryUnit, 'kind' | 'parameters'>),
    kind: 'victory',
    parameters: parameters ?? {},
  };
}
