import { runScenarioFile, scenarioKit } from '@scapewright/testkit';
import { expect, test } from 'vitest';

const kit = scenarioKit();

/** What is wrong with a scenario in which red attaches a lane of two hexes to three in a row, of which a rock fills the first. */
function attached(pick: string, lane = 'connections: [a1, b1]'): string {
  const text = `scenario: A lane
rules: [SS-CONMAP-004, SS-CONMAP-005, SS-CONMAP-007]
board:
  hexes: |
    g1 g1 g1
  objects:
    - {id: rock, kind: rock-outcrop, at: [a1], height: 4}
battlefields:
  - {id: lane, kind: connective-map, hexes: "ro1 ro1", by: red, ${lane}}
cards: {ada: {}, joe: {}}
players:
  - {name: red, figures: {ada: {card: ada, at: b1}}}
  - {name: blue, figures: {joe: {card: joe, at: c1}}}
steps:
  - activate: ada
    answers: [{who: red, asks: joint, pick: ${pick}}]
    expect: {range: [{from: ada, to: lane:a1, is: 1}]}
`;
  return runScenarioFile('lane.scenarios.yaml', text, kit).results[0]?.message ?? '';
}

test('a map is attached where all connection points touch and a free path leads onto it (SS-CONMAP-004, SS-CONMAP-007)', () => {
  expect(attached('[b1, NE]')).toBe('');
});

test('a map does not lie on the battlefield (SS-CONMAP-004)', () => {
  expect(attached('[b1, E]')).toContain('"E" is no option of joint');
});

test('every connection point touches a space (SS-CONMAP-007)', () => {
  expect(attached('[c1, E]')).toContain('"E" is no option of joint');
});

test('an object on the only space that touches bars the path (SS-CONMAP-005)', () => {
  expect(attached('[lane:b1, a1, W]', 'exits: []')).toContain('is no option of joint');
});

test('a map has a joint or a player who picks one', () => {
  expect(attached('[b1, NE]', 'joint: {space: a1, side: E, of: c1}')).toContain('leave one out');
});
