import {
  distanceOfSpaces,
  type Game,
  layToken,
  objectAround,
  removeToken,
  replace,
  type SkirmishRun,
  trigger,
} from '@scapewright/skirmish';
import { carriedItems, isFreeFor } from '../carrying.ts';
import { pickOpponent, pickSpace } from '../choices.ts';

/** Spaces from the figure within which a lost glyph is laid, and levels above its Height. */
const farthest = 5;
const highest = 5;

function spacesFor(game: Game, figure: number): readonly number[] {
  const place = game.isPlaced(figure) ? figure : objectAround(game, figure);
  const from = game.spacesOf(place);
  const own = game.spacesOf(figure);
  const top = game.levelOf(place) + game.heightOf(figure) + highest;
  const spaces: number[] = [];
  for (let space = 0; space < game.field.count; space++) {
    if (own.includes(space) || !isFreeFor(game, figure, space)) continue;
    const distance = distanceOfSpaces(game, from, [space]);
    if (distance >= 0 && distance <= farthest && (game.field.level[space] as number) <= top)
      spaces.push(space);
  }
  return spaces;
}

/** An opponent whom the figure's player names lays every lost glyph on an empty space near by. */
function loseAll(run: SkirmishRun, figure: number, reason: string): void {
  const { game } = run;
  const tokens = carriedItems(game, figure);
  for (const token of tokens) run.note(reason, { figure, token });
  const seat = pickOpponent(run, figure);
  for (const token of tokens) {
    const spaces = spacesFor(game, figure);
    if (spaces.length === 0 || seat < 0) {
      run.note('equipment.removed', { token });
      removeToken(run, token);
      continue;
    }
    const space = pickSpace(run, seat, 'place-dropped-item', spaces, figure, 'equipment.placed');
    layToken(run, token, space);
    run.note('equipment.placed', { seat, token, space });
  }
}

/** A wound that is really placed, and destruction, take the glyph away. */
export const lossHooks = [
  trigger('before:E.wounds-received', {
    when: (game, { figure, amount }) => amount > 0 && carriedItems(game, figure).length > 0,
    run: (run, { figure }) => loseAll(run, figure, 'equipment.lost-by-wound'),
  }),
  replace('E.figure-defeated', {
    when: (game, { figure }) => carriedItems(game, figure).length > 0,
    group: 9,
    run: (run, { figure, prevented }) => {
      if (prevented !== 1) loseAll(run, figure, 'equipment.lost-by-destruction');
      return undefined;
    },
  }),
];
