import type { Space } from '@scapewright/board';
import type { Refusal } from '@scapewright/kernel';
import { sharesToken } from '../../model/declarations.ts';
import type { Figure, Token } from '../../model/numbers.ts';
import { tokenTable } from '../../model/tables.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';

/** The tokens that lie on a space, by row; those that figures carry or that are out of the game lie nowhere. */
export function tokensOn(game: Game, space: Space): Token[] {
  const list: number[] = [];
  for (let token = 0; token < game.facts.tokens.length; token++)
    if (
      game.state.read(tokenTable.removed, token) === 0 &&
      game.state.read(tokenTable.space, token) === space
    )
      list.push(token);
  return list;
}

/** The spaces on which tokens lie, once for each token. */
export function tokenSpaces(game: Game): readonly Space[] {
  const list: Space[] = [];
  for (let token = 0; token < game.facts.tokens.length; token++) {
    const space = game.state.read(tokenTable.space, token);
    if (space >= 0) list.push(space);
  }
  return list;
}

/** What a token is: its kind, its content and the data of its plugin. Not for what a seat may not know. */
export function tokenPlan(game: Game, token: Token): Game['facts']['tokens'][number] {
  return game.facts.tokens[game.state.read(tokenTable.content, token)] as Game['facts']['tokens'][number];
}

/** Why the terrain of a space bears no token of a kind; undefined where one can be laid on it. */
export function bareRefusal(game: Game, space: Space, kind: string): Refusal | undefined {
  const terrain = game.facts.catalogue.terrain(game.terrainOf(space));
  return terrain?.bearsNo?.includes(kind) ? { reason: `terrain.${terrain.id}.bare` } : undefined;
}

/** Does the token lie face up? */
export function isFaceUp(game: Game, token: Token): boolean {
  return game.state.read(tokenTable.faceUp, token) === 1;
}

/** Tells everybody what the card of a face-up token is called, where it has one. */
export function showToken(run: SkirmishRun, token: Token): void {
  const content = run.read(tokenTable.content, token);
  if (typeof run.game.facts.tokens[content]?.data['name'] === 'string')
    run.note('token.shows', { token, content });
}

/** The tokens that a figure carries, by row. */
export function carriedBy(game: Game, figure: Figure): Token[] {
  const list: number[] = [];
  for (let token = 0; token < game.facts.tokens.length; token++)
    if (
      game.state.read(tokenTable.removed, token) === 0 &&
      game.state.read(tokenTable.holder, token) === figure
    )
      list.push(token);
  return list;
}

/** The tokens that work for a figure as carried ones do: its own first, then those of others that count as carried by it. */
export function tokensAtHand(game: Game, figure: Figure): Token[] {
  const list = carriedBy(game, figure);
  if (game.hooks.answersTo(sharesToken).length === 0) return list;
  for (let token = 0; token < game.facts.tokens.length; token++) {
    const holder = game.state.read(tokenTable.holder, token);
    if (holder < 0 || holder === figure || game.state.read(tokenTable.removed, token) === 1) continue;
    if (game.ask(sharesToken, false, { figure, token })) list.push(token);
  }
  return list;
}

/** Is a token of one of these classes of its chapter of rules? One that lies face down is of none, for all that players may know. */
export function isTokenOfClass(game: Game, token: Token, classes: readonly string[]): boolean {
  if (!isFaceUp(game, token)) return false;
  const plan = tokenPlan(game, token);
  return game.facts.catalogue.ruleUnits.some(
    ({ tokenClasses = [], token: isIts }) =>
      tokenClasses.some((one) => classes.includes(one)) && isIts?.(plan) === true,
  );
}

/** The face-up tokens of a kind under a figure's base. */
export function tokensUnder(game: Game, figure: Figure, kind: string): Token[] {
  return game
    .spacesOf(figure)
    .flatMap((space) => tokensOn(game, space))
    .filter((token) => isFaceUp(game, token) && tokenPlan(game, token).kind === kind);
}
