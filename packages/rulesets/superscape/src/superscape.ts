import type { EngineChanges, SkirmishRuleset } from '@scapewright/skirmish/author';
import { SkirmishEngine } from '@scapewright/skirmish/engine';
import { superscapeCitations } from './citations.ts';
import { superscapeUncited } from './uncited.ts';

/** SuperScape: its procedures, numbers, plugins and the ledger ids behind every reason. */
export const superscape: SkirmishRuleset = { ...superscapeUncited, ...superscapeCitations };

/** An engine for SuperScape, with changes of its list of plugins. Throws all problems at once. */
export function createSuperscape(changes?: EngineChanges): SkirmishEngine {
  return new SkirmishEngine(superscape, changes);
}
