import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatProblem } from '../yaml/problem.ts';
import type { KnownIds } from './known.ts';
import type { Scenario } from './scenario-data.ts';
import { loadScenarios } from './scenario-file.ts';
import { scenarioUnder } from './scenario-variant.ts';

const wholeText = readFileSync(new URL('../../fixtures/whole.yaml', import.meta.url), 'utf8');

function scenarios(text: string): Scenario[] {
  return loadScenarios('f.yaml', text).documents.map((document) => {
    if (!document.ok) throw new Error(document.problems.map(formatProblem).join('\n'));
    return document.scenario;
  });
}

function problems(text: string, known: KnownIds = {}): string[] {
  return loadScenarios('f.yaml', text, known).documents.flatMap((document) =>
    document.ok ? [] : document.problems.map(formatProblem),
  );
}

/** A small scenario with one more line of steps, or other lines at top level. */
const small = (steps: string, head = ''): string => `scenario: small
${head}board: {hexes: g1 g1}
cards: {any: {}}
players:
  - {name: red, figures: {ann: {card: any, at: a1}}}
  - {name: blue, figures: {joe: {card: any, at: b1}}}
steps:
${steps}`;

test('a title may be a folded text, but not an empty one', () => {
  const titled = (title: string): string[] => problems(small('  - activate: ann').replace('small', title));
  expect(titled('>\n  A title\n  in two lines')).toEqual([]);
  expect(titled('" "')).toEqual(['f.yaml:1:11 expected a title, got " "']);
});

