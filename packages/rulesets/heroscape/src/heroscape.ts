import {
  type EngineChanges,
  SkirmishEngine,
  type SkirmishRuleset,
  skirmishProcedures,
} from '@scapewright/skirmish';
import { heroscapeCore } from './core.ts';
import { heroscapePlugins, idleSymbols } from './plugins.ts';
import { heroscapeVariants } from './variants.ts';

/** HeroScape: its procedures, numbers, plugins and the ledger ids behind every reason. */
export const heroscape: SkirmishRuleset = {
  ...heroscapeCore,
  procedures: skirmishProcedures,
  plugins: heroscapePlugins,
  variants: heroscapeVariants,
  idleSymbols,
};

/** An engine for HeroScape, with changes of its list of plugins. Throws all problems at once. */
export function createHeroscape(changes?: EngineChanges): SkirmishEngine {
  return new SkirmishEngine(heroscape, changes);
}
