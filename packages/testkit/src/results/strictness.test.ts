import { describe, expect, test } from 'vitest';
import { scenarioKit } from '../kit/scenario-kit.ts';
import { runScenarioFile } from './run-scenario-file.ts';

const kit = scenarioKit();

/** A duel of two heroes side by side, with these steps. */
function duel(steps: string, more: { head?: string; ada?: string; joe?: string } = {}): string {
  const { head = '', ada = '{}', joe = '{}' } = more;
  return `scenario: a duel
${head}
board: {hexes: "g1 g1 g1 g1"}
cards:
  ada: ${ada}
  joe: ${joe}
players:
  - {name: red, figures: {ada: {card: ada, at: a1}}}
  - {name: blue, figures: {joe: {card: joe, at: b1}}}
steps:
${steps}
`;
}

function run(text: string) {
  const { results } = runScenarioFile('duel.scenarios.yaml', text, kit);
  return results[0] ?? expect.unreachable();
}

const fight = '  - activate: ada\n  - attack: {figure: ada, target: joe}\n';

describe('a green scenario means something', () => {
  test('a scenario that holds passes', () => {
    const result = run(duel(`${fight}    dice: [SSB, HBB]\n    expect: {figures: {joe: {wounds: 1}}}`));
    expect(result).toMatchObject({ status: 'passed', message: '', line: 1, scenario: 'a duel' });
  });

  test('a roll that is not supplied is named with its purpose', () => {
    expect(run(duel(`${fight}    dice: [SSB]`)).message).toBe(
      'duel.scenarios.yaml:12:5 step 2, attack: the script has no roll for defense by joe: 3 combat dice',
    );
    expect(run(duel('  - activate: joe\n  - move: {figure: joe, to: d1}')).message).toContain(
      'swipe by ada: 1 combat die',
    );
  });

  test('as many dice as are rolled, and dice of that kind', () => {
    expect(run(duel(`${fight}    dice: [SSBB, HBB]`)).message).toContain(
      'the script has SSBB for attack by ada: 3 combat dice',
    );
    expect(run(duel(`${fight}    dice: [7, HBB]`)).message).toContain('the script has 7 for attack by ada');
    expect(run(duel('  - roll: {player: red, die: d20}\n    dice: [S]')).message).toContain(
      'the script has S for d20 by red: a d20',
    );
  });

  test('a roll that nobody makes is left over', () => {
    expect(run(duel(`${fight}    dice: [SSB, HBB, S]`)).message).toContain('nobody rolled S');
  });

  test('a roll of no dice takes nothing, and may be written', () => {
    const unarmed = { joe: '{defense: 0}' };
    expect(run(duel(`${fight}    dice: [SBB]`, unarmed)).status).toBe('passed');
    expect(run(duel(`${fight}    dice: [SBB, ""]`, unarmed)).status).toBe('passed');
  });

  test('an answer that nobody asked for is left over', () => {
    const message = run(
      duel(`${fight}    dice: [SBB, BBB]\n    answers: [{who: blue, asks: swipe, pick: yes}]`),
    ).message;
    expect(message).toBe(
      'duel.scenarios.yaml:14:15 step 2, attack: nobody asked for the answer "yes" (who: blue, asks: swipe)',
    );
  });

  test('an answer that names another than the one option there was is left over', () => {
    const text = duel(
      '  - activate: ada\n  - inflict: {figure: ada, wounds: 1}\n    answers: [{who: red, asks: opponent, pick: red}]',
    )
      .replace('ada: {card: ada, at: a1}', 'ada: {card: ada, at: a1, items: [gem]}')
      .replace('cards:', 'items: {gem: {drop: 1}}\ncards:');
    expect(run(text).message).toContain('nobody asked for the answer "red"');
    expect(run(text.replace('pick: red', 'pick: blue')).status).toBe('passed');
  });

  test('a decision that nothing answers prints its options', () => {
    const text = duel('  - activate: ada\n  - end: turn', {
      ada: '{abilities: [{grants: {at: 3I, what: move-action, to: enemy}}]}',
    })
      .replace('joe: {card: joe, at: b1}', 'joe: {card: joe, at: b1}, kim: {card: kim, at: d1}')
      .replace('  joe: {}', '  joe: {}\n  kim: {}');
    expect(run(text).message).toContain('nothing answers what red is asked: grants; options: joe, kim');
  });

  test('a plan of the round that play begins in is looked at', () => {
    expect(run(duel('  - plan: {red: {"1": ada, X: joe}}\n  - activate: ada')).message).toContain(
      'no order marker of red can lie on the card of joe: order markers go on own cards only',
    );
  });

  test('an unknown number is told with those that there are', () => {
    const text = duel('  - activate: ada\n    expect: {value: {figure: ada, stat: strength, is: 3}}');
    expect(run(text).message).toContain(
      'there is no number "strength" of a figure; use one of: life, height, climbing-height, attack, defense',
    );
  });

  test('an answer that is no option is refused with the options', () => {
    const text = duel('  - activate: ada\n  - end: turn\n    answers: [{asks: grants, pick: ada}]', {
      ada: '{abilities: [{grants: {at: 3I, what: move-action, to: enemy}}]}',
    })
      .replace('joe: {card: joe, at: b1}', 'joe: {card: joe, at: b1}, kim: {card: kim, at: d1}')
      .replace('  joe: {}', '  joe: {}\n  kim: {}');
    expect(run(text).message).toContain('"ada" is no option of grants: joe, kim');
  });

  test('what is not as expected is said with its place, all of it', () => {
    const message = run(
      duel(
        `${fight}    dice: [SSB, HBB]\n    expect: {figures: {joe: {wounds: 2, at: c1}}, dice: {attack: 4}}`,
      ),
    ).message;
    expect(message).toMatch(/^duel\.scenarios\.yaml:14:\d+ step 2, attack: /);
    expect(message).toContain('joe wounds: 1, expected 2');
    expect(message).toContain('joe is at b1, expected c1');
    expect(message).toContain('3 attack dice, expected 4');
  });

  test('a command that the rules forbid fails with the reason', () => {
    expect(run(duel('  - activate: ada\n  - move: {figure: ada, to: c1}')).message).toContain(
      'refused: the move cannot end on c1',
    );
  });

  test('a command that has to be refused must be', () => {
    const refusal = run(duel('  - activate: ada\n  - refuse: {move: {figure: ada, to: a1}}'));
    expect(refusal.message).toContain('the command had to be refused, and was not');
  });

  test('the rule of a refusal is looked at, in any of its entries', () => {
    const attack = '  - activate: ada\n  - refuse: {attack: {figure: ada, target: ada}}\n    because: ';
    expect(run(duel(`${attack}SS-CMB-004`)).message).toBe('');
    expect(run(duel(`${attack}SS-FALL-001`)).message).toContain('refused, but not because of SS-FALL-001');
  });
});