describe('a document with every key', () => {
  const [whole, refused] = scenarios(wholeText);
  if (whole === undefined || refused === undefined) throw new Error('two documents are expected');

  test('keeps the order as written, also of names that are numbers', () => {
    expect(whole.players[0]?.figures.map(({ id }) => id)).toEqual(['hulk', 'ride', '10', '2', 'cab']);
    expect(whole.rulings).toEqual([
      { id: 'swampWaterStops', value: true },
      { id: 'placementFalling', value: 'always' },
      { id: 'SIM-1', value: 'b' },
      { id: 'dice', value: 3 },
    ]);
  });

  test('has a command of every kind', () => {
    expect(whole.steps.map(({ command }) => command.kind)).toEqual([
      ...['plan', 'activate', 'move', 'attack', 'attack', 'use', 'use', 'use', 'refuse', 'inflict', 'damage'],
      ...['place', 'maneuver', 'knockback', 'switch', 'defeat', 'heal', 'control', 'strike', 'grant', 'roll'],
      ...['flip', 'equip', 'remove-terrain', 'add-terrain', 'mark', 'rotate', 'end'],
    ]);
  });

  test('has every assertion', () => {
    const assertions = new Set(whole.steps.flatMap(({ expect: all }) => all.map(({ assert }) => assert)));
    expect([...assertions].sort()).toEqual([
      ...['adjacent', 'cards', 'dice', 'engaged', 'figure', 'log', 'markers', 'not-adjacent', 'not-engaged'],
      ...['offers', 'orders', 'pending', 'range', 'reach', 'rolled', 'sees', 'sight', 'steps', 'targets'],
      ...['token', 'turn', 'value', 'winner'],
    ]);
  });

  test('has commands with their arguments in one form', () => {
    const [plan, , move, , thrown, use] = whole.steps.map(({ command }) => command);
    expect(plan).toEqual({
      kind: 'plan',
      players: [
        {
          player: 'red',
          markers: [
            { marker: '1', figure: 'hulk' },
            { marker: '2', figure: 'hulk' },
            { marker: '3', figure: 'ride' },
            { marker: 'X', figure: 'cab' },
          ],
        },
        { player: 'blue', markers: [{ marker: '1', figure: 'joker' }] },
      ],
    });
    expect(move).toEqual({
      kind: 'move',
      figure: 'hulk',
      to: ['c3'],
      via: ['c2', 'c3'],
      using: 'dash',
      fly: false,
      facing: 'SW',
      drop: [{ space: 'c2', item: 't1' }],
      pass: [{ space: 'c3', item: 't1', to: 'joker' }],
    });
    expect(thrown).toMatchObject({ using: 'throw', object: 'crate1', land: ['a1'] });
    expect(use).toMatchObject({
      what: { kind: 'ability', id: 'force-push' },
      choose: [
        { name: 'target', value: 'joker' },
        { name: 'to', value: 'c3' },
        { name: 'how', value: [1, { x: 'y' }] },
      ],
    });
  });

  test('has dice as faces and numbers, and picks as they were written', () => {
    expect(whole.steps[3]?.dice).toEqual([
      { kind: 'faces', faces: ['skull', 'skull', 'skull', 'blank'] },
      { kind: 'faces', faces: ['shield', 'blank', 'blank'] },
      { kind: 'faces', faces: [] },
      { kind: 'number', value: 17 },
    ]);
    expect(whole.steps[2]?.answers.map(({ pick }) => pick)).toEqual([
      'yes',
      '+3',
      ['a', 'b'],
      { item: 't1', at: 'b1' },
    ]);
  });

  test('has the defaults of its cards', () => {
    const card = (id: string) => whole.cards.find((one) => one.id === id);
    expect(card('flyer')).toMatchObject({
      ...{ unit: 'hero', uniqueness: 'unique', size: 'medium', height: 6, figures: 1, base: 'single' },
      ...{ life: 4, move: 5, range: 1, attack: 3, defense: 3, points: 120, class: 'test', species: ['test'] },
    });
    expect(card('pack')).toMatchObject({ figures: 3, attack: null, defense: 3, points: 100 });
    expect(card('crate')).toMatchObject({ life: 1, move: null, range: null, attack: null, defense: 5 });
    expect(card('van')).toMatchObject({ life: 3, defense: 5, occupancy: 2, seats: ['driver', 'bench'] });
    expect(card('snake')?.base).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
    expect(card('mend')).toMatchObject({
      ...{ figures: 0, life: null, when: ['3C', '4'], requires: { symbols: ['magical-affinity'] } },
      effect: { kind: 'heal', figure: 'user', wounds: 1 },
    });
  });

  test('has abilities of every form', () => {
    const abilities = whole.cards.find(({ id }) => id === 'named')?.abilities ?? [];
    expect(abilities.map((one) => (one.kind === 'test' ? one.ability.test : one.kind))).toEqual([
      ...['loaded', 'loaded', 'clause', 'clause', 'probe', 'probe', 'bonus', 'extra-attacks'],
      ...['special-attack', 'special-move', 'escape', 'grants', 'reroll', 'block', 'hit', 'heal'],
    ]);
    expect(abilities[1]).toMatchObject({ id: 'rage-smash', with: { max: 5 } });
    expect(abilities[2]).toMatchObject({
      clause: {
        id: 'long-arm',
        parts: [
          { when: [{ verb: 'attack-is-normal', with: {} }], do: [{ verb: 'modify-stat', with: { by: 1 } }] },
        ],
      },
    });
    expect(abilities[3]).toMatchObject({
      clause: {
        id: 'two-parts',
        parts: [
          {
            trigger: { on: 'C4', with: { die: 'attack' } },
            limit: { count: 1, per: 'turn', key: 'card' },
            cost: [{ verb: 'remove-marker', with: { value: 'justice' } }],
            choose: [{ name: 't', verb: 'figure', with: { side: 'enemy' } }],
          },
          { kind: 'marker-only', do: [], until: 'instant' },
        ],
      },
    });
    expect(abilities[5]).toMatchObject({ ability: { test: 'probe', at: '4', of: 'self' } });
  });

  test('knows where everything stands', () => {
    const lineOf = (text: string): number => wholeText.slice(0, wholeText.indexOf(text)).split('\n').length;
    expect(whole.line).toBe(2);
    expect(refused.line).toBe(lineOf('scenario: A setup'));
    expect(whole.board?.hexes).toMatchObject({ line: lineOf('    g1 g1 g13 g13 x3'), column: 5 });
    expect(whole.steps[3]).toMatchObject({
      line: lineOf('  - attack: {figure: hulk, target: joker}'),
      column: 5,
    });
    const joker = whole.steps[2]?.expect.find((one) => one.assert === 'figure' && one.figure === 'joker');
    expect(joker).toMatchObject({ line: lineOf('      figures: {hulk: {at: c3'), column: 157 });
  });

  test('runs under each of its rulesets with the keys of that ruleset', () => {
    const plain = scenarioUnder(whole, 'superscape');
    const other = scenarioUnder(whole, 'heroscape');
    expect(plain).toMatchObject({
      rules: ['SS-FALL-001', 'HS-EX-04'],
      rulesets: ['superscape'],
      variants: [],
    });
    expect(other.rules).toEqual(['HS-FALL-001']);
    expect(other.steps[0]?.dice).toEqual([
      { kind: 'number', value: 10 },
      { kind: 'number', value: 11 },
    ]);
    expect(plain.steps[2]?.answers).toHaveLength(4);
    expect(other.steps[2]).toMatchObject({ answers: [], expect: [{ assert: 'winner', is: 'draw' }] });
    expect(plain.steps[8]?.command).toMatchObject({ because: ['SS-MOVE-012'] });
    expect(other.steps[8]?.command).toMatchObject({ because: ['HS-MOVE-012', 'HS-MOVE-013'] });
    expect(other.steps.flatMap(({ variants }) => variants)).toEqual([]);
  });

  test('may state that its setup is refused', () => {
    expect(refused).toMatchObject({ refused: { because: ['SS-UNIQ-001'] }, steps: [] });
    expect(scenarioUnder(refused, 'superscape').refused).toEqual({ because: ['SS-UNIQ-001'] });
  });
});

