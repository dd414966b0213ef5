import { KernelError } from '@scapewright/kernel';

/** Globals by which a game could come to differ from its repetition. */
const forbidden = [
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'fetch',
] as const;

/**
 * Runs a function with clocks, timers and chance taken away: using one throws `forbidden-global` with its name. For the
 * `guard` of paranoid matches.
 */
export function withoutClocks<T>(work: () => T): T {
  const { random } = Math;
  const kept = forbidden.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  Math.random = () => refuse('Math.random');
  for (const name of forbidden)
    Object.defineProperty(globalThis, name, { configurable: true, get: () => refuse(name) });
  try {
    return work();
  } finally {
    Math.random = random;
    forbidden.forEach((name, at) => {
      const descriptor = kept[at];
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    });
  }
}

function refuse(name: string): never {
  throw new KernelError('forbidden-global', '', `${name} is not the same twice`);
}
