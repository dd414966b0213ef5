import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const shelf = '/usr/lib/postgresql';

/** The programs of the newest PostgreSQL of Debian's, or those that `PG_BIN` names; undefined where there are none. */
export const postgresBin: string | undefined =
  process.env['PG_BIN'] ??
  (existsSync(shelf) ? readdirSync(shelf) : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(shelf, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));

/** A PostgreSQL in a folder of its own, on a socket without a port. It refuses root, so root becomes `nobody` for it. */
export async function postgresAt(bin: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'scape-arena-'));
  const data = join(folder, 'data');
  const who = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
  if (who) chownSync(folder, who.uid, who.gid);
  const begin = ['-D', data, '-U', 'scape', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  const made = spawnSync(join(bin, 'initdb'), begin, { ...who, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    { ...who, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await readiness(server);
  return {
    url: `postgres://scape@/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function readiness(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (part) => {
      said += part;
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`postgres: ${said}`)));
  });
}
