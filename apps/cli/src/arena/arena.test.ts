import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scape } from '../../test/scape.ts';

test('the ladder goes on from the results that it has kept', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'scape-')), 'kept.jsonl');
  const words = ['arena', 'ladder', '--pair', 'greedy:random', '--threads', '1', '--keep', file, '--json'];
  const first = JSON.parse((await scape([...words, '--games', '2'])).out);
  expect(first).toMatchObject({ name: 'ladder', seed: '1', played: 2, games: 2 });
  const kept = readFileSync(file, 'utf8');
  expect(JSON.parse((await scape([...words, '--games', '4'])).out)).toMatchObject({ played: 4, games: 4 });
  expect(readFileSync(file, 'utf8').startsWith(kept)).toBe(true);
  const other = await scape([...words, '--games', '2', '--seed', 'other']);
  expect(other.code).not.toBe(0);
});
