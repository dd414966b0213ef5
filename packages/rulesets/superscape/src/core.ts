import { gameProcedures, type SkirmishRuleset } from '@scapewright/skirmish';
import { superscapeParameters } from './parameters.ts';
import { superscapeReasons } from './reasons.ts';
import { superscapeRulingPositions, superscapeRulings } from './rulings.ts';
import { superscapeWindows } from './windows.ts';

/**
 * SuperScape without its plugins: its procedures, numbers and the ledger ids behind every reason. For apps that bring only the
 * plugins that their games need, and no events from outside.
 */
export const superscapeCore: SkirmishRuleset = {
  id: 'superscape',
  version: '1.0.0',
  parameters: superscapeParameters,
  procedures: gameProcedures,
  absentSteps: {},
  plugins: [],
  reasons: superscapeReasons,
  windows: superscapeWindows,
  victory: ['victory/elimination', 'victory/round-limit'],
  rulings: superscapeRulings,
  rulingPositions: superscapeRulingPositions,
};
