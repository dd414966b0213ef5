import { KernelError, namedError } from '../error.ts';
import type { TriggerHook } from '../hooks/hook.ts';
import type { AnyClock } from './clock.ts';
import type { Work } from './compile-procedure.ts';
import type { RunFrame } from './frame.ts';
import { Run, suspension } from './run.ts';
import type { Vars } from './step-plan.ts';

/**
 * Runs a function until it ends or waits. Returns its run, with the result in `clock.result`, or undefined where it
 * waits.
 */
export function attempt(
  clock: AnyClock,
  work: Work,
  values: Vars,
  frame: RunFrame | undefined,
): Run | undefined {
  const { mark, events } = frame ?? { mark: clock.state.mark(), events: clock.tape.at };
  const run = new Run(clock, work, frame, mark, events);
  return clock.determinismCheck
    ? clock.determinismCheck.attempt(clock, work, values, run)
    : once(clock, work, values, run);
}

/** Runs a function once, as `attempt` does. @internal */
export function once(clock: AnyClock, work: Work, values: Vars, run: Run): Run | undefined {
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
