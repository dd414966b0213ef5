import type { Pack, PackFile } from '@scapewright/packs';
import type { AbilityUnit } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { checkCodedTexts, checkParameters, checkWritten, type Findings } from './check-abilities.ts';
import { writtenAbilities } from './clause-places.ts';
import { endlessAbilities } from './endless-abilities.ts';
import {
  cardProblems,
  lifeWarnings,
  priceWarnings,
  tokenProblems,
  unknownVariants,
} from './pack-problems.ts';
import { unknownWords } from './unknown-words.ts';

/** By what a pack is looked at. */
export interface CheckedBy {
  /** Those that its rulesets have, with its variants. */
  readonly engines: readonly SkirmishEngine[];
  /** The symbols that there are under any ruleset. */
  readonly symbols: readonly string[];
  /** Abilities that come with the pack as code. */
  readonly coded?: readonly AbilityUnit[];
}

/**
 * What is wrong with a pack that could be read, and what may be: words of abilities that nothing has, parts that never act or
 * never end, parameters that abilities do not take, cards that an engine refuses. Each card is tried once the words are right.
 */
export function packFindings(
  pack: Pack,
  files: readonly PackFile[],
  { engines, symbols, coded = [] }: CheckedBy,
): Findings {
  const units = engines.flatMap(({ plugins }) => plugins.flatMap((one) => one.units));
  const inData = writtenAbilities(pack, files);
  const written = checkWritten(
    pack,
    inData,
    units.filter((unit) => unit.kind === 'ability'),
  );
  const endless = endlessAbilities(pack, inData);
  const terrains = engines.flatMap(({ kit }) => kit.catalogue.terrainIds());
  const problems = [
    ...unknownVariants(pack),
    ...written.problems,
    ...unknownWords(inData, { symbols, terrains }),
    ...endless.problems,
    ...checkCodedTexts(coded),
    ...checkParameters(pack, engines),
  ];
  const tried = problems.length > 0 ? [] : [...cardProblems(pack, engines), ...tokenProblems(pack, engines)];
  return {
    problems: [...problems, ...tried],
    warnings: [
      ...written.warnings,
      ...endless.warnings,
      ...priceWarnings(pack),
      ...lifeWarnings(pack, engines),
    ],
  };
}
