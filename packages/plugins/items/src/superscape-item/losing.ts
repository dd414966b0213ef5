import { type Game, layToken, removeToken, replace, type SkirmishRun, trigger } from '@scapewright/skirmish';
import { carriedItems, freeSpacesNear, numberOf } from '../carrying.ts';
import { pickOpponent, pickSpace } from '../choices.ts';

const asked = 'place-dropped-item';

/** Items that so many wounds at once make the figure drop: each by its own Drop Number. */
function shaken(game: Game, figure: number, wounds: number): readonly number[] {
  return carriedItems(game, figure).filter((token) => wounds >= (numberOf(game, token, 'drop') ?? 1));
}

/** An opponent lays what is dropped on empty spaces next to the figure, one on each; what finds none leaves the game. */
function dropAll(run: SkirmishRun, figure: number, tokens: readonly number[]): void {
  const { game } = run;
  const seat = pickOpponent(run, figure);
  const left = [...tokens];
  while (left.length > 0) {
    const spaces = freeSpacesNear(game, figure, 1);
    if (spaces.length === 0 || seat < 0) {
      for (const token of left) {
        run.note('item.removed', { token });
        removeToken(run, token);
      }
      return;
    }
    const token = left.length === 1 ? (left[0] as number) : nextOf(run, seat, left, figure);
    const space = pickSpace(run, seat, asked, spaces, figure, 'item.placed-by-opponent');
    left.splice(left.indexOf(token), 1);
    layToken(run, token, space);
    run.note('item.placed-by-opponent', { seat, token, space });
  }
}

function nextOf(run: SkirmishRun, seat: number, tokens: readonly number[], figure: number): number {
  return run.pick({
    seat,
    asks: asked,
    domain: 'token',
    options: [...tokens],
    subject: run.game.keyOf('figure', figure),
    source: 'rule:superscape-item',
    otherwise: tokens[0] as number,
  });
}

/** Items dropped without wanting to: by wounds, before anything else comes of them, and by defeat, before the figure is taken off. */
export const lossHooks = [
  trigger('before:E.wounds-received', {
    when: (game, { figure, amount }) => shaken(game, figure, amount).length > 0,
    run: (run, { figure, amount }) => {
      const tokens = shaken(run.game, figure, amount);
      for (const token of tokens) run.note('item.dropped-by-wounds', { figure, token, wounds: amount });
      dropAll(run, figure, tokens);
    },
  }),
  replace('E.figure-defeated', {
    when: (game, { figure }) => carriedItems(game, figure).length > 0,
    group: 9,
    run: (run, { figure, prevented }) => {
      if (prevented === 1) return undefined;
      const tokens = carriedItems(run.game, figure);
      for (const token of tokens) run.note('item.dropped-by-defeat', { figure, token });
      dropAll(run, figure, tokens);
      return undefined;
    },
  }),
];
