import type { AnyClock } from './clock.ts';
import { settle } from './course.ts';
import { KernelError, namedError } from './error.ts';
import type { RunFrame } from './frame.ts';
import type { TriggerHook } from './hook.ts';
import type { Vars, Work } from './procedure.ts';
import { Run, suspension } from './run.ts';
import type { State } from './state.ts';

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
  const events = frame ? frame.events : clock.tape.at;
  const first = new Run(clock, work, frame, mark, events);
  if (!clock.paranoid) return once(clock, work, values, first);

  const { state } = clock;
  const before = checksum(state);
  const ended = once(clock, work, values, first) !== undefined;
  if (first.frame?.calling) return undefined;
  settle(clock, first.recorded);
  const told = tale(clock, ended, first);
  state.rollback(mark);
  clock.tape.at = events;
  clock.waiting = [];
  if (checksum(state) !== before)
    throw new KernelError('foreign-mutation', first.where, 'state was changed without the context');
  const second = new Run(clock, work, first.frame, mark, events);
  second.recorded = first.recorded;
  const again = once(clock, work, values, second);
  const toldAgain = tale(clock, again !== undefined, second);
  if (told !== toldAgain)
    throw new KernelError('diverged-run', first.where, `two runs differ: ${told} and ${toldAgain}`);
  return again;
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
function tale({ state, waiting, result, tape }: AnyClock, ended: boolean, run: Run): string {
  const asked = waiting.map(({ seat, asks, choice }) => [seat, asks, choice.options, choice.extras]);
  const { writes, rows } = state.changesBetween(run.mark, state.mark());
  const done = ended ? (result ?? null) : asked;
  return JSON.stringify([done, writes, rows, tape.at, run.recorded.length, checksum(state)]);
}

/** A number that changes with every integer of the state. */
export function checksum(state: State): number {
  let sum = 0;
  for (const values of state.segments()) {
    sum = Math.imul(sum, 31) + values.length;
    for (let at = 0; at < values.length; at++)
      sum = (Math.imul(sum ^ (values[at] as number), 0x01000193) + 0x9e3779b9) | 0;
  }
  return sum;
}
