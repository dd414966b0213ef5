import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderWith, scape } from '../../test/scape.ts';

test('a new pack, card and ability are whole: they are checked, shown and played', async () => {
  const parent = folderWith({});
  const { code, out } = await scape(['new', 'pack', 'Tin Village'], { folder: parent });
  expect([code, out.includes('new  tin-village/pack.yaml')]).toEqual([0, true]);
  const folder = `${parent}/tin-village`;
  expect((await scape(['new', 'card', 'Tin Smith', '--points', '90'], { folder })).code).toBe(0);
  const ability = await scape(['new', 'ability', 'Long Arm'], { folder });
  expect(ability.out).toContain('abilities: [long-arm]');
  const path = `${folder}/cards/tin-smith.yaml`;
  const { writeFileSync } = await import('node:fs');
  writeFileSync(path, readFileSync(path, 'utf8').replace('abilities: []', 'abilities: [long-arm]'));
  const checked = await scape(['check', '.'], { folder });
  expect(checked).toMatchObject({ code: 0, err: '' });
  expect(checked.out).toContain('fine .: tin-village@0.1.0, 2 cards, 1 abilities');
  expect((await scape(['card', 'show', 'tin smith'], { folder })).out).toContain('LONG ARM');
  const tested = await scape(['test'], { folder });
  expect(tested.out).toContain('the script has SSBB for attack by');
  expect(tested.out).toContain('2 passed, 1 failed');
  const played = await scape(
    ['demo', '--army', 'tin smith', '--army', 'first-card', '--seed', 'a', '--no-maps'],
    { folder },
  );
  expect(played.out).toMatch(/Tin Smith rolls 5 dice against First Card: 4 printed, .*\+1 Long Arm/);
  const again = await scape(['new', 'card', 'Tin Smith'], { folder });
  expect([again.code, again.err.includes('cards/tin-smith.yaml is there already')]).toEqual([2, true]);
});

test.each([
  [['new', 'card', 'Smith'], 'there is no pack.yaml here'],
  [['new', 'pack'], 'the pack needs a name'],
  [['new', 'pack', 'Zwölf'], 'take a name of plain letters'],
])('%j is refused with what to do', async (words, expected) => {
  const { code, err } = await scape(words, { folder: folderWith({}) });
  expect([code, err.includes(expected)]).toEqual([2, true]);
});

test('what is wrong with an ability as data is told with its card', async () => {
  const parent = folderWith({});
  await scape(['new', 'pack', 'Odd'], { folder: parent });
  const folder = `${parent}/odd`;
  await scape(['new', 'ability', 'Long Arm'], { folder });
  const { writeFileSync } = await import('node:fs');
  writeFileSync(
    `${folder}/abilities/long-arm.yaml`,
    'name: Long Arm\ntext: It reaches farther.\nkind: continuous-modifier\ndo: [{ modify-stat: { stat: rnge, by: 1 } }]\n',
  );
  const { code, out } = await scape(['check', '.'], { folder });
  expect(code).toBe(1);
  expect(out).toContain('abilities/long-arm.yaml:1:1 Long Arm: ');
  expect(out).toContain('stat is none of attack');
});
