import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How the folder of a run is called, before the number of its process. */
const name = 'scapewright-tests-';

/**
 * Whatever tests, and the programs that they start, put aside goes into one folder of this run, which is gone afterwards; so
 * are those of runs that were killed.
 */
export default function useOwnFolder(): () => void {
  const shelf = tmpdir();
  for (const left of readdirSync(shelf))
    if (left.startsWith(name) && !isRunning(Number(left.slice(name.length)))) remove(join(shelf, left));
  const folder = join(shelf, `${name}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // As the folder in which it is: PostgreSQL runs as somebody else where root runs the tests.
  chmodSync(folder, 0o1777);
  process.env['TMPDIR'] = folder;
  return () => {
    process.env['TMPDIR'] = shelf;
    remove(folder);
  };
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as { readonly code?: string }).code === 'EPERM';
  }
}

function remove(folder: string): void {
  // Somebody may still write there: what is left goes with the next run.
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {}
}
