import { type Game, isElsewhere } from '@scapewright/skirmish';

/** The living figures of a card. */
export function livingFigures(game: Game, card: number): readonly number[] {
  return game.figuresOf(card).filter((figure) => game.isAlive(figure));
}

/** Whom a test ability means, seen from its card. */
export type Relation = 'self' | 'ally' | 'enemy' | 'any';

/** Has a figure this relation to a card: one of its figures, an ally or an enemy of one? */
export function isRelated(game: Game, card: number, relation: Relation, figure: number): boolean {
  if (relation === 'any') return true;
  if (relation === 'self') return game.cardOf(figure) === card;
  return livingFigures(game, card).some((own) =>
    relation === 'ally' ? game.isAlly(own, figure) : game.isEnemy(own, figure),
  );
}

/** Has a figure this relation to one of a card's figures that stands on its battlefield (SS-SEPBF-008)? */
export function isRelatedHere(game: Game, card: number, relation: Relation, figure: number): boolean {
  const isThere = livingFigures(game, card).some((own) => !isElsewhere(game, own, figure));
  return isThere && isRelated(game, card, relation, figure);
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
