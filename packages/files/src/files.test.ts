import { spawn } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FileError, isPlainFile, readWithin, writeWhole } from './index.ts';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'scape-files-'));

/** What a call that has to fail says. */
function said(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    expect(error).toBeInstanceOf(FileError);
    return (error as Error).message;
  }
  return 'nothing was thrown';
}

test('a file is written and overwritten, with its rights and through links, and nothing else is left', () => {
  const folder = newFolder();
  const path = join(folder, 'game.json');
  writeWhole(path, 'one');
  chmodSync(path, 0o640);
  symlinkSync('game.json', join(folder, 'link.json'));
  writeWhole(join(folder, 'link.json'), Buffer.from('two'));
  expect(readFileSync(path, 'utf8')).toBe('two');
  expect(statSync(path).mode & 0o777).toBe(0o640);
  expect(lstatSync(join(folder, 'link.json')).isSymbolicLink()).toBe(true);
  expect(readdirSync(folder).sort()).toEqual(['game.json', 'link.json']);
});

test('what cannot be written says why, and what was there before is still there', () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'maps'));
  writeFileSync(join(folder, 'plain'), 'before');
  expect(said(() => writeWhole(join(folder, 'none/game.json'), ''))).toContain(
    'none/game.json cannot be written: there is no such file or folder',
  );
  expect(said(() => writeWhole(join(folder, 'maps'), ''))).toContain('cannot be written: it is a folder');
  expect(said(() => writeWhole(join(folder, 'plain/game.json'), ''))).toContain('a part of its path is no folder');
  expect(said(() => writeWhole(join(folder, 'n'.repeat(300)), ''))).toContain('its name is too long');
  expect(said(() => writeWhole('/dev/full', 'x'))).toBe('/dev/full cannot be written: the disk is full');
  expect(readFileSync(join(folder, 'plain'), 'utf8')).toBe('before');
  expect(readdirSync(folder).sort()).toEqual(['maps', 'plain']);
});

test('a program that is killed while it writes leaves one whole file, the old or the new', async () => {
  const folder = newFolder();
  const path = join(folder, 'game.json');
  const texts = ['a', 'b'].map((letter) => letter.repeat(3_000_000));
  const module = JSON.stringify(join(import.meta.dirname, 'write-whole.ts'));
  const script = `
    import { writeWhole } from ${module};
    for (let at = 0; ; at++) writeWhole(${JSON.stringify(path)}, 'ab'[at % 2].repeat(3_000_000));`;
  for (let round = 0; round < 6; round++) {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    while (statSync(path, { throwIfNoEntry: false }) === undefined) await setTimeout(5);
    await setTimeout(60 + round * 17);
    child.kill('SIGKILL');
    await ended;
    expect(texts).toContain(readFileSync(path, 'utf8'));
  }
}, 30_000);

test('a file is read up to a limit, and no further', () => {
  const path = join(newFolder(), 'game.json');
  writeFileSync(path, 'x'.repeat(200_000));
  expect(readWithin(path, 200_000)).toHaveLength(200_000);
  expect(said(() => readWithin(path, 199_999))).toContain(
    'game.json is too long: it has 200000 bytes, and 199999 bytes are allowed',
  );
  expect(said(() => readWithin('/dev/zero', 1_000_000))).toContain('/dev/zero is too long: it has more');
  expect(readWithin('/dev/null', 10)).toHaveLength(0);
  expect(said(() => readWithin(tmpdir(), 10_000_000))).toContain('cannot be read: it is a folder');
  expect(said(() => readWithin(`${path}.none`, 10))).toContain('cannot be read: there is no such file or folder');
});

test('a path below a file, or to nothing, is no file', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'a.yaml'), '');
  symlinkSync('a.yaml', join(folder, 'link'));
  const paths = ['a.yaml', 'link', '.', 'nothing', 'a.yaml/b.yaml', 'x'.repeat(5000)];
  expect(paths.map((path) => isPlainFile(join(folder, path)))).toEqual([true, true, false, false, false, false]);
});
