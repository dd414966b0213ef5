import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { folderWith, scape } from '../../test/scape.ts';

const battle = ['play', '--seed', 'kept', '--army', 'Red: hulk', '--army', 'Blue: batman'];
const verified = async (folder: string, file: string): Promise<string> =>
  (await scape(['replay', file, '--verify'], { folder })).out;

test('is in its file after every answer', async () => {
  const folder = folderWith({});
  const seen: number[] = [];
  await scape([...battle, '--save', 'game.json'], {
    folder,
    typed: ['auto', 'auto', 'auto', 'auto', 'quit'],
    watching: (out) => {
      if (!out.endsWith('\n> ') || !existsSync(`${folder}/game.json`)) return;
      seen.push(JSON.parse(readFileSync(`${folder}/game.json`, 'utf8')).match.inputs.length);
    },
  });
  expect(new Set(seen).size).toBe(4);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(await verified(folder, 'game.json')).toMatch(/^same: /);
});

test('is kept by itself where nobody named a file, offered and gone on with, until it is over', async () => {
  const folder = folderWith({});
  const gamesFolder = `${folder}/state/games`;
  const world = { folder, gamesFolder };
  const unplayed = await scape(battle, { ...world, typed: ['quit'] });
  expect(unplayed.out).toContain('Nobody has answered yet');
  expect(existsSync(gamesFolder)).toBe(false);
  const { code, out } = await scape(battle, { ...world, typed: ['auto', '1 1 1 1', 'auto'] });
  expect(code).toBe(0);
  expect(out).toContain('The game is not finished. It is kept; npx scape play --continue goes on with it.');
  const [file = ''] = readdirSync(gamesFolder);
  expect(await verified(folder, `state/games/${file}`)).toMatch(/^same: /);

  const menu = await scape(['play'], { ...world, typed: ['1', 'quit'] });
  expect(menu.out).toMatch(/1 {2}Go on +SuperScape on First Light, round 1: Red \(Hulk\) against Blue/);
  expect(menu.out).toContain('━━ Round 1 ━');
  const again = await scape(['play', '--continue'], { ...world, typed: ['quit'] });
  expect(again.out).toContain('━━ Round 1 ━');
  expect(again.out).not.toContain('Placement order');

  const whole = await scape(['play', '--continue'], { ...world, typed: Array<string>(400).fill('auto') });
  expect([whole.code, readdirSync(gamesFolder)]).toEqual([0, []]);
  const none = await scape(['play', '--continue'], world);
  expect([none.code, none.err]).toEqual([2, expect.stringContaining('no game is kept that is not over')]);
});

test('is refused a file that cannot be written before anybody plays, and says so where that comes later', async () => {
  const folder = folderWith({ plain: '' });
  mkdirSync(`${folder}/maps`);
  for (const [file, said] of [
    ['none/game.json', 'none/game.json cannot be written: there is no such folder'],
    ['plain/game.json', 'plain/game.json cannot be written: there is no such folder'],
    ['maps', 'maps cannot be written: it is a folder'],
  ] as const) {
    const { code, err, out } = await scape([...battle, '--save', file], { folder, typed: ['quit'] });
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(said);
  }
  const full = await scape([...battle, '--save', '/dev/full'], { folder, typed: ['auto', 'auto', 'quit'] });
  expect(full.code).toBe(2);
  expect(full.out).toContain('the game is not kept: /dev/full cannot be written: the disk is full');
  expect(full.out.match(/is not kept/g)).toHaveLength(1);
});

test.each([
  ['SIGTERM', 143],
  ['SIGHUP', 129],
  ['SIGKILL', null],
] as const)(
  'is whole in its file after %s, and that is said where it can be',
  async (signal, expected) => {
    const folder = folderWith({});
    const main = join(import.meta.dirname, '../main.ts');
    const words = ['--conditions=@scapewright/source', main, ...battle, '--save', 'game.json'];
    const child = spawn(process.execPath, words, { cwd: folder, stdio: ['pipe', 'pipe', 'pipe'] });
    const said = { out: '', err: '' };
    child.stdout.on('data', (part) => {
      said.out += part;
    });
    child.stderr.on('data', (part) => {
      said.err += part;
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const asked = async (times: number): Promise<void> => {
      while (said.out.split('\n> ').length <= times && child.exitCode === null) await setTimeout(10);
    };
    for (let answers = 1; answers <= 3; answers++) {
      await asked(answers);
      child.stdin.write('auto\n');
    }
    await asked(4);
    child.kill(signal);
    expect(await ended).toBe(expected);
    if (expected !== null)
      expect(said.err).toContain(
        `ended by ${signal}; the game is not finished\n       It is in game.json; npx scape play --load`,
      );
    expect(await verified(folder, 'game.json')).toMatch(/^same: /);
  },
  60_000,
);
