import { KernelError, namedError } from '../error.ts';
import type { Hook } from '../hooks/hook.ts';
import type { State } from '../state/state.ts';
import { once } from './attempt.ts';
import type { AnyClock } from './clock.ts';
import type { Work } from './compile-procedure.ts';
import { settle } from './course.ts';
import type { ClockOptions } from './game-adapter.ts';
import { Run } from './run.ts';
import type { Vars } from './step-plan.ts';

/** Paranoid mode: every function of a match is run twice from the same start, and must do the same. */
export interface DeterminismCheck {
  /** Runs a function until it ends or waits, and a second time with what the first was told. */
  attempt(clock: AnyClock, work: Work, values: Vars, first: Run): Run | undefined;
  /** The hook with its pure functions asked twice. */
  doubled(hook: Hook, key: string, state: State, options: Pick<ClockOptions, 'guard' | 'progress'>): Hook;
  /** Makes plain data unchangeable, all the way down. */
  frozen(value: unknown): void;
}

/** Paranoid mode as every checked engine has it. */
export const determinismCheck: DeterminismCheck = { attempt: attemptTwice, doubled, frozen };

/** Everything that the two runs wrote, emitted, asked and returned is compared. */
function attemptTwice(clock: AnyClock, work: Work, values: Vars, first: Run): Run | undefined {
  const { state } = clock;
  const before = checksum(state);
  const ended = once(clock, work, values, first) !== undefined;
  if (first.frame?.calling) return undefined;
  settle(clock, first.recorded);
  const recorded = tale(clock, ended, first);
  state.rollback(first.mark);
  clock.tape.at = first.events;
  clock.waiting = [];
  if (checksum(state) !== before)
    throw new KernelError('foreign-mutation', first.where, 'state was changed without the context');
  const second = new Run(clock, work, first.frame, first.mark, first.events);
  second.recorded = first.recorded;
  const again = once(clock, work, values, second);
  const toldAgain = tale(clock, again !== undefined, second);
  if (recorded !== toldAgain)
    throw new KernelError('diverged-run', first.where, `two runs differ: ${recorded} and ${toldAgain}`);
  return again;
}

/** All that a run has done so far, as text. */
function tale({ state, waiting, result, tape }: AnyClock, ended: boolean, run: Run): string {
  const asked = waiting.map(({ seat, asks, choice }) => [seat, asks, choice.options, choice.extras]);
  const { writes, rows } = state.changesBetween(run.mark, state.mark());
  const done = ended ? (result ?? null) : asked;
  return JSON.stringify([done, writes, rows, tape.at, run.recorded.length, checksum(state)]);
}

/** A number that changes with every integer of the state. */
function checksum(state: State): number {
  let sum = 0;
  for (const values of state.segments()) {
    sum = Math.imul(sum, 31) + values.length;
    for (let at = 0; at < values.length; at++)
      sum = (Math.imul(sum ^ (values[at] as number), 0x01000193) + 0x9e3779b9) | 0;
  }
  return sum;
}

const pureParts = ['when', 'optional', 'seat', 'by', 'answer'] as const;

/**
 * Paranoid mode for what hooks answer rather than do: each pure function of a hook is asked twice under guard, with
 * arguments that it cannot change, and must say the same and leave the state alone.
 */
function doubled(
  hook: Hook,
  key: string,
  state: State,
  { guard, progress }: Pick<ClockOptions, 'guard' | 'progress'>,
): Hook {
  const copy: Record<string, unknown> = { ...hook };
  for (const part of pureParts) {
    const plain = copy[part];
    if (typeof plain !== 'function') continue;
    copy[part] = (game: unknown, args: object, source: unknown): unknown => {
      progress?.(key);
      const given = Object.freeze({ ...args });
      const ask = (): unknown => plain(game, given, source);
      const before = checksum(state);
      const [one, two] = twice(guard ? () => guard(ask) : ask, `${key} (${part})`);
      if (one !== two)
        throw new KernelError('diverged-run', key, `${part} said ${one}, then ${two}, of the same position`);
      if (checksum(state) !== before)
        throw new KernelError('foreign-mutation', key, `${part} changed the state`);
      return one;
    };
  }
  return copy as unknown as Hook;
}

function twice(ask: () => unknown, where: string): readonly [unknown, unknown] {
  try {
    return [ask(), ask()];
  } catch (error) {
    throw namedError(error, where);
  }
}

/** Makes plain data unchangeable, all the way down. */
function frozen(value: unknown): void {
  const isPlain = Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';
  if (typeof value !== 'object' || value === null || !isPlain || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
}
