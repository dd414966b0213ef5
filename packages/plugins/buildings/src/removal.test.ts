import { runScenarioFile, scenarioKit } from '@scapewright/testkit';
import { describe, expect, test } from 'vitest';
import { buildingPlugins } from './plugins.gen.ts';

const kit = scenarioKit();

/** A board with every part of a building on it, and two ladders, played without some plugins. */
const tower = (removed: readonly string[]): string => `scenario: Tower
rules: []
plugins: {remove: [${removed.join(', ')}]}
board:
  hexes: |
    g1 fl1/fl9 fl1/fl9 fl1/fl9 fl1/fl9 g1 g1 g5 g1 g5
  ladders:
    - {id: l1, landing: g1, top: h1}
    - {id: l2, landing: i1, top: j1, turbo-lift: true}
  buildings:
    - id: house
      access: interior
      floors: [{level: 1, at: b1-e1}, {level: 9, at: b1-e1}]
      doorways: b1@1
      windows: e1@1
      stairs: [{down: d1@1, up: d1@9, number: 2}]
      elevators: [{id: lift, at: [c1@1, c1@9]}]
      transit: [{number: 4, at: [a1, f1]}]
      entrances: [[a1, b1@1]]
cards: {ada: {}, joe: {}}
players:
  - {name: red, figures: {ada: {card: ada, at: a1}}}
  - {name: blue, figures: {joe: {card: joe, at: h1}}}
steps:
  - activate: ada
`;

/** What is told without each plugin. */
const needed: Readonly<Record<string, string>> = {
  'buildings/building': 'the battlefield needs the terrain roof at b1@17',
  'buildings/doorway': 'the battlefield needs the terrain doorway at b1@1',
  'buildings/elevator': 'the battlefield needs the terrain elevator-shaft at c1@1',
  'buildings/entrance': 'the battlefield needs the way entrance at a1',
  'buildings/ladder': 'the battlefield needs the terrain ladder-rung at g1@2',
  'buildings/stairs': 'the battlefield needs the terrain stairs-down at d1@1',
  'buildings/transfer': 'the setup needs the rules transfer',
  'buildings/transit': 'the battlefield needs the terrain transit-space at a1',
  'buildings/turbo-lift': 'the battlefield needs the way turbo-lift at i1',
  'buildings/window': 'the battlefield needs the terrain window at e1@1',
};

function play(removed: readonly string[]): string | undefined {
  const [result] = runScenarioFile('tower.scenarios.yaml', tower(removed), kit).results;
  return result?.status === 'passed' ? undefined : result?.message;
}

describe('a board with every part of a building', () => {
  test('is played with all plugins', () => {
    expect(play([])).toBeUndefined();
  });

  test.each(buildingPlugins.map(({ id }) => id))('without %s it says what it needs', (id) => {
    expect(play([id])).toContain(needed[id] ?? 'nothing is listed');
  });

  test('without any of them it names the family', () => {
    const message = play(buildingPlugins.map(({ id }) => id)) ?? '';
    expect(message).toContain('no plugin that is loaded brings buildings');
  });
});
