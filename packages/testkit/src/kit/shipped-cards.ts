import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFolder, packNames } from '@scapewright/cards';
import { formatProblem, loadPack, type Pack } from '@scapewright/packs';
import { ScenarioFailure } from '../failure.ts';
import type { CardLibrary } from '../setup/card-plans.ts';
import type { TokenLibrary } from '../setup/token-cards.ts';
import { libraryOf, tokensOf } from './library.ts';
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

/** Reads a pack's folder. Throws everything that is wrong with it. */
export function readPack(folder: string): Pack {
  const result = loadPack(readPackFolder(folder));
  if (result.ok) return result.pack;
  throw new ScenarioFailure(
    `the pack ${folder} cannot be loaded:\n${result.problems.map(formatProblem).join('\n')}`,
  );
}
