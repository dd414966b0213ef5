import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ArenaResult } from '@scapewright/sim';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresAt, postgresBin } from '../../../test/postgres.ts';
import { scape } from '../../../test/scape.ts';

const program = fileURLToPath(new URL('../../main.ts', import.meta.url));
const games = ['arena', 'ladder', '--pair', 'greedy:random', '--games', '24'];

/** Results without what is measured. */
const plain = (file: string): readonly unknown[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ArenaResult)
    .sort((a, b) => a.pair - b.pair || a.game - b.game)
    .map(({ taken: _, spent: __, ...rest }) => rest);

describe.skipIf(postgresBin === undefined)('an arena over several machines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scape-'));
  const workers: ChildProcess[] = [];
  let database: Awaited<ReturnType<typeof postgresAt>>;

  beforeAll(async () => {
    database = await postgresAt(postgresBin as string);
  });
  afterAll(async () => {
    for (const worker of workers) worker.kill('SIGKILL');
    await database.stop();
  });

  function startWorker(): ChildProcess {
    const words = ['arena', 'work', '--database', database.url, '--threads', '1'];
    const worker = spawn(process.execPath, ['--conditions=@scapewright/source', program, ...words], {
      cwd: folder,
      stdio: 'ignore',
    });
    workers.push(worker);
    return worker;
  }

  test('comes to what one process plays, each game once, though a worker is killed among its games', async () => {
    const { default: pg } = await import('pg');
    const pool = new pg.Pool({ connectionString: database.url });
    const count = async (): Promise<number> => {
      const { rows } = await pool.query('select count(*)::int as count from scape_arena.results');
      return (rows[0] as { count: number }).count;
    };
    const file = join(folder, 'shared.jsonl');
    const waiting = scape([...games, '--database', database.url, '--keep', file, '--json']);
    const doomed = startWorker();
    await expect.poll(() => count().catch(() => 0), { timeout: 120_000, interval: 50 }).toBeGreaterThan(3);
    doomed.kill('SIGKILL');
    const kept = await count();
    expect(kept).toBeLessThan(24);
    startWorker();
    const { code, out } = await waiting;
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ played: 24, games: 24 });
    const alone = join(folder, 'alone.jsonl');
    await scape([...games, '--threads', '1', '--keep', alone, '--json']);
    expect(plain(file)).toEqual(plain(alone));
    // Asked again, nothing is left to play.
    for (const worker of workers) worker.kill('SIGKILL');
    const again = await scape([...games, '--database', database.url, '--json']);
    expect(JSON.parse(again.out)).toMatchObject({ played: 24, games: 24 });
    await pool.end();
  }, 300_000);

  test('says what is wrong with an address that does not answer', async () => {
    const { code, err } = await scape([...games, '--database', 'postgres://nobody@127.0.0.1:1/none']);
    expect(code).toBe(2);
    expect(err).toContain('the database does not answer');
  });
});
