import { expect, test } from 'vitest';
import { folderWith, scape } from '../../test/scape.ts';

const manifest =
  'id: yard-pack\nversion: 1.0.0\nengine: ">=0.0.0"\nrulesets: [superscape, heroscape]\nlicence: MIT\ncredits: Somebody\n';
const card = (abilities: string): string =>
  `id: smith\nname: Tin Smith\nunit: hero\nuniqueness: unique\nsize: medium\nheight: 5\nlife: 3\nmove: 5\nrange: 1\nattack: 4\ndefense: 2\nspecies: human\nclass: smith\npersonality: calm\nabilities: [${abilities}]\n`;
const head = (name: string): string => `name: ${name}\ntext: It goes on.\nkind: triggered-automatic\n`;

/** What `scape check` says of a pack whose card has these abilities, by their ids. */
async function said(abilities: Readonly<Record<string, string>>) {
  const files = Object.entries(abilities).map(([id, text]) => [`abilities/${id}.yaml`, text]);
  const { out, code } = await scape(['check', '.'], {
    folder: folderWith({
      'pack.yaml': manifest,
      'cards/smith.yaml': card(Object.keys(abilities).join(', ')),
      'prices/standard.yaml': 'format: standard\nprices: {smith: 90}\n',
      ...Object.fromEntries(files),
    }),
  });
  return `${code} ${out.split('\n').slice(0, -2).join('\n')}`;
}

const on = `${head('Ever On')}trigger: {on: after-move-action}\n`;
const fix = '; add a limit, as "limit: { count: 1, per: turn }", or let it be optional';

test('an ability that triggers itself is a problem, with its name and place', async () => {
  const endless = `1 abilities/ever-on.yaml:1:1 Ever On: it grants what triggers it again, without end${fix}`;
  expect(await said({ 'ever-on': `${on}do: [{grant-action: {action: move}}]\n` })).toBe(endless);
  const inMaps = `${on}do: [{maneuver: {figure: self, spaces: 2}}]\n`;
  expect(await said({ 'ever-on': inMaps })).toContain('it grants what triggers it again, without end');
});

test('abilities that trigger each other are one', async () => {
  const back = `${head('And Back')}trigger: {on: after-attack-action}\ndo: [{grant-action: {action: move}}]\n`;
  const there = `${on}do: [{grant-action: {action: attack}}]\n`;
  const found = await said({ 'and-back': back, 'ever-on': there });
  expect(found.match(/without end/g)).toHaveLength(1);
  expect(found).toContain(
    'And Back: it grants what triggers Ever On, and that grants what triggers it again',
  );
  expect(await said({ 'ever-on': there })).toMatch(/^0/);
});

test('what ends by a limit, by its player or by moving another is none; what conditions end is a warning', async () => {
  const action = 'do: [{grant-action: {action: move}}]\n';
  expect(await said({ 'ever-on': `${on}limit: {count: 1, per: turn}\n${action}` })).toMatch(/^0 $/);
  expect(await said({ 'ever-on': `${on}optional: true\n${action}` })).toMatch(/^0 $/);
  expect(
    await said({
      'ever-on': `${on}choose: [{name: t, figure: {side: ally}}]\ndo: [{grant-action: {action: move, to: t}}]\n`,
    }),
  ).toMatch(/^0 $/);
  expect(await said({ 'ever-on': `${on}when: [{figure-state: {is: wounded}}]\n${action}` })).toBe(
    `0 abilities/ever-on.yaml:1:1 Ever On: it grants what triggers it again, without end while its conditions hold${fix} (a warning)`,
  );
});
