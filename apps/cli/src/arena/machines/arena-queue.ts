import type { ArenaJob } from './arena-database.ts';

/** Jobs that machines share. Each is done at least once; one whose machine died is taken up by another. */
export interface ArenaQueue {
  /** Adds jobs; one that waits or is being done already is not added again. */
  add(jobs: readonly ArenaJob[]): Promise<void>;
  /** How many jobs wait or are being done. */
  left(): Promise<number>;
  /** Does jobs, so many at once, until it is told to stop: what was begun is ended first. */
  work(handle: (job: ArenaJob) => Promise<void>, atOnce: number): { stop(): Promise<void> };
  close(): Promise<void>;
}

/** Milliseconds without a sign of life after which a job's machine counts as dead. */
const patience = 10_000;
/** How often somebody looks for jobs of dead machines, in milliseconds. */
const lookEvery = 2000;
const name = 'scape-arena';

/** A queue of BullMQ in a PostgreSQL. */
export async function openArenaQueue(url: string): Promise<ArenaQueue> {
  const { createPostgresBackend, withBackend } = await import('bullmq');
  const { Queue, Worker } = withBackend(createPostgresBackend);
  const connection = { connectionString: url, migrate: true };
  const queue = new Queue<ArenaJob>(name, { connection });
  queue.on('error', () => undefined);
  await queue.waitUntilReady();
  return {
    add: async (jobs) => {
      await queue.addBulk(
        jobs.map((job) => ({
          name,
          data: job,
          opts: {
            jobId: `${job.experiment}-${job.pair}-${job.games[0]}`,
            removeOnComplete: true,
            removeOnFail: true,
          },
        })),
      );
    },
    left: async () => {
      const counts = await queue.getJobCounts('waiting', 'active', 'delayed', 'prioritized');
      return Object.values(counts).reduce((sum, count) => sum + count, 0);
    },
    work: (handle, atOnce) => {
      const worker = new Worker<ArenaJob>(name, async ({ data }) => handle(data), {
        connection,
        concurrency: atOnce,
        lockDuration: patience,
        stalledInterval: lookEvery,
        // A job may lose any number of machines.
        maxStalledCount: 1_000_000,
      });
      worker.on('error', () => undefined);
      return { stop: () => worker.close() };
    },
    close: () => queue.close(),
  };
}
