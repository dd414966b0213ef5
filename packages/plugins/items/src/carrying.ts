import type { SetupProblem } from '@scapewright/kernel/check';
import {
  bareRefusal,
  carriedBy,
  distanceOfSpaces,
  type Figure,
  type Game,
  isFaceUp,
  type Space,
  type Token,
  type TokenPlan,
  tokenPlan,
  tokensOn,
  tokenTable,
} from '@scapewright/skirmish/author';
import { spacesAround } from './spaces-left.ts';

/** Is a token something that figures carry: an item, or a glyph that is defined as one? */
export function isCarriable({ kind, data }: Pick<TokenPlan, 'kind' | 'data'>): boolean {
  return kind === 'item' || (kind === 'glyph' && data['id'] !== undefined);
}

/** Is a token a glyph that nobody carries and that has no rules of its own? */
export function isPlainGlyph({ kind, content }: Pick<TokenPlan, 'kind' | 'content'>): boolean {
  return kind === 'glyph' && content === '';
}

/** Does a setup have anything that figures carry? */
export function hasCarriables({ tokens = [] }: { readonly tokens?: readonly TokenPlan[] }): boolean {
  return tokens.some(isCarriable);
}

/** What a figure carries, by row. */
export function carriedItems(game: Game, figure: Figure): readonly number[] {
  return carriedBy(game, figure).filter((token) => isCarriable(tokenPlan(game, token)));
}

/** Is a token carried by anybody? */
export function isCarried(game: Game, token: Token): boolean {
  return isCarriable(tokenPlan(game, token)) && game.state.read(tokenTable.holder, token) >= 0;
}

/** Face-up things to carry under the base of a figure. */
export function itemsUnder(game: Game, figure: Figure): readonly number[] {
  return game
    .spacesOf(figure)
    .flatMap((space) => tokensOn(game, space))
    .filter((token) => isFaceUp(game, token) && isCarriable(tokenPlan(game, token)));
}

/** Unique and Uncommon Heroes; Event Heroes by ruling. */
export function isUniqueHero(game: Game, figure: Figure): boolean {
  const { unit, uniqueness } = game.definition(figure);
  if (unit !== 'hero' || uniqueness === 'common') return false;
  return uniqueness !== 'event' || game.ruling('eventCountsAsUniqueForSeatsAndItems') === true;
}

/** May a figure bear a token at all: Unique Heroes, or whom the scenario says in their place (IG-GEN-004)? */
export function isFitBearer(game: Game, figure: Figure, token: Token): boolean {
  const { carriers } = tokenPlan(game, token).data;
  if (carriers === 'anybody') return !game.isObject(figure);
  return carriers !== 'nobody' && isUniqueHero(game, figure);
}

/** A number of the item as its card gives it; undefined where it gives none. */
export function numberOf(game: Game, token: Token, name: string): number | undefined {
  const value = tokenPlan(game, token).data[name];
  return typeof value === 'number' ? value : undefined;
}

/** Items of a setup whose cards, where it has them, do not state what cards of their kind print. */
export function itemCardProblems(
  { tokens = [] }: { readonly tokens?: readonly TokenPlan[] },
  reason: string,
  wrong: (data: TokenPlan['data']) => string | undefined,
): readonly SetupProblem[] {
  return tokens
    .filter((token) => isCarriable(token) && token.data['id'] !== undefined)
    .flatMap(({ name, data }) => {
      const message = wrong(data);
      if (message === undefined) return [];
      return [
        {
          part: `tokens/${name}`,
          place: 'item',
          reason,
          message: `${name} ${message}`,
          fix: 'state it as its card prints it',
        },
      ];
    });
}

/** No figure, no object and no token on it, nor terrain that bears none of the kind; of the spaces of `figure` itself only tokens and terrain count. */
export function isFreeFor(game: Game, figure: Figure, space: Space, kind: string): boolean {
  const { field } = game;
  if (bareRefusal(game, space, kind)) return false;
  if (field.exists[space] !== 1 || field.rung[space] === 1 || field.hex[space] !== 0) return false;
  if (tokensOn(game, space).length > 0) return false;
  if (game.spacesOf(figure).includes(space)) return true;
  return game.positions.occupant(space) < 0 && (field.solidAt[space] as number) < 0;
}

/** Spaces at most so many spaces from a figure, or from the object that it is in, where a token can be laid. */
export function freeSpacesNear(game: Game, figure: Figure, within: number): readonly number[] {
  const from = spacesAround(game, figure);
  const spaces: number[] = [];
  for (let space = 0; space < game.field.count; space++) {
    if (!isFreeFor(game, figure, space, 'item')) continue;
    const distance = distanceOfSpaces(game, from, [space]);
    if (distance >= 0 && distance <= within) spaces.push(space);
  }
  return spaces;
}
