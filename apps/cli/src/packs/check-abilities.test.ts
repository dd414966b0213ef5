import { describe, expect, test } from 'vitest';
import { folderWith, scape } from '../../test/scape.ts';

const manifest =
  'id: yard-pack\nversion: 1.0.0\nengine: ">=0.0.0"\nrulesets: [superscape, heroscape]\nlicence: MIT\ncredits: Somebody\n';
const card = (abilities: string): string =>
  `id: smith\nname: Tin Smith\nunit: hero\nuniqueness: unique\nsize: medium\nheight: 5\nlife: 3\nmove: 5\nrange: 1\nattack: 4\ndefense: 2\nspecies: human\nclass: smith\npersonality: calm\nabilities: [${abilities}]\n`;

/** What `scape check` says of a pack with one ability in a file. */
async function said(ability: string, abilities = 'odd'): Promise<readonly string[]> {
  const { out } = await scape(['check', '.'], {
    folder: folderWith({
      'pack.yaml': manifest,
      'cards/smith.yaml': card(abilities),
      'prices/standard.yaml': 'format: standard\nprices: {smith: 90}\n',
      ...(ability === '' ? {} : { 'abilities/odd.yaml': `name: Odd\n${ability}` }),
    }),
  });
  return out.trimEnd().split('\n').slice(0, -1);
}

