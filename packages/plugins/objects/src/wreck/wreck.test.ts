import { runScenarioFile, scenarioKit } from '@scapewright/testkit';
import { expect, test } from 'vitest';

const kit = scenarioKit();

/** A double base inside an object that is defeated, and what its player answers. */
function wreck(van: string, at: string, answers: string): string {
  const text = `scenario: A wreck
rules: [SS-DO-071]
board: {hexes: "g1 g1 g1 g1 g1"}
cards:
  ada: {attack: 4}
  joe: {base: double, life: 5}
  van: {unit: object, base: ${van}, size: huge, height: 8, life: 3, defense: 5, occupancy: 1}
players:
  - {name: red, figures: {ada: {card: ada, at: a1}}}
  - {name: blue, figures: {joe: {card: joe, in: van1}}}
neutral: {van1: {card: van, at: ${at}, wounds: 2}}
steps:
  - activate: ada
  - attack: {figure: ada, target: van1}
    dice: [SBBB, BBBBB]
    answers: ${answers}
    expect: {log: [SS-DO-071]}
`;
  const { results } = runScenarioFile('wreck.scenarios.yaml', text, kit);
  return results[0]?.message ?? '';
}

test('the one place for a double base is not asked for, whichever half is named first (SS-DO-071)', () => {
  expect(wreck('double', '[b1, c1]', '[{asks: place, pick: [c1, d1]}]')).toContain(
    'nobody asked for the answer',
  );
  expect(wreck('double', '[b1, c1]', '[{asks: place, pick: [b1, c1]}]')).toBe('');
  expect(wreck('double', '[b1, c1]', '[]')).toBe('');
});

test('of two places on three spaces either is chosen, and no third is there (SS-DO-071)', () => {
  const long = '[[0, 0], [1, 0], [2, 0]]';
  expect(wreck(long, '[b1, c1, d1]', '[{asks: place, pick: [d1, c1]}]')).toBe('');
  expect(wreck(long, '[b1, c1, d1]', '[{asks: place, pick: [b1, c1]}]')).toBe('');
  expect(wreck(long, '[b1, c1, d1]', '[{asks: place, pick: [d1, e1]}]')).not.toBe('');
});