describe('a document that is wrong', () => {
  test('is reported with place and suggestion, and hides no other', () => {
    const { documents } = loadScenarios(
      'f.yaml',
      `${small('  - {activate: ann}')}
---
${small('  - attack: {figure: ann, targte: joe}')}
---
scenario: broken
steps: [
---
${small('  - {end: turn}')}`,
    );
    expect(documents.map(({ ok, line }) => [ok, line])).toEqual([
      [true, 1],
      [false, 10],
      [false, 19],
      [true, 22],
    ]);
    expect(documents[1]).toMatchObject({
      name: 'small',
      problems: [{ line: 17, column: 27, path: 'steps[0].attack.targte' }],
    });
    expect(documents[2]).toMatchObject({ name: 'broken' });
  });

  test.each([
    ['  - attakc: {figure: ann}', 'f.yaml:8:5 unknown key "attakc"; did you mean "attack"?'],
    ['  - {activate: annn}', 'f.yaml:8:16 unknown figure "annn"; did you mean "ann"?'],
    ['  - end: trun', 'f.yaml:8:10 "trun" is not possible here; did you mean "turn"?'],
    [
      '  - {activate: ann, end: turn}',
      'f.yaml:8:21 a step holds one command, and this one has "activate" already; write it as a step of its own',
    ],
    ['  - dice: [S]', 'f.yaml:8:5 there is no command; write one, as "activate: ..."'],
    ['  - {activate: ann, dice: [SXB]}', 'f.yaml:8:28 expected letters S, H and B, got "SXB"'],
    [
      '  - {activate: ann, dice: [1.5]}',
      'f.yaml:8:28 expected letters S, H and B, one for each die, or the number of one die, got "1.5"',
    ],
    ['  - {activate: ann, dice: S}', 'f.yaml:8:27 expected a list, got "S"; put it in [ ]'],
    ['  - move: {figure: ann}', 'f.yaml:8:11 the move goes nowhere; add "to: ..."'],
    ['  - move: {figure: ann, to: C3}', 'f.yaml:8:29 expected a space such as c3, c3@1 or ud:a1, got "C3"'],
    [
      '  - move: {figure: ann, to: c3, fly: yes}',
      'f.yaml:8:38 expected true or false, got "yes"; write true',
    ],
    ['  - move: {to: c3}', 'f.yaml:8:11 missing key "figure"; add "figure: ..."'],
    [
      '  - use: {figure: ann}',
      'f.yaml:8:10 what is used must be one ability, card or item; write one of "ability: ...", "card: ..." and "item: ..."',
    ],
    ['  - switch: [ann]', 'f.yaml:8:13 1 entry, at least 2 is needed'],
    ['  - {activate: ann, because: SS-MOVE-001}', 'f.yaml:8:21 "because" belongs to "refuse"; leave it out'],
    [
      '  - refuse: {activate: ann, expect: {}}',
      'f.yaml:8:29 unknown key "expect"; use one of: activate, move, attack, use, end, plan, inflict, damage, place, maneuver, knockback, switch, defeat, heal, control, strike, grant, roll, flip, flip-card, equip, remove-terrain, add-terrain, mark, rotate',
    ],
    [
      '  - refuse: {activate: ann}\n    because: move',
      'f.yaml:9:14 expected a rule id such as SS-FALL-001, got "move"',
    ],
    [
      '  - {activate: ann, answers: [{who: rde, pick: no}]}',
      'f.yaml:8:37 unknown player "rde"; did you mean "red"?',
    ],
    ['  - {activate: ann, answers: [{who: red}]}', 'f.yaml:8:31 missing key "pick"; add "pick: ..."'],
    [
      '  - {activate: ann, expect: {figures: {jo: {wounds: 1}}}}',
      'f.yaml:8:40 unknown figure "jo"; did you mean "joe"?',
    ],
    [
      '  - {activate: ann, expect: {engaged: [[ann, jo]]}}',
      'f.yaml:8:46 unknown figure "jo"; did you mean "joe"?',
    ],
    [
      '  - {activate: ann, expect: {sight: [{from: ann, to: joe, is: clea}]}}',
      'f.yaml:8:63 "clea" is not possible here; did you mean "clear"?',
    ],
    [
      '  - {activate: ann, expect: {reach: {figure: ann, cost: {c2+: 1}}}}',
      'f.yaml:8:58 the key "c2+" is not a space such as c3, or c2+d2 for a double base',
    ],
    [
      '  - {activate: ann, expect: {targets: {figure: ann, are: [bob]}}}',
      'f.yaml:8:59 unknown figure "bob"; use one of: ann, joe',
    ],
    ['  - {activate: ann, expect: {tokens: {t9: {face: up}}}}', 'f.yaml:8:39 unknown token "t9"'],
    ['  - plan: {red: {"4x": ann}}', 'f.yaml:8:18 the key "4x" is not a marker (1, 2, 3 or X)'],
    ['  - plan: {red: {"4": ann}}', 'f.yaml:8:18 the key "4" is not a marker (1, 2, 3 or X)'],
    ['  - plan: {rad: {"1": ann}}', 'f.yaml:8:12 unknown player "rad"; did you mean "red"?'],
    [
      '  - grant: {figure: ann, what: attakc}',
      'f.yaml:8:32 "attakc" is not possible here; did you mean "attack"?',
    ],
    ['  - {activate: }', 'f.yaml:8:16 expected a figure, got nothing'],
    ['  - {activate: [ann]}', 'f.yaml:8:16 expected a figure, got a list'],
  ])('%s', (steps, said) => {
    expect(problems(small(steps))).toContain(said);
  });

  test.each([
    ['rule: [SS-FALL-001]\n', 'f.yaml:2:1 unknown key "rule"; did you mean "rules"?'],
    [
      'shows: [SS-FALL-001]\n',
      'f.yaml:2:9 expected a worked example such as SS-FALL-001.2, the second of its rule, got "SS-FALL-001"',
    ],
    ['ruleset: superscpae\n', 'f.yaml:2:10 "superscpae" is not possible here; did you mean "superscape"?'],
    ['ruleset: []\n', 'f.yaml:2:10 no ruleset is named; name one, or leave the key out'],
    [
      'because: SS-FALL-001\n',
      'f.yaml:2:1 "because" belongs to "setup: refused"; move it to its "refuse" step',
    ],
    ['setup: refused\n', 'f.yaml:8:1 a scenario with "setup: refused" has no steps; leave them out'],
    ['setup: refusd\n', 'f.yaml:2:8 "refusd" is not possible here; did you mean "refused"?'],
    ['teammates: [[red, grey]]\n', 'f.yaml:2:19 unknown player "grey"; use one of: red, blue'],
    ['neutral: {ann: {card: any}}\n', 'f.yaml:2:11 there are two figures named "ann"; give one another name'],
    ['neutral: {bob: {card: any, in: vna}}\n', 'f.yaml:2:32 unknown object "vna"; use one of: ann, joe, bob'],
    ['neutral: {bob: {card: any, seat: a}}\n', 'f.yaml:2:28 a seat is in an object; add "in: ..."'],
    ['neutral: {bob: {crad: any}}\n', 'f.yaml:2:17 unknown key "crad"; did you mean "card"?'],
    ['points: -1\n', 'f.yaml:2:9 "-1", at least 0 is needed'],
  ])('%s', (head, said) => {
    expect(problems(small('  - {end: turn}', head))).toContain(said);
  });

  test.each([
    ['{lief: 3}', 'f.yaml:3:15 unknown key "lief"; did you mean "life"?'],
    ['{life: "3"}', 'f.yaml:3:21 expected a number, got "3"; write 3 without quotes'],
    ['{life: 0}', 'f.yaml:3:21 "0", at least 1 is needed'],
    ['{size: big}', 'f.yaml:3:21 "big" is not possible here; use one of: tiny, small, medium, large, huge'],
    ['{abilities: [{probe: p, att: 3A}]}', 'f.yaml:3:38 unknown key "att"; did you mean "at"?'],
    ['{abilities: [{prob: p, at: 3A}]}', 'f.yaml:3:28 unknown key "prob"; did you mean "probe"?'],
    [
      '{abilities: [{special-attack: {id: x, atack: 3}}]}',
      'f.yaml:3:52 unknown key "atack"; did you mean "attack"?',
    ],
    ['{abilities: [{name: X, kind: setup, dou: []}]}', 'f.yaml:3:50 unknown key "dou"; did you mean "do"?'],
    [
      '{abilities: [{name: X, kind: setup, do: [{}]}]}',
      'f.yaml:3:55 there is no verb; write one, as {heal: {wounds: 1}}',
    ],
    [
      '{abilities: [{name: X, kind: setup, do: [{a: 1, b: 2}]}]}',
      'f.yaml:3:62 a block holds one verb, and this one has "a" already; give each verb an entry of its own',
    ],
    ['{abilities: [3]}', 'f.yaml:3:27 expected the id of an ability or a map, got "3"'],
    ['{effect: {heel: {}}}', 'f.yaml:3:24 unknown key "heel"; did you mean "heal"?'],
    ['{effect: {heal: {figure: usr, wounds: 1}}}', 'f.yaml:3:39 unknown figure "usr"; did you mean "user"?'],
    [
      '{effect: {heal: {figure: user, wounds: 1}, flip: a}}',
      'f.yaml:3:57 a step holds one command, and this one has "heal" already; write it as a step of its own',
    ],
  ])('card %s', (card, said) => {
    expect(problems(small('  - {end: turn}').replace('any: {}', `any: ${card}`))).toContain(said);
  });

  test.each([
    ['{hexes: g1 q1}', '"q" in "q1" is no terrain code', 12],
    ['{hexes: g1, objects: [{id: a, kind: b}]}', 'an object stands either on spaces or between them', 23],
    ['{hexes: g1, tokens: [{id: a, kind: item}]}', 'missing key "item"', 22],
    [
      '{hexes: g1, tokens: [{id: a, kind: hazard, item: x, hazard: y}]}',
      'a token of kind "hazard" has no "item"',
      44,
    ],
    [
      '{hexes: g1, tokens: [{id: a, kind: glyph}, {id: a, kind: glyph}]}',
      'there are two tokens named "a"',
      45,
    ],
    ['{hexes: g1, legend: {X: moss}}', 'the key "X" is not a terrain code of lower-case letters', 22],
    ['{hexs: g1}', 'unknown key "hexs"', 2],
  ])('board %s', (board, message, column) => {
    const text = small('  - {end: turn}').replace('{hexes: g1 g1}', board);
    const found = loadScenarios('f.yaml', text).documents.flatMap((one) => (one.ok ? [] : one.problems));
    expect(found).toContainEqual(expect.objectContaining({ line: 2, column: column + 7, message }));
  });

  test('points into its drawn rows', () => {
    const text = small('  - {end: turn}').replace(
      '{hexes: g1 g1}',
      '\n  hexes: |\n    g1 g1\n     g1 gg1\n    g1',
    );
    expect(problems(text)).toEqual([expect.stringMatching(/^f\.yaml:5:9 "gg" in "gg1" is no terrain code/)]);
  });

  test('says all that is wrong, in the order of the file', () => {
    const text = small('  - {activate: bob, dcie: [S]}\n  - {end: trun}', 'plugin: {}\n');
    expect(problems(text).map((one) => one.split(' ')[0])).toEqual([
      'f.yaml:2:1',
      'f.yaml:9:21',
      'f.yaml:10:11',
    ]);
  });

  test.each(['', '- a', 'text', '3', '[]', 'null'])('needs a map, not %j', (text) => {
    const found = problems(`${text === '' ? '--- ""' : text}\n`);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^f\.yaml:1:[0-9]+ (expected a map, got|the document is empty)/);
  });

  test('that proves nothing is refused', () => {
    expect(problems('scenario: idle')).toEqual([
      'f.yaml:1:1 the scenario has no steps; add "steps: ...", or "setup: refused" if its setup is the point',
    ]);
  });
});

