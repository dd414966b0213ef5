import type { Game } from '@scapewright/skirmish/author';

/** How often was written, to some tables by their counters or to all: it only grows. */
export function writesTo({ versions }: Game['state'], counters?: readonly number[]): number {
  let writes = 0;
  if (counters) for (const at of counters) writes += versions[at] as number;
  else for (const version of versions) writes += version;
  return writes;
}
