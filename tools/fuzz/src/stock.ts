import { readdirSync, readFileSync } from 'node:fs';
import { dataFolder } from '@scapewright/cards';
import {
  type CardData,
  cardDefinition,
  catalogueOf,
  importMap,
  isFigureCard,
  planOfMap,
} from '@scapewright/packs';
import { type BattleStock, createEngine } from '@scapewright/sim';
import { shippedCards } from '@scapewright/testkit';

/** The cards and maps that come with the project, as random battles draw them. */
export function shippedStock(): BattleStock {
  const cards = [...shippedCards().values()].flatMap(({ card, points }) =>
    isFigureCard(card as CardData)
      ? [cardDefinition(card as Parameters<typeof cardDefinition>[0], points)]
      : [],
  );
  const catalogue = catalogueOf(createEngine('superscape').plugins.flatMap(({ units }) => units));
  const folder = new URL('../maps/', dataFolder);
  const grounds = readdirSync(folder).flatMap((file) => {
    const { map } = importMap(file, readFileSync(new URL(file, folder)));
    if (!map) return [];
    const { plan, startZones } = planOfMap(map, catalogue);
    return [{ plan, startZones: startZones.map(({ spaces }) => spaces) }];
  });
  return { cards, grounds };
}
