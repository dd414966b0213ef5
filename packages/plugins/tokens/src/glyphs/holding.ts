import type { Space } from '@scapewright/board';
import type { Seat } from '@scapewright/kernel';
import {
  type Game,
  isFaceUp,
  type Token,
  tokenPlan,
  tokensOn,
  tokenTable,
} from '@scapewright/skirmish/author';

/** The figures that stand on a face-up glyph of this name with any part of their base, once for each such glyph. */
export function figuresOnGlyph(game: Game, glyph: string): number[] {
  const list: number[] = [];
  for (let token = 0; token < game.facts.tokens.length; token++) {
    const figure = standing(game, token, glyph);
    if (figure >= 0) list.push(figure);
  }
  return list;
}

/** How many face-up glyphs of this name a player's figures stand on: for that player alone, not for teammates (HS-GLYPH-005). */
export function glyphsHeld(game: Game, glyph: string, seat: Seat): number {
  if (seat < 0) return 0;
  return figuresOnGlyph(game, glyph).filter((figure) => game.controller(figure) === seat).length;
}

/** The glyph of this name that lies on a space, -1 none. */
export function glyphOn(game: Game, glyph: string, space: Space): number {
  return tokensOn(game, space).find((token) => isGlyph(game, token, glyph)) ?? -1;
}

function standing(game: Game, token: Token, glyph: string): number {
  if (!isGlyph(game, token, glyph) || !isFaceUp(game, token)) return -1;
  if (game.state.read(tokenTable.removed, token) !== 0) return -1;
  const space = game.state.read(tokenTable.space, token);
  for (let figure = 0; figure < game.figureCount; figure++)
    if (game.isPlaced(figure) && game.spacesOf(figure).includes(space)) return figure;
  return -1;
}

function isGlyph(game: Game, token: Token, glyph: string): boolean {
  const { kind, content } = tokenPlan(game, token);
  return kind === 'glyph' && content === glyph;
}
