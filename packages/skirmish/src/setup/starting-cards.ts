import { type CardDefinition, sidesOf } from '../model/card.ts';
import type { CardPlan } from '../model/setup.ts';

/** Units whose figures stand on a card: at least one. */
export function unitsOn({ figures }: CardPlan, { figures: size }: CardDefinition): number {
  return Math.max(1, Math.ceil(figures.length / Math.max(1, size)));
}

/** The side of a card that starts face up: the one that is named, else the first that shows a cost. */
export function startingSide({ side }: CardPlan, definition: CardDefinition): number {
  return (
    side ??
    Math.max(
      0,
      sidesOf(definition).findIndex(({ costless }) => !costless),
    )
  );
}