describe('what does not exist is missing by name', () => {
  test.each([
    ['a plugin', { head: 'plugins: {add: [items/rucksack]}' }, 'unknown plugin "items/rucksack"'],
    ['a ruling', { head: 'rulings: {swampWaterStop: true}' }, 'did you mean "swampWaterStops"?'],
    ['a rule', { head: 'rules: [SS-NONE-001]' }, 'unknown rule "SS-NONE-001"'],
    ['an ability', { ada: '{abilities: [heat-visions]}' }, 'unknown ability "heat-visions"'],
    ['a symbol', { ada: '{symbols: [flyng]}' }, 'did you mean "flying"?'],
    ['a key', { ada: '{atack: 3}' }, 'did you mean "attack"?'],
    [
      'a kind of damage of an attack',
      { ada: '{abilities: [{special-attack: {id: ray, range: 3, attack: 3, kinds: [haet]}}]}' },
      'did you mean "heat"?',
    ],
  ])('%s', (_, more, message) => {
    const result = run(duel('  - end: turn', more));
    expect(result.status).toBe('failed');
    expect(result.message).toContain(message);
  });

  test('a kind of damage of a stimulus, also in a refusal', () => {
    const acid = 'inflict: {figure: ada, wounds: 1, kinds: [acid]}';
    expect(run(duel(`  - ${acid}`)).message).toContain('unknown kind of damage "acid"');
    expect(run(duel(`  - refuse: {${acid}}`)).message).toContain('unknown kind of damage "acid"');
  });

  test('a card of no loaded pack', () => {
    expect(run(duel('  - end: turn').replace('{card: joe', '{card: jo')).message).toContain(
      'unknown card "jo"',
    );
  });

  test('an option that no plugin offers is no refusal', () => {
    const result = run(duel('  - activate: ada\n  - refuse: {use: {figure: ada, ability: enterr}}'));
    expect(result.message).toContain('no plugin that is loaded brings "enterr"');
  });

  test('an option of the rules that nothing in the match opens is refused by its rules', () => {
    const enter = (because: string) =>
      run(
        duel(
          `  - activate: ada\n  - refuse: {use: {figure: ada, ability: enter, choose: {in: joe}}}\n    because: ${because}`,
        ),
      );
    expect(enter('SS-DO-020').message).toBe('');
    expect(enter('SS-DO-058').message).toContain('refused, but not because of SS-DO-058');
  });

  test('an illegal team is refused before the first step', () => {
    const text = duel('  - end: turn').replace(
      'ada: {card: ada, at: a1}',
      'ada: {card: ada, at: a1}, eve: {card: ada, at: c1}',
    );
    expect(run(text).message).toContain('ada may stand on a team only once');
  });

  test('a figure in the wrong place, or with wounds enough to be defeated, is shown where it is written', () => {
    expect(run(duel(fight).replace('at: b1', 'at: a1')).message).toBe(
      'duel.scenarios.yaml:9:28 setup: joe and ada stand on a1',
    );
    expect(run(duel(fight).replace('at: b1', 'at: b1, wounds: 4')).message).toBe(
      'duel.scenarios.yaml:9:28 setup: joe has 4 wounds and Life 4: it would be defeated',
    );
  });

  test('a setup that has to be refused must be, for the rule named', () => {
    const text = duel('').replace('steps:', 'setup: refused');
    expect(run(text).message).toContain('the setup had to be refused, and was not');
  });
});