describe('scape check finds abilities', () => {
  test.each([
    [
      'in which a verb is misspelt',
      'text: It heals.\nkind: triggered-automatic\ntrigger: {on: cleanup}\ndo: [{heel: {count: 1}}]\n',
      '5:6 Odd: unknown effect "heel"; did you mean "heal"?',
    ],
    [
      'with an unknown key',
      'text: It heals.\nkind: triggered-automatic\ntrigger: {on: cleanup}\ndo:\n  - heal: {count: 1, onn: self}\n',
      '6:22 Odd: unknown parameter "onn"; did you mean "on"?',
    ],
    [
      'with an unknown trigger',
      'text: It heals.\nkind: triggered-automatic\ntrigger: {on: cleanupp}\ndo: [heal]\n',
      '4:11 Odd: unknown trigger "cleanupp"; did you mean "cleanup"?',
    ],
    [
      'that name a choice which is none',
      'text: It heals.\nkind: triggered-automatic\ntrigger: {on: cleanup}\nchoose: [{name: friend, figure: {side: ally}}]\ndo: [{heal: {on: frind}}]\n',
      '6:14 Odd: nothing that is chosen is called "frind"; did you mean "friend"?',
    ],
    [
      'whose text says other numbers',
      'text: It has 2 more attack dice.\nkind: continuous-modifier\ndo: [{modify-stat: {stat: attack, by: 1}}]\n',
      '2:1 Odd: the text says 2, which nothing in the ability is; let both say the same',
    ],
    [
      'whose text leaves numbers out',
      'text: It has more attack dice.\nkind: continuous-modifier\ndo: [{modify-stat: {stat: attack, by: 3}}]\n',
      '2:1 Odd: "by" is 3, and the text does not say so; let both say the same (a warning)',
    ],
    [
      'with a place for a parameter',
      'text: It has {by} more attack dice.\nkind: continuous-modifier\ndo: [{modify-stat: {stat: attack, by: 1}}]\n',
      '2:1 Odd: the text has {by}, and an ability as data has no parameters; write it out',
    ],
    [
      'that no trigger sets off',
      'text: It heals.\nkind: triggered-optional\ndo: [heal]\n',
      '1:1 Odd: a triggered-optional part without a trigger never acts; add "trigger: { on: ... }"',
    ],
    [
      'with a trigger that nobody looks at',
      'text: It is strong.\nkind: continuous-modifier\ntrigger: {on: cleanup}\ndo: [{modify-stat: {stat: attack, by: 1}}]\n',
      '4:1 Odd: a continuous part has no trigger: it holds while its conditions do; leave it out, or make the part triggered-automatic',
    ],
    [
      'that do nothing',
      'text: It does nothing.\nkind: triggered-automatic\ntrigger: {on: cleanup}\n',
      '1:1 Odd: it does nothing; say what it does: "do: [...]"',
    ],
    [
      'whose condition cannot hold then',
      'text: It heals.\nkind: triggered-automatic\ntrigger: {on: cleanup}\nwhen: [{attack: {type: normal}}]\ndo: [heal]\n',
      '5:8 Odd: "attack" never comes into it at cleanup: no attack is being made then; take a trigger of the attack, as before-attack or after-attacking',
    ],
    [
      'whose effect has nothing to change',
      'text: It ignores 1 wound.\nkind: triggered-automatic\ntrigger: {on: before-attack}\ndo: [{ignore-wounds: {count: 1}}]\n',
      '5:6 Odd: "ignore-wounds" never comes into it at before-attack: nobody receives wounds then; take the trigger wounds-about-to-be-received, or wounds-being-received',
    ],
    [
      'that wait for a marker which nothing adds',
      'text: It heals.\nkind: triggered-automatic\ntrigger: {on: cleanup}\nwhen: [{marker-present: {name: rage}}]\ndo: [heal]\n',
      '1:1 Odd: it looks for the marker "rage", and no ability of the pack adds one',
    ],
    [
      'that lay tokens which no card brings',
      'text: It lays one on a space within 2.\nkind: triggered-optional\ntrigger: {on: transition}\nchoose: [{name: at, space: {empty: true, within: {spaces: 2}}}]\ndo: [{lay-token: {item: gerda, at: at}}]\n',
      '1:1 Odd: it looks for the marker "gerda", and no ability of the pack adds one',
    ],
    [
      'that ask for a relation which nothing sets',
      'text: It heals.\nkind: triggered-automatic\ntrigger: {on: cleanup}\nwhen: [{relation-exists: {name: foe}}]\ndo: [heal]\n',
      '5:9 Odd: nothing ever sets the relation "foe"; let a part of the same ability do { set-relation: { name: ..., to: ... } }',
    ],
    [
      'without a text',
      'kind: continuous-modifier\ndo: [{modify-stat: {stat: attack, by: 1}}]\n',
      '1:1 Odd: it has no text, so its card does not say what it does; add "text: ..." (a warning)',
    ],
  ])('%s', async (_, ability, expected) => {
    expect(await said(ability)).toEqual([`abilities/odd.yaml:${expected}`]);
  });

  const cleanup = 'text: It heals.\nkind: triggered-automatic\ntrigger: {on: cleanup}\n';
  const strong = 'do: [{modify-stat: {stat: attack, by: 1}}]\n';
  test.each([
    [
      'a continuous part that is said to end',
      `text: It is strong.\nkind: continuous-modifier\nuntil: turn\n${strong}`,
      '4:1 Odd: a continuous part holds while its conditions do, and no longer or shorter; leave it out, or make the part triggered-automatic',
    ],
    [
      'a continuous part of which somebody is to decide',
      `text: It is strong.\nkind: continuous-modifier\nchooser: opponent\n${strong}`,
      '4:1 Odd: nobody looks at "chooser" of a continuous-modifier part; leave it out',
    ],
    [
      'an end of what does not last',
      `${cleanup}until: turn\ndo: [heal]\n`,
      '5:1 Odd: nothing in it lasts, so it has no "until"; leave it out',
    ],
    [
      'what happens when a roll fails that nobody rolls',
      `${cleanup}do: [heal]\nelse: [{wounds: {count: 1, on: self}}]\n`,
      '6:1 Odd: no roll comes to it: "else" is what happens when a roll-die fails; leave it out',
    ],
    [
      'a trigger that asks for terrain where nobody moves',
      'text: It heals.\nkind: triggered-automatic\ntrigger: {on: cleanup, terrain: grass}\ndo: [heal]\n',
      '4:24 Odd: "terrain" means nothing at cleanup: nobody comes to a space then; leave it out',
    ],
    [
      'a trigger of a step that is none',
      'text: It heals.\nkind: setup\ntrigger: {on: setup-step, step: G9.9}\ndo: [heal]\n',
      '4:27 Odd: there is no step G9.9; take one of the timing table',
    ],
    [
      'a trigger of a die that is not rolled then',
      'text: It heals.\nkind: triggered-automatic\ntrigger: {on: attack-dice-rolled, die: d20}\ndo: [heal]\n',
      '4:35 Odd: attack-dice-rolled is rolled with combat dice, so it never acts; leave it out',
    ],
    [
      'two states that exclude each other',
      `${cleanup}when: [{figure-state: {is: wounded}}, {figure-state: {is: unwounded}}]\ndo: [heal]\n`,
      '5:39 Odd: it never acts: nobody is both wounded and unwounded; leave one of them out',
    ],
    [
      'an effect of nothing',
      `${cleanup}do: [{heal: {count: 0}}]\n`,
      '5:14 Odd: "heal" changes nothing with count: 0; say how much',
    ],
    [
      'a roll that cannot succeed',
      'text: On 21 or more it heals.\nkind: triggered-automatic\ntrigger: {on: cleanup}\ndo: [{roll-die: {success: 21, then: [heal]}}]\n',
      '5:18 Odd: a d20 never shows 21, so "then" never happens; write a number from 2 to 20',
    ],
    [
      'numbers that compare the same for ever',
      `${cleanup}when: [{any: {of: [{comparison: {left: 1, is: ">", right: 1}}]}}]\ndo: [heal]\n`,
      '5:21 Odd: 1 and 1 compare the same for ever; compare with a number that changes, as "left: wounds"',
    ],
    [
      'a symbol that nobody has',
      `${cleanup}when: [{exists: {side: ally, symbol: [flyng]}}]\ndo: [heal]\n`,
      '5:30 Odd: there is no symbol "flyng"; did you mean "flying"?',
    ],
    [
      'a symbol that cannot be given',
      'text: It flies.\nkind: continuous-characteristic\ndo: [{grant-symbol: {symbol: flyng}}]\n',
      '4:22 Odd: there is no symbol "flyng"; did you mean "flying"?',
    ],
    [
      'a terrain that is nowhere',
      'text: It heals.\nkind: triggered-automatic\ntrigger: {on: enters-space, terrain: watr}\ndo: [heal]\n',
      '4:29 Odd: there is no terrain "watr"; did you mean "water"?',
    ],
    [
      'a choice for nothing',
      `${cleanup}choose: [{name: friend, figure: {side: ally}}]\ndo: [heal]\n`,
      '5:10 Odd: nothing is done with what is chosen as "friend"; name it in "do", or leave it out (a warning)',
    ],
  ])('that can be read and are dead: %s', async (_, ability, expected) => {
    expect(await said(ability)).toEqual([`abilities/odd.yaml:${expected}`]);
  });

  const leap = (said: string, height: number): string =>
    `text: ${said}\nkind: special-move\ndo: [{set-move-action: {move: 4, height: ${height}}}]\n`;
  test('whose text says how often a number counts, and whose data has what that comes to', async () => {
    expect(await said(leap('Special move 4. Its Height counts three times.', 6))).toEqual([]);
    expect(await said(leap('Special move 4. Its Height counts twice.', 10))).toEqual([]);
    expect(await said(leap('Special move 4. Its Height counts three times.', 7))).toEqual([
      'abilities/odd.yaml:2:1 Odd: the text says 3, which nothing in the ability is; let both say the same',
      'abilities/odd.yaml:2:1 Odd: "height" is 7, and the text does not say so; let both say the same (a warning)',
    ]);
    expect(await said(leap('Special move 4. Its Height is three.', 6))).toHaveLength(2);
  });

  test('that no card has', async () => {
    const ability =
      'text: It is strong.\nkind: continuous-modifier\ndo: [{modify-stat: {stat: attack, by: 1}}]\n';
    expect(await said(ability, '')).toEqual([
      'abilities/odd.yaml:1:1 no card of the pack has "odd"; give it to one: "abilities: [odd]" (a warning)',
    ]);
  });

  test.each([
    ['rage-smash: {mx: 3}', '15:13 rage-smash: it has no parameter "mx"; did you mean "max"?'],
    [
      'rage-smash: {max: three}',
      '15:13 rage-smash: "max" is a whole number, and not "three"; as in "max: 5"',
    ],
    ['aura: {stat: atack, add: 1, within: 2}', '15:13 aura: parts.0.do.0.modify-stat.stat: stat is none of'],
  ])('with wrong parameters on a card: %s', async (ability, expected) => {
    const [first = '', ...more] = await said('', `{${ability}}`);
    expect([first.startsWith(`cards/smith.yaml:${expected}`) || first, more]).toEqual([true, []]);
  });
});

