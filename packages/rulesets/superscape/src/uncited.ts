import type { SkirmishRuleset } from '@scapewright/skirmish/author';
import { skirmishProcedures } from '@scapewright/skirmish/engine';
import { superscapeParameters } from './parameters.ts';
import { superscapePlugins } from './plugins.ts';
import { superscapeRulingPositions, superscapeRulings } from './rulings.ts';
import { superscapeVariants } from './variants.ts';
import { version } from './version.gen.ts';

/** SuperScape without the ledger ids behind its shared reasons: for apps that load them when they first show one. */
export const superscapeUncited: SkirmishRuleset = {
  id: 'superscape',
  version,
  parameters: superscapeParameters,
  procedures: skirmishProcedures,
  absentSteps: {},
  plugins: superscapePlugins,
  variants: superscapeVariants,
  reasons: {},
  victory: ['victory/elimination', 'victory/round-limit'],
  rulings: superscapeRulings,
  rulingPositions: superscapeRulingPositions,
};
