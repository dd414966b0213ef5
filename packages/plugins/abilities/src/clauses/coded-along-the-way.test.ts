import type { HookSource } from '@scapewright/kernel';
import {
  ability,
  answer,
  defineMessages,
  type Game,
  mayPass,
  type SkirmishPlugin,
  usersOf,
  within,
} from '@scapewright/skirmish/author';
import { proving, runScenarioFile, type ScenarioResult, scenarioKit } from '@scapewright/testkit';
import { expect, test } from 'vitest';

const messages = defineMessages('wicket', {
  opens: { text: '{figure} slips through' },
});

const isNear = (game: Game, source: HookSource, figure: number): boolean =>
  usersOf(game, source).some((own) => game.isAlly(own, figure) && within(game, own, figure, 1));

/** Allies pass through figures while they are beside whoever has it. */
const wicket = ability({
  id: 'wicket',
  name: 'Wicket',
  text: 'Allies beside it pass through figures.',
  messages,
  rules: { '*': ['SS-ENG-009'] },
  hooks: () => [
    answer(mayPass, {
      reason: messages.opens,
      byPlace: (game, figure, source) => usersOf(game, source).some((own) => game.isAlly(own, figure)),
      answer: (game, { figure }, source) => isNear(game, source, figure) || undefined,
    }),
  ],
});

const plugin: SkirmishPlugin = { id: 'test/wicket', version: '1.0.0', units: [wicket] };
const kit = scenarioKit({ plugins: [plugin] });

const play = (warden: string, steps: string, rules: readonly string[]): ScenarioResult => {
  const file = `scenario: An ability in code is asked in each space of the way
rules: [${rules.join(', ')}]
plugins: {add: [test/wicket]}
board:
  hexes: |
    g1 g1 g1 g1 g1
     g1 g1 rk50 rk50 rk50
cards:
  warden: {abilities: [wicket]}
  page: {move: 6}
  dummy: {uniqueness: common}
players:
  - {name: red, figures: {warden: {card: warden, at: ${warden}}, page: {card: page, at: a1}}}
  - {name: blue, figures: {joker: {card: dummy, at: c1}}}
steps:
  - activate: page
${steps}`;
  return runScenarioFile('wicket.scenarios.yaml', file, kit).results[0] ?? expect.unreachable();
};

const passes = ['SS-ENG-009'];
test(
  'a coded ability that holds near somebody is asked in each space: it lets pass who comes there',
  proving(passes, ({ cited }) => {
    const steps = `
    expect: {reach: {figure: page, cost: {b1: 1, c1: null, d1: 3, e1: 4}}}
  - move: {figure: page, to: d1}
    expect: {figures: {page: {at: d1}}, log: [SS-ENG-009]}`;
    expect(cited(play('b2', steps, passes)).message).toBe('');
  }),
);

const blocked = ['SS-MOVE-030'];
test(
  'and no longer who has gone away from there',
  proving(blocked, ({ cited }) => {
    const steps = `
    expect: {reach: {figure: page, cost: {b1: 1, d1: null}}}
  - refuse: {move: {figure: page, to: d1}}
    because: SS-MOVE-030`;
    expect(cited(play('a2', steps, blocked)).message).toBe('');
  }),
);
