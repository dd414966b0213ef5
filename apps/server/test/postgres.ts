import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
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
  /** It is away, until it is told to come back. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Has it do something, statement by statement. */
  say(sql: readonly string[]): void;
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
  let server = await serve(bin, data, folder, nobody);
  const pause = async (): Promise<void> => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
  };
  return {
    url: `postgres://scape@/postgres?host=${encodeURIComponent(folder)}`,
    pause,
    resume: async () => {
      server = await serve(bin, data, folder, nobody);
    },
    say: (sql) => {
      const words = ['-h', folder, '-U', 'scape', '-d', 'postgres', ...sql.flatMap((one) => ['-c', one])];
      const { status, stderr } = spawnSync(join(bin, 'psql'), words, { encoding: 'utf8' });
      if (status !== 0) throw new Error(`psql: ${stderr}`);
    },
    stop: async () => {
      await pause();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves once it takes connections. */
function serve(
  bin: string,
  data: string,
  folder: string,
  nobody: { readonly uid: number; readonly gid: number } | undefined,
): Promise<ChildProcess> {
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    { ...nobody, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (part) => {
      said += part;
      if (said.includes('ready to accept connections')) resolve(server);
    });
    server.once('exit', () => reject(new Error(`postgres: ${said}`)));
  });
}
