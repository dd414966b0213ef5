import { checksum } from './attempt.ts';
import { KernelError, namedError } from './error.ts';
import type { ClockOptions } from './game-adapter.ts';
import type { Hook } from './hook.ts';
import type { State } from './state.ts';

const pureParts = ['when', 'optional', 'seat', 'by', 'answer'] as const;

/**
 * Paranoid mode for what hooks answer rather than do: each pure function of a hook is asked twice under guard, with
 * arguments that it cannot change, and must say the same and leave the state alone.
 */
export function doubled(
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
export function frozen(value: unknown): void {
  const isPlain = Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';
  if (typeof value !== 'object' || value === null || !isPlain || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
}