describe('known ids', () => {
  const known: KnownIds = {
    ...{
      rules: ['SS-FALL-001'],
      steps: ['3A', 'C7', '4'],
      plugins: ['items/item-glyph'],
      rulings: ['SIM-1'],
    },
    ...{ cards: ['hulk'], abilities: ['super-leap'], symbols: ['flying'], objectKinds: ['rock-outcrop'] },
    ...{ terrains: ['moss'], battlefieldKinds: ['upside-down'], items: ['blade'] },
    parameters: ['super-leap.move'],
  };
  const check = (steps: string, head: string, card = '{}'): string[] =>
    problems(small(steps, head).replace('any: {}', `any: ${card}`), known);

  test('are accepted, and so is what the document defines', () => {
    const head = `rules: [SS-FALL-001]
plugins: {add: [items/item-glyph]}
rulings: {SIM-1: a}
items: {axe: {drop: 1}}
neutral: {rob: {card: hulk, items: [axe, blade]}}
`;
    const steps = '  - {end: turn, expect: {steps: [3A, "before:C7", 4], log: [SS-FALL-001]}}';
    expect(
      check(steps, head, '{symbols: [flying], abilities: [super-leap, {probe: x, at: "after:3A"}]}'),
    ).toEqual([]);
  });

  test.each([
    ['rules: [SS-FALL-002]\n', '{}', 'f.yaml:2:9 unknown rule "SS-FALL-002"; did you mean "SS-FALL-001"?'],
    ['shows: [SS-FALL-002.1]\n', '{}', 'f.yaml:2:9 unknown rule "SS-FALL-002"; did you mean "SS-FALL-001"?'],
    [
      'plugins: {remove: [items/itme-glyph]}\n',
      '{}',
      'f.yaml:2:20 unknown plugin "items/itme-glyph"; did you mean "items/item-glyph"?',
    ],
    ['rulings: {SIM-2: a}\n', '{}', 'f.yaml:2:11 unknown ruling "SIM-2"; did you mean "SIM-1"?'],
    ['neutral: {rob: {card: hukl}}\n', '{}', 'f.yaml:2:23 unknown card "hukl"; did you mean "hulk"?'],
    ['neutral: {rob: {card: hulk, items: [bald]}}\n', '{}', 'f.yaml:2:37 unknown item "bald"; write "blade"'],
    ['', '{symbols: [flyng]}', 'f.yaml:3:25 unknown symbol "flyng"; did you mean "flying"?'],
    [
      '',
      '{abilities: [{use: super-lep}]}',
      'f.yaml:3:27 unknown ability "super-lep"; did you mean "super-leap"?',
    ],
    [
      '',
      '{abilities: [{use: super-leap, with: {mvoe: 8}}]}',
      'f.yaml:3:27 unknown parameter "super-leap.mvoe"; did you mean "super-leap.move"?',
    ],
    ['', '{abilities: [{probe: x, at: 3Z}]}', 'f.yaml:3:42 unknown step "3Z"; did you mean "3A"?'],
    [
      '',
      '{abilities: [{heal: {at: R5, wounds: 1}}]}',
      'f.yaml:3:39 unknown step "R5"; use one of: 3A, C7, 4',
    ],
    ['', '{when: [9A]}', 'f.yaml:3:22 unknown step "9A"; did you mean "3A"?'],
    [
      'battlefields: [{id: ud, kind: upsidedwn, hexes: g1}]\n',
      '{}',
      'f.yaml:2:31 unknown kind of battlefield "upsidedwn"; did you mean "upside-down"?',
    ],
  ])('that are unknown: %s%s', (head, card, said) => {
    expect(check('  - {end: turn}', head, card)).toEqual([said]);
  });

  test('are asked for in steps and on the board', () => {
    expect(check('  - {refuse: {end: turn}, because: SS-FALL-01}', '')).toEqual([
      'f.yaml:8:36 unknown rule "SS-FALL-01"; did you mean "SS-FALL-001"?',
    ]);
    expect(check('  - {end: turn, expect: {turn: {step: C8}}}', '')).toEqual([
      'f.yaml:8:39 unknown step "C8"; did you mean "C7"?',
    ]);
    const board = '{hexes: g1, legend: {x: mos}, objects: [{id: r, kind: rock-outcrip, at: a1}]}';
    expect(problems(small('  - {end: turn}').replace('{hexes: g1 g1}', board), known)).toEqual([
      'f.yaml:2:32 unknown terrain "mos"; did you mean "moss"?',
      'f.yaml:2:62 unknown kind of object "rock-outcrip"; did you mean "rock-outcrop"?',
    ]);
  });
});
