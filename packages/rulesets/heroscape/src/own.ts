import type { SkirmishRuleset } from '@scapewright/skirmish/author';
import { skirmishProcedures } from '@scapewright/skirmish/engine';
import { heroscapeParameters } from './parameters.ts';
import { heroscapePlugins, idleSymbols } from './plugins.ts';
import { heroscapeRulingPositions, heroscapeRulings } from './rulings.ts';
import { version } from './version.gen.ts';

/** HeroScape without what only some games need: the ledger ids behind its shared reasons, and the chapters of its variants. */
export const heroscapeOwn: SkirmishRuleset = {
  id: 'heroscape',
  version,
  parameters: heroscapeParameters,
  procedures: skirmishProcedures,
  absentSteps: { R5: 'R6' },
  plugins: heroscapePlugins,
  idleSymbols,
  reasons: {},
  victory: ['victory/elimination', 'victory/round-limit'],
  // Flyers pass over every obstacle (HS-FLY-002): what bars them over a pillar is SuperScape's rule.
  rulings: { ...heroscapeRulings, pillarBlocksFlying: false },
  rulingPositions: heroscapeRulingPositions,
};
