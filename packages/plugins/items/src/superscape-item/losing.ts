import {
  type Figure,
  type Game,
  replace,
  type SkirmishRun,
  type Token,
  trigger,
} from '@scapewright/skirmish/author';
import { carriedItems, freeSpacesNear, numberOf } from '../carrying.ts';
import { layLost } from '../lost-things.ts';
import { stoodOnHooks } from '../spaces-left.ts';
import { itemMessages } from './item-messages.ts';

/** Items that so many wounds at once make the figure drop: each by its own Drop Number. */
function shaken(game: Game, figure: Figure, wounds: number): readonly number[] {
  return carriedItems(game, figure).filter((token) => wounds >= (numberOf(game, token, 'drop') ?? 1));
}

/** An opponent lays what is dropped on empty spaces next to the figure. */
function dropAll(run: SkirmishRun, figure: Figure, tokens: readonly Token[]): void {
  layLost(run, {
    figure,
    tokens,
    kind: 'item',
    spaces: (game) => freeSpacesNear(game, figure, 1),
    placed: itemMessages.placedByOpponent,
    removed: itemMessages.removed,
  });
}

/** Items dropped without wanting to: by wounds, before anything else comes of them, and by defeat, before the figure is taken off. */
export const lossHooks = [
  ...stoodOnHooks,
  trigger('before:E.wounds-received', {
    when: (game, { figure, amount }) => shaken(game, figure, amount).length > 0,
    run: (run, { figure, amount }) => {
      const tokens = shaken(run.game, figure, amount);
      for (const token of tokens) run.note(itemMessages.droppedByWounds, { figure, token, wounds: amount });
      dropAll(run, figure, tokens);
    },
  }),
  replace('E.figure-defeated', {
    when: (game, { figure }) => carriedItems(game, figure).length > 0,
    group: 9,
    run: (run, { figure, prevented }) => {
      if (prevented === 1) return undefined;
      const tokens = carriedItems(run.game, figure);
      for (const token of tokens) run.note(itemMessages.droppedByDefeat, { figure, token });
      dropAll(run, figure, tokens);
      return undefined;
    },
  }),
];
