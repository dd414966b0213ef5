import type { HookSource } from '@scapewright/kernel';
import type { Game } from './game.ts';
import type { SkirmishSource } from './unit.ts';

/**
 * Who has an ability now that stands on no card of its own: whoever sits in a place of that name inside the objects of the
 * card (SS-VDO-016); whoever carries a token (SS-ITEM-002), or stands on it (SS-HAZ-005).
 */
export type Lender = (game: Game, card: number) => readonly number[];

/** The figures that have an ability: those of its card, or the one to whom a place or a token lends it now. */
export function bearersOf(game: Game, source: HookSource): readonly number[] {
  const { lender } = source as SkirmishSource;
  if (lender) return lender(game, source.owner);
  return source.owner < 0 ? nobody : game.figuresOf(source.owner);
}

/** Does anybody have an ability that is lent, whose card is not without its abilities (SS-ITEM-002)? */
export function isLent(game: Game, source: HookSource): boolean {
  return bearersOf(game, source).some((figure) => !game.positions.effects.isNegated(game.cardOf(figure)));
}

/** The player who controls whoever has an ability that is lent; -1 nobody. */
export function lentSeat(game: Game, source: HookSource): number {
  const [bearer = -1] = bearersOf(game, source);
  return bearer < 0 ? -1 : game.controller(bearer);
}

/** The living figures that have an ability; -1 for that of a card without figures. */
export function usersOf(game: Game, source: HookSource): readonly number[] {
  const { lender } = source as SkirmishSource;
  const figures = bearersOf(game, source);
  if (figures.length === 0 && !lender) return absent;
  return figures.filter((figure) => game.isAlive(figure));
}

const absent: readonly number[] = [-1];
const nobody: readonly number[] = [];
