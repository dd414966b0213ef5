import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Reply } from '@scapewright/kernel';
import type { BotTask } from '@scapewright/table';

/** What comes back from a thread. */
export type Thought = { readonly reply: Reply } | { readonly fault: string };

interface Waiting {
  readonly task: BotTask;
  readonly done: (thought: Thought) => void;
}

/** Threads in which bots think, so that no table waits for another's. They begin with the first task, and end by themselves when the program does. */
export class Thinkers {
  private readonly most: number;
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Waiting>();
  private readonly queue: Waiting[] = [];
  private isClosed = false;

  constructor(most = Math.max(1, availableParallelism() - 1)) {
    this.most = most;
  }

  /** What a bot answers. Rejects where its thread fails. */
  think(task: BotTask): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const done = (thought: Thought): void =>
        'reply' in thought ? resolve(thought.reply) : reject(new Error(thought.fault));
      if (this.isClosed) {
        done({ fault: 'the server ends' });
        return;
      }
      this.queue.push({ task, done });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const workers = [...this.idle, ...this.busy.keys()];
    for (const waiting of [...this.queue, ...this.busy.values()]) waiting.done({ fault: 'the server ends' });
    this.queue.length = 0;
    this.busy.clear();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  private next(): void {
    const waiting = this.queue[0];
    const worker = waiting && (this.idle.pop() ?? this.open());
    if (!worker || !waiting) return;
    this.queue.shift();
    this.busy.set(worker, waiting);
    worker.postMessage(waiting.task);
  }

  private open(): Worker | undefined {
    if (this.busy.size + this.idle.length >= this.most) return undefined;
    const worker = new Worker(new URL(`./thinker.worker${extname(import.meta.url)}`, import.meta.url));
    worker.unref();
    worker.on('message', (thought: Thought) => {
      const waiting = this.busy.get(worker);
      this.busy.delete(worker);
      if (!this.isClosed) this.idle.push(worker);
      waiting?.done(thought);
      this.next();
    });
    worker.on('error', (error) => {
      const waiting = this.busy.get(worker);
      this.busy.delete(worker);
      waiting?.done({ fault: error.message });
      this.next();
    });
    return worker;
  }
}
