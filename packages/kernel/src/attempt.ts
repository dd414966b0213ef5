import type { Clock } from './clock.ts';
import type { BoundHook } from './compiled-hooks.ts';
import type { Decision } from './decision.ts';
import { KernelError, namedError } from './error.ts';
import type { RunFrame } from './frame.ts';
import type { TriggerHook } from './hook.ts';
import type { BodyOperation, Vars } from './procedure.ts';
import { Run, suspension } from './run.ts';
import type { State } from './state.ts';

/** What is run: the body of a step, or a hook. */
export type Work = BodyOperation | BoundHook;

// biome-ignore lint/suspicious/noExplicitAny: the kernel does not know the game
type AnyClock = Clock<any>;

/** The hook's source key, or the step of the body. */
export function nameOfWork(work: Work): string {
  return work.hook ? work.source.key : work.name;
}

/**
 * Runs a function until it ends or waits. Returns its run, with the result in `clock.result`, or undefined where it
 * waits. In paranoid mode it is run twice from the same start, the second time with what the first was told, and
 * everything that the two wrote, emitted, asked and returned is compared.
 */
export function attempt(
  clock: AnyClock,
  work: Work,
  values: Vars,
  frame: RunFrame | undefined,
): Run | undefined {
  const mark = frame ? frame.mark : clock.state.mark();
  const events = frame ? frame.events : clock.emitAt;
  if (!clock.paranoid) return once(clock, work, values, newRun(clock, work, frame, mark, events));

  const { state } = clock;
  const before = checksum(state);
  const first = newRun(clock, work, frame, mark, events);
  const ended = once(clock, work, values, first) !== undefined;
  if (first.frame?.calling) return undefined;
  clock.settle(first.recorded);
  const told = tale(clock, ended, mark);
  const { emitAt } = clock;
  const asked = first.recorded.length;
  state.rollback(mark);
  clock.emitAt = events;
  clock.waiting = [];
  if (checksum(state) !== before)
    throw new KernelError('foreign-mutation', first.where, 'state was changed without the context');
  const second = newRun(clock, work, first.frame ?? frame, mark, events);
  second.recorded = first.recorded;
  const again = once(clock, work, values, second);
  const toldAgain = tale(clock, again !== undefined, mark);
  if (told !== toldAgain)
    throw new KernelError('diverged-run', first.where, `two runs differ: ${told} and ${toldAgain}`);
  if (clock.emitAt !== emitAt || second.recorded.length !== asked)
    throw new KernelError('diverged-run', first.where, 'two runs emitted or asked differently');
  return again;
}

function newRun(clock: AnyClock, work: Work, frame: RunFrame | undefined, mark: number, events: number): Run {
  return work.hook
    ? new Run(clock, work.source.key, work.source.key, frame, work.owned, mark, events)
    : new Run(clock, work.name, undefined, frame, undefined, mark, events);
}

function once(clock: AnyClock, work: Work, values: Vars, run: Run): Run | undefined {
  try {
    clock.result = clock.paranoid ? guarded(clock, work, values, run) : perform(work, values, run);
  } catch (error) {
    if (!run.suspended) throw run.fault ?? namedError(error, run.where);
    if (error !== suspension || run.fault)
      throw new KernelError('caught-suspension', run.where, String(error), error);
    clock.pushRun(run);
    return undefined;
  }
  if (run.suspended)
    throw new KernelError('caught-suspension', run.where, 'it returned although it had to wait');
  if (run.fault) throw run.fault;
  run.stopped = true;
  if (run.cursor < run.recorded.length)
    throw new KernelError('diverged-run', run.where, 'it asked for less when it was run again');
  return run;
}

function guarded({ options }: AnyClock, work: Work, values: Vars, run: Run): unknown {
  const { guard = (plain) => plain() } = options;
  return guard(() => perform(work, values, run));
}

function perform(work: Work, values: Vars, run: Run): unknown {
  return work.hook ? (work.hook as TriggerHook).run(run, values, work.source) : work.body(run, values);
}

/** All that a run has done so far, as text. */
function tale(clock: AnyClock, ended: boolean, mark: number): string {
  const { writes, rows } = clock.state.changesBetween(mark, clock.state.mark());
  const asked = clock.waiting.map(({ seat, asks, choice }: Decision) => [
    seat,
    asks,
    Array.from(choice.options),
    choice.extras ?? [],
  ]);
  return JSON.stringify([ended ? (clock.result ?? null) : asked, writes, rows, checksum(clock.state)]);
}

/** A number that changes with every integer of the state. */
export function checksum({ buffer }: State): number {
  let sum = buffer.length;
  for (let at = 0; at < buffer.length; at++)
    sum = (Math.imul(sum ^ (buffer[at] as number), 0x01000193) + 0x9e3779b9) | 0;
  return sum;
}
