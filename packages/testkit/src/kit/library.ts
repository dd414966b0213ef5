import type { Pack } from '@scapewright/packs';
import type { CardLibrary, LibraryCard } from '../setup/card-plans.ts';
import type { TokenLibrary } from '../setup/token-cards.ts';

/** The items, hazards and resources of packs. */
export function tokensOf(packs: readonly Pack[]): TokenLibrary {
  const cards = packs.flatMap(({ tokens }) => tokens);
  return new Map(cards.map((card) => [`${card.kind}/${card.id}`, card]));
}

/** The cards of packs by id. A card without a price in the format costs nothing. */
export function libraryOf(packs: readonly Pack[], format = 'standard'): CardLibrary {
  const library = new Map<string, LibraryCard>();
  for (const { cards, prices } of packs) {
    const table = prices.find((one) => one.format === format)?.prices;
    for (const card of cards)
      library.set(card.id, {
        card,
        points: table?.get(card.id),
        backPoints: table?.get(`${card.id}/back`),
      });
  }
  return library;
}
