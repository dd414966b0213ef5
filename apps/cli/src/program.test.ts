import { describe, expect, test } from 'vitest';
import { folderWith, scape } from '../test/scape.ts';

const commands = [
  'demo',
  'play',
  'sim',
  'replay',
  'test',
  'check',
  'rules',
  'map',
  'map show',
  'map check',
  'map convert',
  'map list',
  'card',
  'card show',
  'card list',
  'new',
  'new pack',
  'new card',
  'new ability',
  'fuzz',
];

describe('the program', () => {
  test('lists its commands and its exit codes', async () => {
    const { code, out, err } = await scape(['--help']);
    expect([code, err]).toEqual([0, '']);
    for (const command of commands.filter((name) => !name.includes(' ')))
      expect(out).toContain(`  ${command}`);
    expect(out).toContain('Exit codes: 0 all went well');
  });

  test.each(commands)('shows the help of %s with an example', async (command) => {
    const { code, out } = await scape([...command.split(' '), '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: scape ${command}`);
    expect(out).toMatch(new RegExp(`Examples:\\n {2}\\$ npx scape ${command}`));
  });

  test.each([
    [['dem'], 'Did you mean demo?'],
    [['demo', '--sead', '1'], 'Did you mean --seed?'],
    [['demo', '--report', 'much'], 'Allowed choices are brief, normal, full'],
    [['sim', '--games', '0'], 'It takes a whole number from 1 to 10000000.'],
    [['sim', '--games', 'many'], 'It takes a whole number'],
    [['demo', '--map', 'frist-light'], 'did you mean first-light?'],
    [['demo', '--army', 'hulkk', '--army', 'batman'], 'did you mean hulk?'],
    [['demo', '--army', 'hulk x2', '--army', 'batman'], 'Hulk may stand on a team only once'],
    [['demo', '--army', 'A: hulk', '--army', 'A: batman'], 'two armies are called A'],
    [['demo', '--points', '500'], 'Dawn: '],
    [['sim', '--points', '500'], 'change the armies, or the point limit'],
    [['sim', 'hulk'], 'a battle needs two armies'],
    [
      ['sim', '--bot', 'clever'],
      'random, greedy, shrewd, thinker, planner, quick; with a temper as in greedy-bold',
    ],
    [['rules', 'SS-CMB-O17'], 'did you mean SS-CMB-017'],
    [['map', 'show', 'first-light', '--reach', 'zz99'], 'the map has no space "zz99"'],
    [['card', 'show', 'batmann'], 'did you mean batman?'],
    [['replay', 'nothing.json'], 'nothing.json cannot be read'],
    [['play', '--player', 'cat'], '"cat" cannot play'],
    [['check', 'no-such-folder'], 'there is no folder no-such-folder'],
  ])('says what is wrong with %j, what to do, and ends with 2', async (words, expected) => {
    const { code, out, err } = await scape(words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(expected);
  });

  test('tells of a fault of its own apart from those of its callers', async () => {
    const folder = folderWith({ 'game.json': '{"format": 1' });
    expect((await scape(['replay', 'game.json'], { folder })).code).toBe(2);
    const broken = { folder, environment: {} };
    const { code, err } = await scape(['map', 'show', '\0'], broken);
    expect([code, err.includes('this should not have happened') ? 'fault' : 'refused']).toEqual([
      2,
      'refused',
    ]);
  });
});
