import type { HookSource, Seat } from '@scapewright/kernel';
import type { Card, Figure } from '../../model/numbers.ts';
import type { Game } from '../game.ts';
import type { SkirmishSource } from './unit.ts';

/**
 * Who has an ability now that stands on no card of its own: whoever sits in a place of that name inside the objects of the
 * card (SS-VDO-016); whoever carries a token (SS-ITEM-002), or stands on it (SS-HAZ-005).
 */
export type GrantedTo = (game: Game, card: Card) => readonly number[];

/** The figures that have an ability: those of its card, or the one to whom a place or a token lends it now. */
export function bearersOf(game: Game, source: HookSource): readonly Figure[] {
  const { grantedTo } = source as SkirmishSource;
  if (grantedTo) return grantedTo(game, source.owner);
  if (source.owner < 0) return nobody;
  const figures = game.figuresOf(source.owner);
  const { effects } = game.positions;
  return effects.keepsFromPowers ? figures.filter((figure) => !effects.isBeyondPowers(figure)) : figures;
}

/** Is it a power of a card: an ability that stands on one, and is not lent by a place or a token? */
export function isPowerOfCard(source: HookSource): boolean {
  const { unit, owner, grantedTo } = source as SkirmishSource;
  return unit.kind === 'ability' && owner >= 0 && !grantedTo;
}

/** Does anybody have an ability that is lent, whose card is not without its abilities (SS-ITEM-002)? */
export function isGranted(game: Game, source: HookSource): boolean {
  return bearersOf(game, source).some((figure) => !game.positions.effects.isNegated(game.cardOf(figure)));
}

/** The player who controls whoever has an ability that is lent; -1 nobody. */
export function grantedSeat(game: Game, source: HookSource): Seat {
  const [bearer = -1] = bearersOf(game, source);
  return bearer < 0 ? -1 : game.controller(bearer);
}

/** The living figures that have an ability; -1 for that of a card without figures. */
export function usersOf(game: Game, source: HookSource): readonly Figure[] {
  const { grantedTo } = source as SkirmishSource;
  const figures = bearersOf(game, source);
  if (figures.length === 0 && !grantedTo) return absent;
  return figures.filter((figure) => game.isAlive(figure));
}

const absent: readonly number[] = [-1];
const nobody: readonly number[] = [];

/** Is the ability of this source on the figure's card, or lent to it? */
export function bears(game: Game, source: HookSource, figure: Figure): boolean {
  if (figure < 0) return false;
  if ((source as SkirmishSource).grantedTo) return bearersOf(game, source).includes(figure);
  return (
    source.owner >= 0 &&
    game.cardOf(figure) === source.owner &&
    !game.positions.effects.isBeyondPowers(figure)
  );
}

/** Of two abilities that contradict each other the one on the affected figure's own card counts, unless a ruling denies it: above 0 the first, below 0 the other; 0 neither. */
export function ownFirst(game: Game, source: HookSource, other: HookSource, args: object): number {
  const { figure = -1 } = args as { readonly figure?: Figure };
  if (game.ruling('abilityConflict') === 'later') return 0;
  return Number(bears(game, source, figure)) - Number(bears(game, other, figure));
}
