import {
  defineMessages,
  exposeToPowers,
  keepFromPowers,
  rollNumber,
  rules,
  type SkirmishPlugin,
  trigger,
} from '@scapewright/skirmish/author';
import { runScenarioFile, scenarioKit } from '@scapewright/testkit';
import { expect, test } from 'vitest';

/** Keeps joe from the powers of cards in every turn. */
const shelter = rules({
  id: 'shelter',
  name: 'Shelter',
  text: 'No power of a card touches joe.',
  rules: {},
  messages: defineMessages('shelter', {}),
  hooks: [
    trigger('E.order-marker-revealed', {
      run: (run, _args, source) => {
        const joe = run.game.facts.figureNames.indexOf('joe');
        exposeToPowers(run, joe, source);
        keepFromPowers(run, joe, 'turn', source);
      },
    }),
  ],
});
/** When joe's turn ends he rolls a d20. */
const die = rules({
  id: 'die',
  name: 'Die',
  text: 'At the end of its turn a figure rolls a d20.',
  rules: {},
  messages: defineMessages('die', {}),
  hooks: [
    trigger('6', {
      when: (game, { card }) => card === game.cardOf(game.facts.figureNames.indexOf('joe')),
      run: (run) => {
        const figure = run.game.facts.figureNames.indexOf('joe');
        rollNumber(run, { seat: run.game.controller(figure), figure, role: 'd20' });
      },
    }),
  ],
});
const plugins: readonly SkirmishPlugin[] = [
  { id: 'test/shelter', version: '1.0.0', units: [shelter] },
  { id: 'test/die', version: '1.0.0', units: [die] },
];
const kit = scenarioKit({ plugins });

interface Played {
  /** What the ability does, and when. */
  readonly part: string;
  /** Whose it is: an enemy's of joe unless named. */
  readonly of?: 'ada' | 'joe' | 'pat';
  readonly steps?: string;
  /** More plugins. */
  readonly adds?: string;
}

/** What is wrong with a scenario in which a power would do something to joe; empty where it does nothing. */
function wrong({ part, of = 'ada', steps = ada, adds = '' }: Played, isSheltered: boolean): string {
  const reach = `abilities: [{name: Reach, text: It reaches., ${part}}]`;
  const power = (whose: Played['of']): string => (of === whose ? `, ${reach}` : '');
  const added = [...(isSheltered ? ['test/shelter'] : []), ...(adds ? [adds] : [])];
  const file = `scenario: A power that reaches joe
rules: []
plugins: {add: [${added.join(', ')}]}
board: {hexes: "g1 g1 g1 g1 g1 g1 g90 g1"}
cards:
  ada: {life: 9, defense: 1${power('ada')}}
  joe: {unit: squad, figures: 2, life: 5, attack: 2, symbols: [flying]${power('joe')}}
  pal: {life: 9}
  pat: {life: 9${power('pat')}}
players:
  - {name: red, figures: {ada: {card: ada, at: b1}, pam: {card: pal, at: a1}}}
  - {name: blue, figures: {joe: {card: joe, at: c1, wounds: 2}, jim: {card: joe, at: f1}, pat: {card: pat, at: h1}}}
steps:
${steps}`;
  const { results } = runScenarioFile('shelter.scenarios.yaml', file, kit);
  return results.map(({ message }) => message).join();
}

const untouched = '{figures: {joe: {at: c1, wounds: 2, defeated: false, controller: blue}}}';
const ada = `  - activate: ada
  - end: turn
    expect: ${untouched}
`;
const joeAttacks = (dice: string, hurt: number): string => `  - activate: joe
  - attack: {figure: joe, target: ada}
    dice: ${dice}
    expect: {figures: {ada: {wounds: ${hurt}}}}
`;
const joeMoves = `  - activate: joe
  - move: {figure: joe, to: e1, via: [d1]}
    dice: [B]
    expect: {figures: {joe: {at: e1}}}
`;
const hurt = `  - activate: ada
  - inflict: {figure: joe, wounds: 1}
    expect: {figures: {joe: {wounds: 3}}}
`;
const cold = `  - activate: ada
  - inflict: {figure: joe, wounds: 1, kinds: [cold]}
    expect: {figures: {joe: {wounds: 3}}}
`;
const acts = 'kind: triggered-automatic, trigger:';
const onTransition = `${acts} {on: transition}`;
const rolls = `${acts} {on: attack-dice-rolled, of: enemy}`;
const target = '{each: {side: enemy, within: 1}}';

