import type { LinePart, View } from '@scapewright/protocol';

/** Whose the figure, card or player is that a part of a line names; undefined where it names none. */
export function sideOfPart(
  { figures, cards }: Pick<View, 'figures' | 'cards'>,
  { seat, figure, card }: LinePart,
): number | undefined {
  if (seat !== undefined) return seat;
  if (figure !== undefined) return figures.find(({ key }) => key === figure)?.owner;
  return card === undefined ? undefined : cards.find(({ key }) => key === card)?.seat;
}
