import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFolder, packNames } from '@scapewright/cards';
import { formatProblem, loadPack, type Pack } from '@scapewright/packs';
import { ScenarioFailure } from '../failure.ts';
import type { CardLibrary, LibraryCard } from '../setup/card-plans.ts';
import type { TokenLibrary } from '../setup/token-cards.ts';
import { readPackFolder } from './pack-folder.ts';

/** The cards of the packs that come with the project, at the prices of a format. */
export function shippedCards(format = 'standard'): CardLibrary {
  return libraryOf(shippedPacks(), format);
}

/** The items, hazards and resources of the packs that come with the project. */
export function shippedTokens(): TokenLibrary {
  return tokensOf(shippedPacks());
}

/** The packs that come with the project. */
export function shippedPacks(): readonly Pack[] {
  const root = fileURLToPath(dataFolder);
  return packNames.map((name) => readPack(join(root, name)));
}

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

/** Reads a pack's folder. Throws everything that is wrong with it. */
export function readPack(folder: string): Pack {
  const result = loadPack(readPackFolder(folder));
  if (result.ok) return result.pack;
  throw new ScenarioFailure(
    `the pack ${folder} cannot be loaded:\n${result.problems.map(formatProblem).join('\n')}`,
  );
}
