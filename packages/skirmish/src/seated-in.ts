import type { Game } from './game.ts';
import { figureTable } from './tables.ts';
import { placeName } from './verbs/inside.ts';

/** The living figures that are in the place of this name inside an object of the card. */
export function seatedIn(game: Game, card: number, name: string): readonly number[] {
  const list: number[] = [];
  for (let figure = 0; figure < game.figureCount; figure++) {
    const object = game.isAlive(figure) ? game.objectAround(figure) : -1;
    if (object < 0 || game.cardOf(object) !== card) continue;
    if (placeName(game, object, game.state.read(figureTable.place, figure)) === name) list.push(figure);
  }
  return list;
}
