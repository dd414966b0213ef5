import type { Space } from '@scapewright/board';
import {
  bareRefusal,
  carriedBy,
  type Figure,
  type Game,
  layToken,
  removeToken,
  type SkirmishRun,
  type Token,
  type TokenPlan,
  tokenPlan,
  tokensAtHand,
  tokensOn,
} from '@scapewright/skirmish/author';
import { keysOfTreasure } from './treasure-messages.ts';

/** Is a token a glyph of a chapter of its own, and none that has a card: a treasure where it stops nobody. */
export function isTreasureGlyph({
  kind,
  content,
  data,
}: Pick<TokenPlan, 'kind' | 'content' | 'data'>): boolean {
  return kind === 'glyph' && content !== '' && data['id'] === undefined;
}

/** Is a token this treasure? */
export function isTreasure(game: Game, token: Token, id: string): boolean {
  const { kind, content } = tokenPlan(game, token);
  return kind === 'glyph' && content === id;
}

/** The copies of this treasure that work for a figure: those that it carries, and others' that count as carried by it. */
export function treasuresOf(game: Game, figure: Figure, id: string): readonly number[] {
  return tokensAtHand(game, figure).filter((token) => isTreasure(game, token, id));
}

/** The copies of this treasure that a figure carries itself. */
export function ownTreasuresOf(game: Game, figure: Figure, id: string): readonly number[] {
  return carriedBy(game, figure).filter((token) => isTreasure(game, token, id));
}

/** The copies of this treasure that lie under a figure. */
export function treasuresUnder(game: Game, figure: Figure, id: string): readonly number[] {
  return game
    .spacesOf(figure)
    .flatMap((space) => tokensOn(game, space).filter((token) => isTreasure(game, token, id)));
}

/** Unique Heroes take treasures, Uncommon ones included (HS-TREAS-001). */
export function isUniqueHero(game: Game, figure: Figure): boolean {
  const { unit, uniqueness } = game.definition(figure);
  return unit === 'hero' && uniqueness !== 'common';
}

/** Has a space room for a glyph? */
export function isFree(game: Game, space: Space): boolean {
  const isTaken = tokensOn(game, space).some((token) => tokenPlan(game, token).kind === 'glyph');
  return !isTaken && !bareRefusal(game, space, 'glyph');
}

/** Lays a treasure on a space of its carrier. */
export function layBehind(run: SkirmishRun, figure: Figure, token: Token, space: Space): void {
  layToken(run, token, space);
  run.note(keysOfTreasure(tokenPlan(run.game, token).content).lost, { figure, token, space });
}

/** Lays a treasure on the first space of its carrier that has no glyph; where there is none it leaves the game. */
export function leaveBehind(run: SkirmishRun, figure: Figure, token: Token): void {
  const { game } = run;
  const space = game.spacesOf(figure).find((one) => isFree(game, one));
  if (space === undefined) {
    run.note(keysOfTreasure(tokenPlan(game, token).content).gone, { figure, token });
    removeToken(run, token);
    return;
  }
  layBehind(run, figure, token, space);
}
