import type { Seat } from '@scapewright/kernel';
import type { CardDefinition } from '../model/card.ts';
import type { Card } from '../model/numbers.ts';
import type { CardPlan, FigurePlan } from '../model/setup.ts';

/** The cards and figures of a match in the order of their rows. */
export interface Rows {
  readonly cards: readonly {
    readonly plan: CardPlan;
    readonly definition: CardDefinition;
    readonly seat: Seat;
    /** To be taken in the draft. */
    readonly isOffered: boolean;
  }[];
  readonly figures: readonly { readonly plan: FigurePlan; readonly card: Card; readonly seat: Seat }[];
}
