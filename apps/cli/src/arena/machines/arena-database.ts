import { createHash } from 'node:crypto';
import type { ArenaResult, Experiment } from '@scapewright/sim';
import type { Pool } from 'pg';

/** Which games of an experiment a job is about. */
export interface ArenaJob {
  /** The key of the experiment in the database. */
  readonly experiment: string;
  readonly pair: number;
  readonly games: readonly number[];
}

/** Only one process at a time makes the tables. */
const lockOfTables = 7_202_611;

const tables = `
  create schema if not exists scape_arena;
  create table if not exists scape_arena.experiments (
    experiment text primary key,
    body jsonb not null
  );
  create table if not exists scape_arena.results (
    experiment text not null references scape_arena.experiments on delete cascade,
    pair integer not null,
    game integer not null,
    result jsonb not null,
    primary key (experiment, pair, game)
  );
  create table if not exists scape_arena.failures (
    experiment text not null references scape_arena.experiments on delete cascade,
    pair integer not null,
    game integer not null,
    reason text not null,
    primary key (experiment, pair, game)
  );
`;

/** An experiment's key: its name, its seed, and a sum over all that is in it, so that two that differ are never mixed. */
export function keyOf(experiment: Experiment): string {
  const sum = createHash('sha256').update(JSON.stringify(experiment)).digest('hex').slice(0, 16);
  return `${experiment.name}/${experiment.seed}/${sum}`;
}

/**
 * Experiments and their results in a PostgreSQL that several machines share. A result is known by experiment, pair and game: the same
 * game played twice is kept once.
 */
export class ArenaDatabase {
  private readonly pool: Pool;

  private constructor(pool: Pool) {
    this.pool = pool;
  }

  /** Connects, and makes the tables where there are none. */
  static async open(url: string): Promise<ArenaDatabase> {
    const { default: pg } = await import('pg');
    const pool = new pg.Pool({ connectionString: url, max: 4 });
    // A connection that ends while it is not used is made anew when it is wanted.
    pool.on('error', () => undefined);
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock($1)', [lockOfTables]);
      await client.query(tables);
      await client.query('commit');
    } finally {
      client.release();
    }
    return new ArenaDatabase(pool);
  }

  /** Keeps an experiment; gives its key. */
  async keepExperiment(experiment: Experiment): Promise<string> {
    const key = keyOf(experiment);
    await this.pool.query(
      'insert into scape_arena.experiments (experiment, body) values ($1, $2) on conflict do nothing',
      [key, JSON.stringify(experiment)],
    );
    return key;
  }

  /** An experiment by its key; undefined where somebody has taken it away. */
  async experiment(key: string): Promise<Experiment | undefined> {
    const { rows } = await this.pool.query('select body from scape_arena.experiments where experiment = $1', [
      key,
    ]);
    return (rows[0] as { body: Experiment } | undefined)?.body;
  }

  async keepResult(key: string, result: ArenaResult): Promise<void> {
    await this.pool.query(
      'insert into scape_arena.results (experiment, pair, game, result) values ($1, $2, $3, $4) on conflict do nothing',
      [key, result.pair, result.game, JSON.stringify(result)],
    );
  }

  async keepFailure(key: string, pair: number, game: number, reason: string): Promise<void> {
    await this.pool.query(
      'insert into scape_arena.failures (experiment, pair, game, reason) values ($1, $2, $3, $4) on conflict do nothing',
      [key, pair, game, reason],
    );
  }

  /** How many games of an experiment are played. */
  async count(key: string): Promise<number> {
    const { rows } = await this.pool.query(
      'select count(*)::int as count from scape_arena.results where experiment = $1',
      [key],
    );
    return (rows[0] as { count: number }).count;
  }

  async results(key: string): Promise<readonly ArenaResult[]> {
    const { rows } = await this.pool.query(
      'select result from scape_arena.results where experiment = $1 order by pair, game',
      [key],
    );
    return (rows as readonly { result: ArenaResult }[]).map(({ result }) => result);
  }

  /** Which games of a job are played already. */
  async played({ experiment, pair, games }: ArenaJob): Promise<ReadonlySet<number>> {
    const { rows } = await this.pool.query(
      'select game from scape_arena.results where experiment = $1 and pair = $2 and game = any($3)',
      [experiment, pair, games],
    );
    return new Set((rows as readonly { game: number }[]).map(({ game }) => game));
  }

  /** Games that broke are tried again. */
  async forgetFailures(key: string): Promise<void> {
    await this.pool.query('delete from scape_arena.failures where experiment = $1', [key]);
  }

  /** Games that broke, and why. */
  async failures(key: string): Promise<readonly { pair: number; game: number; reason: string }[]> {
    const { rows } = await this.pool.query(
      'select pair, game, reason from scape_arena.failures where experiment = $1 order by pair, game',
      [key],
    );
    return rows;
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}
