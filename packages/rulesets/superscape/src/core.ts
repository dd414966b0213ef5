import { coreProcedures, type SkirmishRuleset } from '@scapewright/skirmish';
import { superscapeParameters } from './parameters.ts';
import { superscapeRulingPositions, superscapeRulings } from './rulings.ts';

/**
 * SuperScape without its plugins: its procedures and numbers. For apps that bring only the plugins that their games need, no
 * events from outside, and the ledger ids behind its reasons when they show them (`@scapewright/superscape/citations`).
 */
export const superscapeCore: SkirmishRuleset = {
  id: 'superscape',
  version: '1.0.0',
  parameters: superscapeParameters,
  procedures: coreProcedures,
  absentSteps: {},
  plugins: [],
  reasons: {},
  victory: ['victory/elimination', 'victory/round-limit'],
  rulings: superscapeRulings,
  rulingPositions: superscapeRulingPositions,
};
