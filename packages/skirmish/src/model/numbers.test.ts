import type { Space } from '@scapewright/board';
import type { Seat } from '@scapewright/kernel';
import { expect, test } from 'vitest';
import type { Card, Figure, Token } from './numbers.ts';

test('numbers of different things are not taken for one another, and any other number may stand for each', () => {
  const never = (seat: Seat, figure: Figure, card: Card, space: Space, token: Token): void => {
    const acts = (one: Figure): Figure => one;
    acts(figure);
    acts(-1);
    acts(figure + 1);
    // @ts-expect-error a seat is no figure
    acts(seat);
    // @ts-expect-error a card is no figure
    acts(card);
    // @ts-expect-error a space is no figure
    acts(space);
    // @ts-expect-error a token is no figure
    acts(token);
    // @ts-expect-error nor is a list of seats one of figures
    const figures: readonly Figure[] = [seat];
    acts(figures[0] ?? -1);
  };
  expect(never).toBeTypeOf('function');
});
