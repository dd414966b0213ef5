import type { Seat } from '@scapewright/kernel';
import { type CardDefinition, isFigureless, sidesOf } from '../../model/card.ts';
import type { DraftOffer } from '../../model/draft-offer.ts';
import type { CardPlan, GameSetup } from '../../model/setup.ts';

/** A card row that belongs to nobody until it is drafted. Of a common card `seat` is the only player who can own it. */
export interface DraftRow {
  readonly plan: CardPlan;
  readonly definition: CardDefinition;
  readonly seat: Seat;
}

/** How many figures of a card can be told apart on one card. */
const mostFigures = 30;

/** Copies of a common card that one player can have: no more than its figures fit on one card. */
export function copiesOf(definition: CardDefinition, copies: number): number {
  if (!isPooled(definition)) return copies;
  return Math.min(copies, Math.floor(mostFigures / Math.max(1, definition.figures)));
}

/** Do the copies of one player share a card? Those without figures never do (SS-NOFIG-010). */
export function isPooled(definition: CardDefinition): boolean {
  return definition.uniqueness === 'common' && !isFigureless(definition);
}

/** The rows of the cards of a draft, named after their cards and apart from `taken` names of cards and figures. */
export function draftRows(setup: GameSetup, taken: Iterable<string>): readonly DraftRow[] {
  const names = new Set(taken);
  const unused = (name: string): string => {
    let found = name;
    for (let copy = 2; names.has(found); copy++) found = `${name} ${copy}`;
    names.add(found);
    return found;
  };
  const cardNames = new Set(names);
  const row = (definition: CardDefinition, seat: Seat, copies: number): DraftRow => {
    const figures = isFigureless(definition) ? 0 : Math.max(1, definition.figures) * copies;
    let name = definition.name;
    for (let copy = 2; cardNames.has(name); copy++) name = `${definition.name} ${copy}`;
    cardNames.add(name);
    return {
      plan: {
        name,
        definition: definition.id,
        figures: Array.from({ length: figures }, () => ({ name: unused(definition.name), spaces: [] })),
      },
      definition,
      seat,
    };
  };
  return (setup.draft ?? []).flatMap(({ definition: id, copies = 1 }) => {
    const definition = setup.definitions.find((one) => one.id === id);
    if (!definition) return [];
    if (isPooled(definition))
      return setup.players.map((_, seat) => row(definition, seat, copiesOf(definition, copies)));
    return Array.from({ length: copies }, () => row(definition, -1, 1));
  });
}

/** What is offered: each card of the draft once, with each side that shows a cost. `first` is the number of the first row. */
export function draftOffers(
  setup: GameSetup,
  rows: readonly DraftRow[],
  first: number,
): readonly DraftOffer[] {
  return (setup.draft ?? []).flatMap(({ definition: id, copies = 1 }): DraftOffer[] => {
    const own = rows.flatMap((row, at) => (row.definition.id === id ? [first + at] : []));
    const definition = rows.find((row) => row.definition.id === id)?.definition;
    if (!definition) return [];
    return sidesOf(definition).flatMap((side, number) =>
      side.costless
        ? []
        : [{ name: number === 0 ? id : `${id}/back`, definition, side: number, rows: own, copies }],
    );
  });
}
