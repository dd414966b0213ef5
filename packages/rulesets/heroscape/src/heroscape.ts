import type { EngineChanges, SkirmishRuleset } from '@scapewright/skirmish/author';
import { SkirmishEngine } from '@scapewright/skirmish/engine';
import { heroscapeCitations } from './citations.ts';
import { heroscapeUncited } from './uncited.ts';

/** HeroScape: its procedures, numbers, plugins and the ledger ids behind every reason. */
export const heroscape: SkirmishRuleset = { ...heroscapeUncited, ...heroscapeCitations };

/** An engine for HeroScape, with changes of its list of plugins. Throws all problems at once. */
export function createHeroscape(changes?: EngineChanges): SkirmishEngine {
  return new SkirmishEngine(heroscape, changes);
}
