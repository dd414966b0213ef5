import { createHeroscape, heroscape } from '@scapewright/heroscape';
import type { EngineChanges } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { createSuperscape, superscape } from '@scapewright/superscape';
import type { RulesetName } from './ruleset-names.ts';

/** A new engine of a ruleset, with changes of its list of plugins. Throws all problems at once. */
export function createEngine(ruleset: RulesetName, changes: EngineChanges = {}): SkirmishEngine {
  return ruleset === 'heroscape' ? createHeroscape(changes) : createSuperscape(changes);
}

/** The names of the variants of a ruleset. */
export function variantsOf(ruleset: RulesetName): readonly string[] {
  return Object.keys((ruleset === 'heroscape' ? heroscape : superscape).variants ?? {});
}
