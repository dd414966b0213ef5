import { coreProcedures, type SkirmishRuleset } from '@scapewright/skirmish';
import { heroscapeParameters } from './parameters.ts';
import { heroscapeReasons } from './reasons.ts';
import { heroscapeRulingPositions, heroscapeRulings } from './rulings.ts';
import { heroscapeWindows } from './windows.ts';

/**
 * HeroScape without its plugins: its procedures, numbers and the ledger ids behind every reason. For apps that bring only the
 * plugins that their games need, and no events from outside.
 */
export const heroscapeCore: SkirmishRuleset = {
  id: 'heroscape',
  version: '1.0.0',
  parameters: heroscapeParameters,
  procedures: coreProcedures,
  absentSteps: { R5: 'R6' },
  plugins: [],
  reasons: heroscapeReasons,
  windows: heroscapeWindows,
  victory: ['victory/elimination', 'victory/round-limit'],
  // Flyers pass over every obstacle (HS-FLY-002): what bars them over a pillar is SuperScape's rule.
  rulings: { ...heroscapeRulings, pillarBlocksFlying: false },
  rulingPositions: heroscapeRulingPositions,
};
