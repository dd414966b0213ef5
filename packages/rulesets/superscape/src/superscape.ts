import {
  type EngineChanges,
  SkirmishEngine,
  type SkirmishRuleset,
  skirmishProcedures,
} from '@scapewright/skirmish';
import { superscapeParameters } from './parameters.ts';
import { superscapePlugins } from './plugins.ts';
import { superscapeReasons } from './reasons.ts';
import { superscapeRulingPositions, superscapeRulings } from './rulings.ts';
import { superscapeWindows } from './windows.ts';

/** SuperScape: its procedures, numbers, plugins and the ledger ids behind every reason. */
export const superscape: SkirmishRuleset = {
  id: 'superscape',
  version: '1.0.0',
  parameters: superscapeParameters,
  procedures: skirmishProcedures,
  absentSteps: {},
  plugins: superscapePlugins,
  reasons: superscapeReasons,
  windows: superscapeWindows,
  victory: ['victory/elimination', 'victory/round-limit'],
  rulings: superscapeRulings,
  rulingPositions: superscapeRulingPositions,
};

/** An engine for SuperScape, with changes of its list of plugins. Throws all problems at once. */
export function createSuperscape(changes?: EngineChanges): SkirmishEngine {
  return new SkirmishEngine(superscape, changes);
}
