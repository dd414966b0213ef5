import {
  addEffect,
  bareRefusal,
  endEffects,
  type Figure,
  figureTable,
  type Game,
  insideCounts,
  isMortal,
  layToken,
  objectAround,
  removeToken,
  replace,
  type SkirmishRun,
  type Space,
  tokensOn,
  trigger,
} from '@scapewright/skirmish/author';
import { carriedItems } from '../carrying.ts';
import { spaceChoice, tokenChoice } from '../choices.ts';
import { remembered, spacesAround, stoodOnHooks } from '../spaces-left.ts';
import { itemGlyphMessages } from './item-glyph-messages.ts';

/** The kind of the effect that remembers from which space a figure went into an object. */
const enteredFrom = 'entered-from';

/** Spaces that the figure stands on, or stood on last before it went into an object; those of the object where who is inside is on them. */
function lastSpaces(game: Game, figure: Figure): readonly number[] {
  if (game.isPlaced(figure) || objectAround(game, figure) < 0) return game.spacesOf(figure);
  if (game.ask(insideCounts, true, { figure })) return spacesAround(game, figure);
  return remembered(game, enteredFrom, figure);
}

/** Can a glyph be laid on the space: none lies there, and the terrain bears it? */
function isOpen(game: Game, space: Space): boolean {
  return tokensOn(game, space).length === 0 && !bareRefusal(game, space, 'glyph');
}

/** The owner leaves what the figure carried on its spaces, one on each that has no glyph; the rest is out of the game. */
function leaveBehind(run: SkirmishRun, figure: Figure): void {
  const { game } = run;
  const seat = game.controller(figure);
  const left = [...carriedItems(game, figure)];
  while (left.length > 0) {
    const spaces = lastSpaces(game, figure).filter((space) => isOpen(game, space));
    if (spaces.length === 0) break;
    const question = { seat, asks: 'place-dropped-item', figure };
    const token = run.pickOrTake(tokenChoice(run, question, left));
    const space = run.pickOrTake(spaceChoice(run, question, spaces, itemGlyphMessages.leftBehind));
    left.splice(left.indexOf(token), 1);
    layToken(run, token, space);
    run.note(itemGlyphMessages.leftBehind, { figure, token, space });
  }
  for (const token of left) {
    run.note(itemGlyphMessages.removed, { figure, token });
    removeToken(run, token);
  }
}

/** Destruction alone takes item glyphs away. */
export const lossHooks = [
  ...stoodOnHooks,
  trigger('E.figure-placed', {
    commutes: true,
    when: (game, { figure, from }) =>
      from >= 0 && game.state.read(figureTable.inside, figure) >= 0 && carriedItems(game, figure).length > 0,
    run: (run, { figure, from }) => {
      endEffects(run, enteredFrom, figure);
      addEffect(run, { kind: enteredFrom, figure, amount: from, until: 'game' });
    },
  }),
  trigger('before:E.wounds-received', {
    commutes: true,
    when: (game, { figure, amount }) =>
      amount > 0 && !isMortal(game, figure) && carriedItems(game, figure).length > 0,
    run: (run, { figure }) => run.note(itemGlyphMessages.kept, { figure }),
  }),
  replace('E.figure-defeated', {
    when: (game, { figure }) => carriedItems(game, figure).length > 0,
    group: 9,
    run: (run, { figure, prevented }) => {
      if (prevented !== 1) leaveBehind(run, figure);
      return undefined;
    },
  }),
];
