import { type Game, isElsewhere, isOnSide, lastingBattlefield, regionOf } from '@scapewright/skirmish';

/** The living figures of a card. */
export function livingFigures(game: Game, card: number): readonly number[] {
  return game.figuresOf(card).filter((figure) => game.isAlive(figure));
}

/** Whom a test ability means, seen from its card. */
export type Relation = 'self' | 'ally' | 'enemy' | 'any';

/** Has a figure this relation to a card: one of its figures, an ally or an enemy of one, or of the card without figures? */
export function isRelated(game: Game, card: number, relation: Relation, figure: number): boolean {
  if (relation === 'any') return true;
  if (relation === 'self') return game.cardOf(figure) === card;
  const users = usersOf(game, card);
  return users.some((own) => isOnSide(game, relation, own, figure, game.ownerOfCard(card)));
}

/** Has a figure this relation to one of a card's figures that speaks of its battlefield (SS-SEPBF-008, SS-SEPBF-011)? */
export function isRelatedHere(game: Game, card: number, relation: Relation, figure: number): boolean {
  const isThere = usersOf(game, card).some((own) => {
    const battlefield = lastingBattlefield(game, { figure: own, card });
    return battlefield === undefined
      ? !isElsewhere(game, own, figure)
      : regionOf(game, figure) === battlefield;
  });
  return isThere && isRelated(game, card, relation, figure);
}

/** The living figures of a card; -1 for a card without figures. */
function usersOf(game: Game, card: number): readonly number[] {
  return game.figuresOf(card).length === 0 ? [-1] : livingFigures(game, card);
}

/** Is a window of such a figure; of its card or of its player where it is no figure's; or nobody's? */
export function isWindowOf(
  game: Game,
  card: number,
  relation: Relation,
  window: { readonly figure?: number; readonly card?: number; readonly seat?: number },
): boolean {
  const { figure = -1, card: other = -1, seat = -1 } = window;
  if (figure >= 0) return isRelated(game, card, relation, figure);
  const first = other >= 0 ? (game.figuresOf(other)[0] ?? -1) : -1;
  if (first >= 0) return isRelated(game, card, relation, first);
  if (seat < 0 || relation === 'any') return relation === 'self' || relation === 'any';
  const own = game.controllerOfCard(card);
  if (relation === 'self') return own === seat;
  const sameTeam = game.teamOf(own) === game.teamOf(seat);
  return relation === 'ally' ? sameTeam && own !== seat : !sameTeam;
}
