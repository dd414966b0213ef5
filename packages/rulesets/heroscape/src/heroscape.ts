import {
  type EngineChanges,
  SkirmishEngine,
  type SkirmishRuleset,
  skirmishProcedures,
} from '@scapewright/skirmish';
import { heroscapeParameters } from './parameters.ts';
import { heroscapePlugins, idleSymbols } from './plugins.ts';
import { heroscapeReasons } from './reasons.ts';
import { heroscapeRulingPositions, heroscapeRulings } from './rulings.ts';
import { heroscapeWindows } from './windows.ts';

/** HeroScape: its procedures, numbers, plugins and the ledger ids behind every reason. */
export const heroscape: SkirmishRuleset = {
  id: 'heroscape',
  version: '1.0.0',
  parameters: heroscapeParameters,
  procedures: skirmishProcedures,
  absentSteps: { R5: 'R6' },
  plugins: heroscapePlugins,
  idleSymbols,
  reasons: heroscapeReasons,
  windows: heroscapeWindows,
  victory: ['victory/elimination', 'victory/round-limit'],
  // Flyers pass over every obstacle (HS-FLY-002): what bars them over a pillar is SuperScape's rule.
  rulings: { ...heroscapeRulings, pillarBlocksFlying: false },
  rulingPositions: heroscapeRulingPositions,
};

/** An engine for HeroScape, with changes of its list of plugins. Throws all problems at once. */
export function createHeroscape(changes?: EngineChanges): SkirmishEngine {
  return new SkirmishEngine(heroscape, changes);
}
