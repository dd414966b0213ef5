import {
  type Figure,
  flipToken,
  type Game,
  isFaceUp,
  isMoving,
  type SkirmishRun,
  tokenPlan,
  tokensOn,
  trigger,
} from '@scapewright/skirmish/author';
import { isCarriable } from '../carrying.ts';
import { itemGlyphMessages } from './item-glyph-messages.ts';

interface Arrival {
  readonly figure: Figure;
}

/** Item glyphs that lie symbol side up under a figure. */
function hiddenUnder(game: Game, figure: Figure): readonly number[] {
  return game
    .spacesOf(figure)
    .flatMap((space) => tokensOn(game, space))
    .filter((token) => !isFaceUp(game, token) && isCarriable(tokenPlan(game, token)));
}

function turn(run: SkirmishRun, { figure }: Arrival): void {
  for (const token of hiddenUnder(run.game, figure)) {
    run.note(itemGlyphMessages.turned, { figure, token });
    flipToken(run, token, figure);
  }
}

const when = (game: Game, { figure }: Arrival): boolean => hiddenUnder(game, figure).length > 0;
const whenAtRest = (game: Game, args: Arrival): boolean => when(game, args) && !isMoving(game, args.figure);

/** Whoever ends its movement on an item glyph turns it up; passing over it turns nothing. */
export const turningHooks = [
  trigger('E.movement-ended', { commutes: true, when, run: turn }),
  trigger('E.figure-placed', { commutes: true, group: -1, when: whenAtRest, run: turn }),
  trigger('after:E.figure-knocked-back', { commutes: true, group: -1, when: whenAtRest, run: turn }),
];
