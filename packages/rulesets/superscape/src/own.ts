import type { SkirmishRuleset } from '@scapewright/skirmish/author';
import { skirmishProcedures } from '@scapewright/skirmish/engine';
import { superscapeParameters } from './parameters.ts';
import { superscapePlugins } from './plugins.ts';
import { superscapeRulingPositions, superscapeRulings } from './rulings.ts';
import { version } from './version.gen.ts';

/** SuperScape without what only some games need: the ledger ids behind its shared reasons, and the chapters of its variants. */
export const superscapeOwn: SkirmishRuleset = {
  id: 'superscape',
  version,
  parameters: superscapeParameters,
  procedures: skirmishProcedures,
  absentSteps: {},
  plugins: superscapePlugins,
  reasons: {},
  victory: ['victory/elimination', 'victory/round-limit'],
  rulings: superscapeRulings,
  rulingPositions: superscapeRulingPositions,
};
