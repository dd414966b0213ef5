import {
  type EngineChanges,
  SkirmishEngine,
  type SkirmishRuleset,
  skirmishProcedures,
} from '@scapewright/skirmish';
import { superscapeCitations } from './citations.ts';
import { superscapeCore } from './core.ts';
import { superscapePlugins } from './plugins.ts';
import { superscapeVariants } from './variants.ts';

/** SuperScape: its procedures, numbers, plugins and the ledger ids behind every reason. */
export const superscape: SkirmishRuleset = {
  ...superscapeCore,
  ...superscapeCitations,
  procedures: skirmishProcedures,
  plugins: superscapePlugins,
  variants: superscapeVariants,
};

/** An engine for SuperScape, with changes of its list of plugins. Throws all problems at once. */
export function createSuperscape(changes?: EngineChanges): SkirmishEngine {
  return new SkirmishEngine(superscape, changes);
}
