import type { CardAbility } from '../card/card-data.ts';
import type { Command } from '../scenario/command.ts';
import type { Place } from '../yaml/problem.ts';

/** What an item, a hazard or a resource gives to who bears it or stands on it. */
export interface TokenGrants {
  readonly attack: number;
  readonly defense: number;
  readonly move: number;
  readonly range: number;
}

/** What a token's rules add to a number of everybody within so many spaces while it lies face up; 0: on its own space. */
export interface TokenRule {
  readonly stat: keyof TokenGrants;
  readonly add: number;
  readonly within: number;
}

/** What the card of an item, a hazard or a resource prints. */
export interface TokenCard extends Place {
  readonly id: string;
  readonly name: string;
  readonly subtitle: string | undefined;
  readonly keywords: readonly string[];
  readonly rank: number | undefined;
  readonly rules: readonly TokenRule[];
  readonly abilities: readonly CardAbility[];
  readonly grants: TokenGrants;
}

export interface ItemDefinition extends TokenCard {
  /** SuperScape: Drop Number. */
  readonly drop: number | undefined;
  /** Item glyphs. */
  readonly rarity: 'common' | 'uncommon' | 'unique' | undefined;
  readonly permanent: boolean | undefined;
  /** Item glyphs: who carries it by the will of the scenario, where not Unique Heroes alone. */
  readonly carriers: 'unique-heroes' | 'anybody' | 'nobody';
  /** Steps at which it may be used, by anybody's clock; empty: at any. */
  readonly when: readonly string[];
  /** One stimulus, in which the figure `user` is the user. */
  readonly effect: Command | undefined;
}

export interface GroundTokenDefinition extends TokenCard {
  /** Resources: the transit number of one that is a transit space. */
  readonly transit: number | undefined;
}

/** The kinds of token that have cards, as the folders of packs name them in the plural. */
export const tokenCardKinds = ['item', 'hazard', 'resource'] as const;
/** One of {@link tokenCardKinds}. */
export type TokenCardKind = (typeof tokenCardKinds)[number];

/** The card of a token in a pack, with what is printed on it besides. */
export type PackTokenCard = (
  | ({ readonly kind: 'item' } & ItemDefinition)
  | ({ readonly kind: 'hazard' | 'resource' } & GroundTokenDefinition)
) & {
  readonly file: string;
  readonly text: string | undefined;
};
