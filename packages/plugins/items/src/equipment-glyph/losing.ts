import {
  distanceOfSpaces,
  type Figure,
  type Game,
  isMortal,
  replace,
  type SkirmishRun,
  trigger,
} from '@scapewright/skirmish/author';
import { carriedItems, isFreeFor } from '../carrying.ts';
import { layLost } from '../lost-things.ts';
import { spacesAround, stoodOnHooks } from '../spaces-left.ts';
import { equipmentMessages } from './equipment-messages.ts';

/** Spaces from the figure within which a lost glyph is laid, and levels above its Height. */
const farthest = 5;
const highest = 5;

/** Empty spaces near a figure that loses a glyph; its own are empty only if that is the end of it. */
function spacesFor(game: Game, figure: Figure, isGoing: boolean): readonly number[] {
  const from = spacesAround(game, figure);
  const own = game.spacesOf(figure);
  const base = from.length === 0 ? 0 : (game.field.level[from[0] as number] as number);
  const top = base + game.heightOf(figure) + highest;
  const spaces: number[] = [];
  for (let space = 0; space < game.field.count; space++) {
    if ((own.includes(space) && !isGoing) || !isFreeFor(game, figure, space, 'glyph')) continue;
    const distance = distanceOfSpaces(game, from, [space]);
    if (distance >= 0 && distance <= farthest && (game.field.level[space] as number) <= top)
      spaces.push(space);
  }
  return spaces;
}

/** Every glyph is lost at once; the opponent lays them on empty spaces near by. */
function loseAll(run: SkirmishRun, figure: Figure, reason: string, isGoing: boolean): void {
  const tokens = carriedItems(run.game, figure);
  for (const token of tokens) run.note(reason, { figure, token });
  layLost(run, {
    figure,
    tokens,
    kind: 'glyph',
    spaces: (game) => spacesFor(game, figure, isGoing),
    placed: equipmentMessages.placed,
    removed: equipmentMessages.removed,
  });
}

/** A wound that is really placed, and destruction, take the glyph away. */
export const lossHooks = [
  ...stoodOnHooks,
  trigger('before:E.wounds-received', {
    when: (game, { figure, amount }) => amount > 0 && carriedItems(game, figure).length > 0,
    run: (run, { figure }) => {
      const isLast = isMortal(run.game, figure);
      loseAll(
        run,
        figure,
        isLast ? equipmentMessages.lostByLastWound : equipmentMessages.lostByWound,
        isLast,
      );
    },
  }),
  replace('E.figure-defeated', {
    when: (game, { figure }) => carriedItems(game, figure).length > 0,
    group: 9,
    run: (run, { figure, prevented }) => {
      if (prevented !== 1) loseAll(run, figure, equipmentMessages.lostByDestruction, true);
      return undefined;
    },
  }),
];
