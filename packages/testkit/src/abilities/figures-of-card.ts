import type { HookSource, Seat } from '@scapewright/kernel';
import {
  bearersOf,
  bears,
  type Card,
  type Figure,
  type Game,
  isElsewhere,
  isOnSide,
  lastingBattlefield,
  regionOf,
  usersOf,
} from '@scapewright/skirmish/author';
import { windowOf } from './window-names.ts';

/** The living figures that have an ability. */
export function livingFigures(game: Game, source: HookSource): readonly number[] {
  return bearersOf(game, source).filter((figure) => game.isAlive(figure));
}

/** Whom a test ability means, seen from those that have it. */
export type Relation = 'self' | 'ally' | 'enemy' | 'any';

/** Has a figure this relation to those with the ability: one of them, an ally or an enemy of one, or of the card without figures? */
export function isRelated(game: Game, source: HookSource, relation: Relation, figure: Figure): boolean {
  if (relation === 'any') return true;
  if (relation === 'self') return bears(game, source, figure);
  return usersOf(game, source).some((own) => isOnSide(game, relation, own, figure, game.seatOf(source)));
}

/** Has a figure this relation to one with the ability that speaks of its battlefield (SS-SEPBF-008, SS-SEPBF-011)? */
export function isRelatedHere(game: Game, source: HookSource, relation: Relation, figure: Figure): boolean {
  const isThere = usersOf(game, source).some((own) => {
    const battlefield = lastingBattlefield(game, { figure: own, card: source.owner });
    return battlefield === undefined
      ? !isElsewhere(game, own, figure)
      : regionOf(game, figure) === battlefield;
  });
  return isThere && isRelated(game, source, relation, figure);
}

/** Is a window of such a figure; of its card or of its player where it is no figure's; or nobody's? */
export function isWindowOf(
  game: Game,
  source: HookSource,
  relation: Relation,
  window: { readonly figure?: Figure; readonly card?: Card; readonly seat?: Seat },
): boolean {
  const { figure = -1, card: other = -1, seat = -1 } = window;
  if (figure >= 0) return isRelated(game, source, relation, figure);
  const first = other >= 0 ? (game.figuresOf(other)[0] ?? -1) : -1;
  if (first >= 0) return isRelated(game, source, relation, first);
  if (seat < 0 || relation === 'any') return relation === 'self' || relation === 'any';
  const own = game.seatOf(source);
  if (relation === 'self') return own === seat;
  const sameTeam = game.teamOf(own) === game.teamOf(seat);
  return relation === 'ally' ? sameTeam && own !== seat : !sameTeam;
}

/** Events of two figures alike: a window of the one is a window of the other. */
const pairWindows = /^(?:(?:before|after):)?E\.(?:figure-engaged|figures-switched)$/;

/** Is the window of a step one of such a figure, or of such an other one of the two that it is about? */
export function isWindowAt(
  game: Game,
  source: HookSource,
  relation: Relation,
  at: string,
  window: Parameters<typeof isWindowOf>[3] & { readonly other?: Figure },
): boolean {
  if (isWindowOf(game, source, relation, window)) return true;
  return pairWindows.test(windowOf(at)) && isWindowOf(game, source, relation, { figure: window.other ?? -1 });
}
