import type { Clock } from './clock.ts';
import type { Decision } from './decision.ts';
import { KernelError } from './error.ts';
import type { RunFrame } from './frame.ts';
import { Run, suspension } from './run.ts';

type Attempt =
  | { readonly done: true; readonly result: unknown; readonly frame: RunFrame | undefined }
  | { readonly done: false };

/**
 * Runs a function until it ends or waits. In paranoid mode it is run twice from the same start, with what the first run
 * was told, and everything that the two wrote, emitted, asked and returned is compared.
 */
export function attempt(
  // biome-ignore lint/suspicious/noExplicitAny: the kernel does not know the game
  clock: Clock<any>,
  frame: RunFrame | undefined,
  where: string,
  source: string | undefined,
  owned: ReadonlySet<number> | undefined,
  work: (run: Run) => unknown,
): Attempt {
  const { state, options } = clock;
  const mark = frame?.mark ?? state.mark();
  const events = frame?.events ?? clock.emitAt;
  if (!options.paranoid) return once(clock, new Run(clock, where, source, frame, owned, mark, events), work);

  const before = checksum(state.buffer);
  const guarded = (run: Run): unknown => (options.guard ? options.guard(() => work(run)) : work(run));
  const first = new Run(clock, where, source, frame, owned, mark, events);
  const one = once(clock, first, guarded);
  if (!one.done && first.frame?.calling) return one;
  const firstTold = one.done
    ? `${JSON.stringify(one.result) ?? ''} ${state.writesSince(mark)}`
    : signature(clock.waiting);
  const firstEvents = clock.emitAt;
  const recorded = first.recorded.length;
  const waiting = clock.waiting;
  state.rollback(mark);
  clock.emitAt = events;
  clock.waiting = [];
  if (checksum(state.buffer) !== before)
    throw new KernelError('foreign-mutation', where, 'the state was changed without the context');
  const answered = [...clock.answered];
  const second = new Run(clock, where, source, first.frame ?? frame, owned, mark, events);
  second.recorded = first.recorded;
  const decider = clock.decider;
  if (!one.done) clock.decider = undefined;
  const two = once(clock, second, guarded);
  clock.decider = decider;
  clock.answered = answered;
  const secondTold = two.done
    ? `${JSON.stringify(two.result) ?? ''} ${state.writesSince(mark)}`
    : signature(clock.waiting);
  if (one.done !== two.done || firstTold !== secondTold)
    throw new KernelError('diverged-run', where, `two runs differ: ${firstTold} and ${secondTold}`);
  if (clock.emitAt !== firstEvents || second.recorded.length !== recorded)
    throw new KernelError('diverged-run', where, 'two runs emitted or asked differently');
  if (!two.done) clock.waiting = waiting;
  return two;
}

// biome-ignore lint/suspicious/noExplicitAny: the kernel does not know the game
function once(clock: Clock<any>, run: Run, work: (run: Run) => unknown): Attempt {
  let result: unknown;
  try {
    result = work(run);
  } catch (error) {
    if (error === suspension && run.suspended) {
      clock.pushRun(run);
      return { done: false };
    }
    if (run.suspended && !(error instanceof KernelError))
      throw new KernelError('caught-suspension', run.where, String(error));
    throw error;
  }
  if (run.suspended)
    throw new KernelError('caught-suspension', run.where, 'it returned although it had to wait');
  if (run.cursor < run.recorded.length)
    throw new KernelError('diverged-run', run.where, 'it asked for less when it was run again');
  run.dead = true;
  return { done: true, result, frame: run.frame };
}

function signature(waiting: readonly Decision[]): string {
  return JSON.stringify(
    waiting.map(({ seat, asks, choice }) => [seat, asks, Array.from(choice.options), choice.extras ?? []]),
  );
}

function checksum(buffer: Int32Array): number {
  let sum = buffer.length;
  for (const word of buffer) sum = (Math.imul(sum ^ word, 0x01000193) + 0x9e3779b9) | 0;
  return sum;
}
