import { SetupProblems } from '@scapewright/kernel/check';
import {
  battleSetup,
  groundOfMap,
  type RulesetName,
  rulesetNames,
  variantsOf,
} from '@scapewright/table/battle';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { CliError } from '../errors/cli-error.ts';

/** Whether a map can be played by a ruleset. */
export interface MapFit {
  readonly ruleset: RulesetName;
  /** `whole`: as it is drawn; `part`: without some of its tokens; `no`: not at all. */
  readonly as: 'whole' | 'part' | 'no';
  /** The variant with which all of it can be played, where one helps. */
  readonly variant: string | undefined;
  /** What stands against it, in words. */
  readonly problems: readonly string[];
}

/** How a map can be played by every ruleset. */
export function mapFits(composition: DependencyContainer, name: string): readonly MapFit[] {
  return rulesetNames.map((ruleset) => mapFit(composition, name, ruleset));
}

/** How a map can be played by a ruleset, and the variant that helps where all of it cannot be. */
export function mapFit(composition: DependencyContainer, name: string, ruleset: RulesetName): MapFit {
  const { as, problems } = tried(composition, name, ruleset, []);
  const [variant] = as === 'whole' ? [] : helpfulVariants(composition, name, ruleset);
  return { ruleset, as, variant, problems };
}

/** The variants of a ruleset each of which, beside those that are played, lets all of a map be played. */
export function helpfulVariants(
  composition: DependencyContainer,
  name: string,
  ruleset: RulesetName,
  played: readonly string[] = [],
): readonly string[] {
  return variantsOf(ruleset)
    .filter((variant) => !played.includes(variant))
    .filter((variant) => tried(composition, name, ruleset, [...played, variant]).as === 'whole');
}

/** `--variant item-glyphs or --variant equipment-glyphs`. */
export const variantWords = (variants: readonly string[]): string =>
  variants.map((variant) => `--variant ${variant}`).join(' or ');

function tried(
  composition: DependencyContainer,
  name: string,
  ruleset: RulesetName,
  variants: readonly string[],
): Pick<MapFit, 'as' | 'problems'> {
  try {
    const found = composition.resolve(tokens.maps).find(name, ruleset, variants);
    composition
      .resolve(tokens.engines)(ruleset, variants)
      .plan(battleSetup(groundOfMap(found.plan, [], found.neutral), []));
    const left = found.problems.filter(({ code }) => code.startsWith('unsupported-'));
    return { as: left.length === 0 ? 'whole' : 'part', problems: left.map(({ message }) => message) };
  } catch (error) {
    if (error instanceof SetupProblems)
      return { as: 'no', problems: error.problems.map(({ message }) => message) };
    if (error instanceof CliError) return { as: 'no', problems: [error.message] };
    throw error;
  }
}
