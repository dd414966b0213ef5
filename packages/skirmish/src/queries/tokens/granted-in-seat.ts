import { figureTable } from '../../model/tables.ts';
import type { GrantedTo } from '../../state/content/granted-abilities.ts';
import { placeName } from '../inside.ts';

/** Lends abilities to the living figures that are in the place of this name inside an object of the card. */
export const grantedInSeat =
  (name: string): GrantedTo =>
  (game, card) => {
    const list: number[] = [];
    for (let figure = 0; figure < game.figureCount; figure++) {
      const object = game.isAlive(figure) ? game.objectAround(figure) : -1;
      if (object < 0 || game.cardOf(object) !== card) continue;
      if (placeName(game, object, game.state.read(figureTable.place, figure)) === name) list.push(figure);
    }
    return list;
  };
