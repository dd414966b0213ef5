import {
  engagements,
  type Figure,
  figureTable,
  type Game,
  isActivated,
  isBesideTaller,
  isDefeated,
  isEngaged,
  isFlyingNow,
  isMovingNormally,
  isUnderOverhang,
  tokenTable,
  turnOfCard,
} from '@scapewright/skirmish/author';

/** States of a figure that conditions can ask for. */
export const figureStates = [
  'wounded',
  'unwounded',
  'engaged',
  'unengaged',
  'engaged-with-several',
  'carrying-item',
  'occupying-object',
  'flying',
  'under-overhang',
  'beside-taller',
  'moved',
  'unmoved',
  'ordered-activation',
  'defeated',
  'in-the-air',
  'moving-normally',
] as const;
/** One of {@link figureStates}. */
export type FigureState = (typeof figureStates)[number];

/** Is a figure in a state now? */
export function isInState(game: Game, figure: Figure, state: FigureState): boolean {
  switch (state) {
    case 'wounded':
      return game.wounds(figure) > 0;
    case 'unwounded':
      return game.wounds(figure) === 0;
    case 'engaged':
      return isEngaged(game, figure);
    case 'unengaged':
      return !isEngaged(game, figure);
    case 'engaged-with-several':
      return engagements(game, figure).length > 1;
    case 'carrying-item':
      return game.facts.tokens.some((_, token) => game.state.read(tokenTable.holder, token) === figure);
    case 'occupying-object':
      return game.objectAround(figure) >= 0;
    case 'flying':
      return game.has(figure, 'flying');
    case 'under-overhang':
      return isUnderOverhang(game, figure);
    case 'beside-taller':
      return isBesideTaller(game, figure);
    case 'moved':
      return game.state.read(figureTable.moved, figure) === 1;
    case 'unmoved':
      return game.state.read(figureTable.moved, figure) === 0;
    case 'ordered-activation':
      return isActivated(game, figure) && turnOfCard(game, game.cardOf(figure)) > 0;
    case 'defeated':
      return isDefeated(game, figure);
    case 'in-the-air':
      return isFlyingNow(game, figure);
    case 'moving-normally':
      return isMovingNormally(game, figure);
  }
}
