import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderWith, scape } from '../../test/scape.ts';

/** Threads of scenarios and games are started, on a machine that may have other work too. */
const patienceMs = 120_000;

test(
  'a new pack, card and ability are whole: they are checked, shown and played',
  async () => {
    const parent = folderWith({});
    const { code, out } = await scape(['new', 'pack', 'Tin Village'], { folder: parent });
    expect([code, out.includes('new  tin-village/pack.yaml')]).toEqual([0, true]);
    const folder = `${parent}/tin-village`;
    expect((await scape(['new', 'card', 'Tin Smith', '--points', '90'], { folder })).code).toBe(0);
    const ability = await scape(['new', 'ability', 'Long Arm'], { folder });
    expect(ability.out).toContain('abilities: [long-arm]');
    const path = `${folder}/cards/tin-smith.yaml`;
    writeFileSync(path, readFileSync(path, 'utf8').replace('abilities: []', 'abilities: [long-arm]'));
    const checked = await scape(['check', '.'], { folder });
    expect(checked).toMatchObject({ code: 0, err: '' });
    expect(checked.out).toContain('fine .: tin-village@0.1.0, 2 cards, 1 ability');
    expect((await scape(['card', 'show', 'tin smith'], { folder })).out).toContain('LONG ARM');
    const tested = await scape(['test', '--threads', '1'], { folder });
    expect(tested.out).toContain('3 passed, 0 failed');
    const played = await scape(
      ['demo', '--army', 'tin smith', '--army', 'first-card', '--seed', 'b', '--no-maps'],
      { folder },
    );
    expect(played.out).toMatch(/Tin Smith .*\+1 Long Arm/);
    const again = await scape(['new', 'card', 'Tin Smith'], { folder });
    expect([again.code, again.err.includes('cards/tin-smith.yaml is there already')]).toEqual([2, true]);
  },
  patienceMs,
);

test.each([
  [['new', 'card', 'Smith'], 'there is no pack.yaml here'],
  [['new', 'pack'], 'the pack needs a name'],
  [['new', 'pack', 'Zwölf'], 'take a name of plain letters'],
])('%j is refused with what to do', async (words, expected) => {
  const { code, err } = await scape(words, { folder: folderWith({}) });
  expect([code, err.includes(expected)]).toEqual([2, true]);
});

test(
  'an ability in code is run only for whoever trusts it, everywhere',
  async () => {
    const parent = folderWith({});
    await scape(['new', 'pack', 'Coded'], { folder: parent });
    const folder = `${parent}/coded`;
    const made = await scape(['new', 'ability', 'Iron Grip', '--coded'], { folder });
    expect(made.out).toContain('new  abilities/iron-grip/iron-grip.mjs');
    const card = `${folder}/cards/first-card.yaml`;
    const with2 = 'abilities: [{ iron-grip: { dice: 2 } }]';
    writeFileSync(card, readFileSync(card, 'utf8').replace('abilities: []', with2));
    const refused = 'abilities/iron-grip/iron-grip.mjs:1:1 the ability is code, and code is not run unasked';
    const unasked = await scape(['check', '.'], { folder });
    expect([unasked.code, unasked.out.startsWith(refused), unasked.out.split('\n').length]).toEqual([
      1,
      true,
      2,
    ]);
    expect((await scape(['test'], { folder })).out.replaceAll(/\s+/g, ' ')).toContain(refused);
    expect((await scape(['card', 'show', 'first-card'], { folder })).code).toBe(2);

    expect((await scape(['check', '.', '--code'], { folder })).out).toContain('fine .: coded@0.1.0');
    const tested = await scape(['test', 'abilities', '--code', '--threads', '1'], { folder });
    expect(tested.out).toContain('1 passed, 0 failed');
    const shown = await scape(['--code', 'card', 'show', 'first-card'], { folder });
    expect(shown.out).toContain('It rolls 2 more attack dice.');
    const armies = ['first-card', 'alien-drone'];
    const sim = ['sim', ...armies, '--games', '4', '--seed', 'a', '--json'];
    const environment = { SCAPE_CODE: '1' };
    const [one, two] = await Promise.all([
      scape([...sim, '--threads', '1'], { folder, environment }),
      scape([...sim, '--threads', '2'], { folder, environment }),
    ]);
    expect([one.code, JSON.parse(two.out)]).toEqual([0, JSON.parse(one.out)]);
    const demo = await scape(
      ['demo', '--army', 'first-card', '--army', 'alien-drone', '--no-maps', '--code', '--seed', 'c'],
      {
        folder,
      },
    );
    expect(demo.out).toMatch(/First Card .*\+2 Iron Grip/);

    writeFileSync(`${folder}/abilities/iron-grip/iron-grip.mjs`, 'export default () => ({ id: 1 });\n');
    const broken = await scape(['check', '.', '--code'], { folder });
    expect([broken.code, broken.out]).toEqual([1, expect.stringContaining('its function gives no ability')]);
  },
  patienceMs,
);

test('what is wrong with an ability as data is told with its card', async () => {
  const parent = folderWith({});
  await scape(['new', 'pack', 'Odd'], { folder: parent });
  const folder = `${parent}/odd`;
  await scape(['new', 'ability', 'Long Arm'], { folder });
  writeFileSync(
    `${folder}/abilities/long-arm.yaml`,
    'name: Long Arm\ntext: It reaches farther.\nkind: continuous-modifier\ndo: [{ modify-stat: { stat: rnge, by: 1 } }]\n',
  );
  const { code, out } = await scape(['check', '.'], { folder });
  expect(code).toBe(1);
  expect(out).toContain('abilities/long-arm.yaml:4:23 Long Arm: ');
  expect(out).toContain('stat is none of attack');
});
