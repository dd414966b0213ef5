import {
  ability,
  answer,
  bears,
  defineMessages,
  passesObjects,
  type SkirmishPlugin,
} from '@scapewright/skirmish/author';
import { proving, runScenarioFile, type ScenarioResult, scenarioKit } from '@scapewright/testkit';
import { expect, test } from 'vitest';

/** An ability that lets its figure move through objects. */
const intangible = ability({
  id: 'intangible',
  name: 'Intangible',
  text: 'May move through objects.',
  messages: defineMessages('intangible', { through: {} }),
  rules: { '*': ['SS-INT-003'] },
  hooks: () => [
    answer(passesObjects, {
      reason: 'intangible.through',
      answer: (game, { figure }, source) => bears(game, source, figure) || undefined,
    }),
  ],
});

const plugin: SkirmishPlugin = { id: 'test/intangible', version: '1.0.0', units: [intangible] };
const kit = scenarioKit({ plugins: [plugin] });

const house = (steps: string, rules: readonly string[]): string => `scenario: Through walls
rules: [${rules.join(', ')}]
plugins: {add: [test/intangible]}
board:
  hexes: |
    g1 fl1/fl9 fl1/fl9 fl1/fl9 g1 g1 g1
  buildings:
    - {id: house, access: interior, floors: [{level: 1, at: b1-d1}, {level: 9, at: b1-d1}], windows: d1@1, walls: [[b1@1, c1@1]]}
    - {id: shed, access: enclosed, at: f1, height: 9}
cards:
  ghost: {move: 6, abilities: [intangible]}
  tall: {move: 6, height: 8, size: large, abilities: [intangible]}
  plain: {move: 6}
players:
  - {name: red, figures: {ghost: {card: ghost, at: a1}, tall: {card: tall, at: e1}}}
  - {name: blue, figures: {plain: {card: plain, at: c1@1}}}
steps:
${steps}`;

const play = (steps: string, rules: readonly string[]): ScenarioResult =>
  runScenarioFile('through-walls.scenarios.yaml', house(steps, rules), kit).results[0] ??
  expect.unreachable();

const rests = ['SS-WIN-002', 'SS-BLDG-004'];
test(
  'goes through walls, whole windows and enclosed buildings, and rests in none (SS-INT-003)',
  proving(rests, ({ cited }) => {
    const steps = `
  - activate: ghost
    expect: {reach: {figure: ghost, cost: {b1@1: 1, c1@1: null, d1@1: null, e1: null, f1: null, g1: null}}}
  - place: {figure: plain, at: b1}
  - place: {figure: tall, at: g1}
    expect: {reach: {figure: ghost, cost: {b1@1: 1, c1@1: 2, d1@1: null, e1: 4, f1: null}}}
  - refuse: {move: {figure: ghost, to: d1@1}}
    because: SS-WIN-002
  - refuse: {move: {figure: ghost, to: f1}}
    because: SS-BLDG-004
  - move: {figure: ghost, to: e1}
    expect: {figures: {ghost: {at: e1}}}`;
    expect(cited(play(steps, rests)).message).toBe('');
  }),
);

const low = ['SS-BLDG-011'];
test(
  'but not into a building that is too low, nor without such an ability',
  proving(low, ({ cited }) => {
    const steps = `
  - activate: tall
  - refuse: {move: {figure: tall, to: b1@1}}
    because: SS-BLDG-011
  - end: turn
  - activate: plain
    expect: {reach: {figure: plain, cost: {b1@1: null, e1: null}}}
  - refuse: {move: {figure: plain, to: b1@1}}`;
    expect(cited(play(steps, low)).message).toBe('');
  }),
);