test('a pack with such an ability is left out as a whole, and nothing breaks', async () => {
  const folder = folderWith({
    'pack.yaml': manifest,
    'cards/smith.yaml': card('{aura: {stat: atack}}'),
    'prices/standard.yaml': 'format: standard\nprices: {smith: 90}\n',
  });
  const { code, err } = await scape(['sim', 'smith', 'hulk', '--games', '1'], { folder });
  expect([code, err.split('\n')[0]]).toEqual([
    2,
    'scape: there is no card "smith" (1 pack could not be read: npx scape check)',
  ]);
});

test('a price table that leaves a card out is told', async () => {
  const { code, out } = await scape(['check', '.'], {
    folder: folderWith({
      'pack.yaml': manifest,
      'cards/smith.yaml': card(''),
      'prices/standard.yaml': 'format: standard\nprices: {smith: 90}\n',
      'prices/duel.yaml': 'format: duel\nprices: {}\n',
    }),
  });
  expect([code, out]).toEqual([
    0,
    expect.stringContaining('prices/duel.yaml:1:1 there is no price for "smith"'),
  ]);
});

describe('scape check --play', () => {
  const rest =
    '{name: Rest, text: It heals as it moves., kind: triggered-automatic, trigger: {on: before-moving}, do: [heal]}';
  const never =
    '{name: Never, text: It heals above level 9000., kind: triggered-automatic, trigger: {on: before-moving}, when: [{comparison: {left: {level-of: self}, is: ">", right: 9000}}], do: [heal]}';
  const aura =
    '{name: Wall, text: It has 1 more defense die., kind: continuous-modifier, do: [{modify-stat: {stat: defense, by: 1}}]}';

  test('tells the parts that were not seen to act, and no others', async () => {
    const { out, code } = await scape(['check', '.', '--play'], {
      folder: folderWith({
        'pack.yaml': manifest,
        'cards/smith.yaml': card(`${rest}, ${aura}, ${never}`),
        'prices/standard.yaml': 'format: standard\nprices: {smith: 90}\n',
      }),
    });
    const told = out.split('\n').filter((line) => line.includes('not shown to act'));
    expect([told.length, told[0]?.includes('Never: not shown to act in'), code]).toEqual([1, true, 0]);
  });
});
