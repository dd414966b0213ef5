import type { Seat } from '@scapewright/kernel';
import type { Figure, Game } from '@scapewright/skirmish/author';

/** Players in turn order, beginning with one of them. */
export function seatsFrom(game: Game, first: number): number[] {
  const order = game.seatOrder();
  const at = Math.max(0, order.indexOf(first));
  return [...order.slice(at), ...order.slice(0, at)];
}

/** The figures of one player that pass a test, as they are listed. */
export function figuresOfPlayer(game: Game, seat: Seat, passes: (figure: Figure) => boolean): number[] {
  const list: number[] = [];
  for (let figure = 0; figure < game.figureCount; figure++)
    if (game.controller(figure) === seat && passes(figure)) list.push(figure);
  return list;
}
