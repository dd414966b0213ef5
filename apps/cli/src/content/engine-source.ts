import type { SkirmishPlugin } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { createEngine, type RulesetName } from '@scapewright/table/battle';

/** Gives the engine of a ruleset, played with variants of it. Throws where it has no variant of a name. */
export type EngineSource = (ruleset: RulesetName, variants?: readonly string[]) => SkirmishEngine;

/** Engines with further plugins, each made once. */
export function engineSource(plugins: readonly SkirmishPlugin[]): EngineSource {
  const made = new Map<string, SkirmishEngine>();
  return (ruleset, variants = []) => {
    const key = [ruleset, ...variants].join(' ');
    const engine = made.get(key) ?? createEngine(ruleset, { variants, add: plugins });
    made.set(key, engine);
    return engine;
  };
}