test.each<[string, Played]>([
  ['wounds it', { part: `${onTransition}, do: [{wounds: {count: 1, "on": ${target}}}]` }],
  ['rolls damage against it', { part: `${onTransition}, do: [{roll-damage: {dice: 1, "on": ${target}}}]` }],
  ['heals it', { part: `${onTransition}, do: [{heal: {count: 1, "on": ${target}}}]` }],
  ['defeats it', { part: `${onTransition}, do: [{defeat: {"on": ${target}}}]` }],
  ['removes it from the game', { part: `${onTransition}, do: [{remove-from-game: {"on": ${target}}}]` }],
  ['sets it aside', { part: `${onTransition}, do: [{set-aside: {figure: ${target}}}]` }],
  ['puts it on a card', { part: `${onTransition}, do: [{put-on-card: {figure: ${target}, of: self}}]` }],
  [
    'switches places with it',
    { part: `${onTransition}, do: [{switch-places: {figure: self, with: ${target}}}]` },
  ],
  [
    'is switched with it',
    { part: `${onTransition}, do: [{switch-places: {figure: ${target}, with: self}}]` },
  ],
  [
    'knocks it back',
    { part: `${onTransition}, do: [{knockback: {figure: ${target}, from: self, spaces: 1}}]` },
  ],
  ['takes control of it', { part: `${onTransition}, do: [{take-control: {"on": ${target}}}]` }],
  ['grants it an attack', { part: `${onTransition}, do: [{grant-attack: {to: ${target}, must: true}}]` }],
  [
    'places it',
    {
      part: `${onTransition}, choose: [{name: there, space: {empty: true, within: {spaces: 2, of: self}, for: self}}], do: [{place: {figure: ${target}, at: there}}]`,
    },
  ],
  [
    'stops it',
    { part: `${acts} {on: enters-space, of: enemy}, do: [{stop: {"on": subject}}]`, steps: joeMoves },
  ],
  [
    'rolls its dice again',
    { part: `${rolls}, do: [{reroll: {dice: all}}]`, steps: joeAttacks('[BB, B]', 0) },
  ],
  [
    'rolls some of its dice again',
    { part: `${rolls}, do: [{reroll: {showing: [blank]}}]`, steps: joeAttacks('[BB, B]', 0) },
  ],
  [
    'sets its hits',
    {
      part: `${acts} {on: after-defending}, do: [{set-result: {of: hits, to: 0}}]`,
      steps: joeAttacks('[SS, B]', 2),
    },
  ],
  [
    'changes its number',
    {
      part: 'kind: continuous-modifier, do: [{modify-stat: {stat: attack, by: 1, of: enemy}}]',
      steps: joeAttacks('[SS, B]', 2),
    },
  ],
  [
    'forbids it something',
    { part: 'kind: continuous-restriction, do: [{restrict-move: {of: enemy}}]', steps: joeMoves },
  ],
  [
    'answers for it',
    {
      part: 'kind: continuous-characteristic, do: [{grant-symbol: {symbol: cold-resistance, of: enemy}}]',
      steps: cold,
    },
  ],
  [
    'changes what happens to it',
    {
      part: `${acts} {on: wounds-being-received, of: enemy}, do: [{add-wounds: {count: 1}}]`,
      steps: hurt,
    },
  ],
  [
    'changes its roll',
    {
      part: `${acts} {on: die-rolled, die: d20}, do: [{modify-result: {by: 2}}]`,
      adds: 'test/die',
      steps: `  - activate: joe
  - end: turn
    dice: [10]
    expect: {rolled: {rolled: 10, result: 10}}
`,
    },
  ],
  [
    'lasts longer',
    {
      part: `${onTransition}, do: [{modify-stat: {stat: attack, by: 3, "on": ${target}}}], until: game`,
      steps: `  - activate: ada
  - end: turn
    expect: {value: {figure: joe, stat: attack, against: ada, is: 2}}
`,
    },
  ],
  [
    'lets it escape',
    {
      of: 'pat',
      part: `${acts} {on: after-targeted, of: ally}, do: [{escape: {"on": subject}}]`,
      steps: `  - activate: ada
  - attack: {figure: ada, target: joe}
    dice: [SSB, BBB]
    expect: {figures: {joe: {wounds: 4}}}
`,
    },
  ],
  [
    'is its own',
    {
      of: 'joe',
      part: `${acts} {on: transition}, do: [{heal: {count: 1, "on": self}}]`,
      steps: `  - activate: joe
  - end: turn
    expect: {figures: {joe: {wounds: 2}}}
`,
    },
  ],
  [
    'goes out from it',
    {
      of: 'joe',
      part: 'kind: continuous-modifier, do: [{modify-stat: {stat: defense, by: -1, of: {side: enemy, within: 1}}}]',
      steps: `  - activate: ada
    expect: {value: {figure: ada, stat: defense, against: joe, is: 1}}
`,
    },
  ],
])('a power that %s leaves a figure alone that is kept from powers', (_does, played) => {
  expect(wrong(played, true)).toBe('');
  expect(wrong(played, false)).not.toBe('');
});

test('a symbol printed on its card is a power of its own', () => {
  const steps = `  - activate: joe
    expect: {reach: {figure: jim, cost: {g1: 1}}}
  - refuse: {move: {figure: joe, to: g1}}
`;
  const part = 'kind: continuous-modifier, do: [{modify-stat: {stat: range, by: 1}}]';
  expect(wrong({ part, steps }, true)).toBe('');
  expect(wrong({ part, steps }, false)).not.toBe('');
});