test('an answer that picks too few or too many says how many are wanted', () => {
  const steps =
    '  - inflict: {figure: ada, wounds: 9}\n    answers: [{asks: league-contingency-plan, pick: [eve]}]';
  const text = duel(steps, { ada: '{abilities: [league-contingency-plan]}' }).replace(
    '{card: ada, at: a1}',
    '{card: ada, at: a1}, eve: {card: joe, at: d1}',
  );
  expect(run(text).message).toContain('league-contingency-plan takes 4 picks, not 1; options: joe@eve, ada');
});

describe('a file of several documents', () => {
  test('a broken document hides no other', () => {
    const good = duel('  - end: turn');
    const { results, passed, failed } = runScenarioFile(
      'mixed.yaml',
      `${good}---\nscenario: [\n---\n${good}`,
      kit,
    );
    expect(results.map((result) => result.status)).toEqual(['passed', 'failed', 'passed']);
    expect([passed, failed]).toEqual([2, 1]);
    expect(results[1]?.message).toMatch(/^mixed\.yaml:\d+:\d+ /);
  });

  test('rules are proved that the engine named while they were played', () => {
    const result = run(duel(`${fight}    dice: [SSB, HBB]`, { head: 'rules: [SS-CMB-020, SS-FALL-001]' }));
    expect(result.rules).toEqual(['SS-CMB-020', 'SS-FALL-001']);
    expect(result.proved).toEqual(['SS-CMB-020']);
  });

  test('so are the rules that a document lists for another ruleset', () => {
    const head = 'ruleset: [superscape, heroscape]\nrules: [SS-TURN-001]\nrules-heroscape: [HS-TURN-001]';
    expect(run(duel('  - end: turn', { head })).proved).toEqual(['SS-TURN-001', 'HS-TURN-001']);
  });
});
