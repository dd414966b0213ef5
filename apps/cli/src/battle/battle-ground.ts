import { english } from '@scapewright/table';
import type { Army, BattleTerms, Ground, RulesetName } from '@scapewright/table/battle';
import { battleGround as groundFor } from '@scapewright/table/content';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import type { FoundMap } from '../content/map-repository.ts';
import { CliError } from '../errors/cli-error.ts';

/** What a battle on a map is between. */
export interface Sides {
  readonly ruleset: RulesetName;
  readonly armies: readonly Army[];
  readonly terms: BattleTerms;
}

/** The ground of a battle. What had to be chosen or cut is said on standard error. Throws where there is no room. */
export function battleGround(composition: DependencyContainer, map: FoundMap, sides: Sides): Ground {
  const { parameters } = composition.resolve(tokens.engines)(sides.ruleset).kit;
  const found = groundFor(map.file, map, sides, parameters);
  if (!found.ok) {
    const [message, fix] = [found.message, found.fix].map((said) => ({
      ...said,
      english: english.text(said),
    }));
    throw new CliError(message ?? '', fix);
  }
  for (const note of found.notes) composition.resolve(tokens.surroundings).errors.write(`${note}\n`);
  return found.ground;
}
