import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder of Debian's programs of PostgreSQL, the newest; undefined where there are none. `PG_BIN` names another one. */
export function postgresPrograms(): string | undefined {
  const named = process.env['PG_BIN'];
  if (named !== undefined) return named;
  const shelf = '/usr/lib/postgresql';
  const versions = existsSync(shelf) ? readdirSync(shelf).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => join(shelf, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

/** A PostgreSQL of its own in a folder of its own, on a socket without a port. */
export interface Postgres {
  /** As `DATABASE_URL` has it. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts one. PostgreSQL refuses root, so root becomes `nobody` for it. */
export async function startPostgres(bin: string): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'scape-pg-'));
  const data = join(folder, 'data');
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
  if (nobody) chownSync(folder, nobody.uid, nobody.gid);
  const words = ['-D', data, '-U', 'scape', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  const made = spawnSync(join(bin, 'initdb'), words, { ...nobody, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    { ...nobody, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (part) => {
      said += part;
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`postgres: ${said}`)));
  });
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
