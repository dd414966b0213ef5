import { type ArenaResult, type Experiment, gamesOf, resultKey } from '@scapewright/sim';
import { CliError, exitCodes } from '../../errors/cli-error.ts';
import { ArenaDatabase, type ArenaJob } from './arena-database.ts';
import { type ArenaQueue, openArenaQueue } from './arena-queue.ts';

/** How an experiment is given to other machines. */
export interface SharedRun {
  readonly url: string;
  readonly signal: AbortSignal;
  /** So many games are played. */
  readonly onProgress: (played: number) => void;
}

/** Games in one job: the two that have the same dice. */
const gamesOfJob = 2;
const lookEvery = 500;

/** Has workers elsewhere play what is left of an experiment, and gives all that is played of it when it is over or stopped. */
export async function shareExperiment(
  experiment: Experiment,
  { url, signal, onProgress }: SharedRun,
): Promise<readonly ArenaResult[]> {
  const database = await openDatabase(url);
  const queue = await openArenaQueue(url);
  try {
    const key = await database.keepExperiment(experiment);
    const total = gamesOf(experiment).length;
    await database.forgetFailures(key);
    for (let laid = 0; !signal.aborted; ) {
      const played = await database.count(key);
      onProgress(played);
      if (played >= total) break;
      if (laid === 0 || (await queue.left()) === 0) {
        await endIfBroken(database, key);
        await layJobs(experiment, { database, queue, key });
        laid++;
      }
      await pause(lookEvery, signal);
    }
    return await database.results(key);
  } finally {
    await queue.close();
    await database.close();
  }
}

/** Opens the database. Throws what people can put right. */
export async function openDatabase(url: string): Promise<ArenaDatabase> {
  try {
    return await ArenaDatabase.open(url);
  } catch (error) {
    throw new CliError(
      `the database does not answer: ${(error as Error).message}`,
      'give the address of a PostgreSQL, as in --database postgres://user:password@host/name',
    );
  }
}

/** Lays a job for every two games that are not played yet. */
async function layJobs(
  experiment: Experiment,
  {
    database,
    queue,
    key,
  }: { readonly database: ArenaDatabase; readonly queue: ArenaQueue; readonly key: string },
): Promise<void> {
  const played = new Set((await database.results(key)).map(resultKey));
  const jobs = new Map<string, ArenaJob>();
  for (const { pair, game } of gamesOf(experiment)) {
    if (played.has(resultKey({ pair, game }))) continue;
    const twin = `${pair}/${Math.floor(game / gamesOfJob)}`;
    const job = jobs.get(twin) ?? { experiment: key, pair, games: [] };
    jobs.set(twin, { ...job, games: [...job.games, game] });
  }
  await queue.add([...jobs.values()]);
}

/** A game that breaks breaks again wherever it is played: nobody waits for it. */
async function endIfBroken(database: ArenaDatabase, key: string): Promise<void> {
  const [first, ...more] = await database.failures(key);
  if (!first) return;
  throw new CliError(
    `game ${first.game} of pair ${first.pair} broke${more.length > 0 ? ` (and ${more.length} more)` : ''}: ${first.reason}`,
    'this is a fault of the program: please report it with the experiment',
    exitCodes.broken,
  );
}

/** Waits, but not longer than until the signal. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
