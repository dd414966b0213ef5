import type { Figure } from '../../model/numbers.ts';
import type { Game } from '../../state/game.ts';
import { spacesAdjacent } from '../adjacency.ts';
import { areOnLadder } from './ladders.ts';

/** Of all pairs of spaces, what keeps the nearest from being adjacent. */
export function whyApart(game: Game, figure: Figure, other: Figure): string {
  const { field } = game;
  const [height, otherHeight] = [game.heightOf(figure), game.heightOf(other)];
  let reason = 'adjacent.apart';
  for (const a of game.spacesOf(figure))
    for (const b of game.spacesOf(other)) {
      if (field.column[a] === field.column[b]) reason = 'adjacent.one-column';
      else if (field.directionBetween(a, b) >= 0 && !spacesAdjacent(field, a, height, b, otherHeight))
        reason = isTooHigh(game, a, height, b, otherHeight) ? 'adjacent.too-high' : 'adjacent.divided';
    }
  return reason === 'adjacent.one-column' && areOnLadder(game, figure, other)
    ? 'adjacent.one-ladder'
    : reason;
}

function isTooHigh({ field }: Game, a: number, height: number, b: number, otherHeight: number): boolean {
  const [levelA, levelB] = [field.level[a] as number, field.level[b] as number];
  return levelA >= levelB + otherHeight || levelB >= levelA + height;
}
