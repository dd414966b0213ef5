import type { SkirmishRuleset } from '@scapewright/skirmish/author';
import { SkirmishEngine } from '@scapewright/skirmish/engine';

/** Makes an engine of a game with the variants that are played. Throws all problems of them at once. */
export type EngineMaker = (variants?: readonly string[]) => Promise<SkirmishEngine>;

/** Chapters of variants are fetched for games that are played with one: without any the engine is the same. */
export function engineMaker(
  own: SkirmishRuleset,
  fetchVariants: () => Promise<NonNullable<SkirmishRuleset['variants']>>,
): EngineMaker {
  return async (variants = []) => {
    const ruleset = variants.length === 0 ? own : { ...own, variants: await fetchVariants() };
    return new SkirmishEngine(ruleset, { variants });
  };
}
