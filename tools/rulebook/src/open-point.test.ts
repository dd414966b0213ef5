import { expect, test } from 'vitest';
import { parseOpenPoint } from './open-point.ts';

test.each([
  [
    'Who chooses is not said. RULING: the controller. Reason: the usual owner.',
    { question: 'Who chooses is not said.', ruling: 'The controller.', reason: 'The usual owner.' },
  ],
  ['Not printed. RULING as in the rule.', { question: 'Not printed.', ruling: 'As in the rule.' }],
  [
    'Open. RULING (low confidence), no. Reasons: one; two.',
    { question: 'Open.', ruling: 'No.', reason: 'One; two.', confidence: 'low' },
  ],
  [
    'RULING (proposed completion): he may reroll. Reason, none.',
    { question: 'Proposed completion.', ruling: 'He may reroll.', reason: 'None.' },
  ],
  ["RULING, 'cannot' beats 'can'.", { ruling: "'cannot' beats 'can'." }],
  ['TI-09 gives the order.', { ruling: 'TI-09 gives the order.' }],
])('%s', (prose, point) => {
  expect(parseOpenPoint(prose)).toEqual(point);
});
