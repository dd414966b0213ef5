import type { HookSource } from '@scapewright/kernel';
import type { Game } from './game.ts';
import { tokenTable } from './tables.ts';
import type { SkirmishSource } from './unit.ts';

/**
 * Who has an ability that stands on no card of its own: whoever sits in a place of that name inside the objects of the card
 * (SS-VDO-016); whoever carries a token (SS-ITEM-002), or stands on it where `underfoot` (SS-HAZ-005). `token` is the number
 * of the token's plan: only face up it lends anything.
 */
export type Lender =
  | { readonly kind: 'place'; readonly name: string }
  | { readonly kind: 'token'; readonly token: number; readonly underfoot: boolean };

/** The figures that have an ability: those of its card, or the one to whom a place or a token lends it now. */
export function bearersOf(game: Game, source: HookSource): readonly number[] {
  const { lender } = source as SkirmishSource;
  if (!lender) return source.owner < 0 ? nobody : game.figuresOf(source.owner);
  if (lender.kind === 'token') return withToken(game, lender);
  return game.facts.objects?.seated(game, source.owner, lender.name) ?? nobody;
}

/** Does anybody have an ability that is lent, whose card is not without its abilities (SS-ITEM-002)? */
export function isLent(game: Game, source: HookSource): boolean {
  return bearersOf(game, source).some((figure) => !game.positions.effects.isNegated(game.cardOf(figure)));
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

function withToken({ state, facts, positions }: Game, lender: Lender & { kind: 'token' }): readonly number[] {
  for (let row = 0; row < facts.tokens.length; row++) {
    if (state.read(tokenTable.content, row) !== lender.token) continue;
    if (state.read(tokenTable.removed, row) === 1 || state.read(tokenTable.faceUp, row) === 0) return nobody;
    const space = state.read(tokenTable.space, row);
    const figure = !lender.underfoot
      ? state.read(tokenTable.holder, row)
      : space < 0
        ? -1
        : positions.occupant(space);
    return figure < 0 ? nobody : [figure];
  }
  return nobody;
}
