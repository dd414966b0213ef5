import { statSync } from 'node:fs';

/**
 * Is it a file that can be looked at, or a link to one? Whoever reads a pipe may wait for ever, and a device never ends. Never
 * throws: a path below a file, too long, or closed to us leads to none.
 */
export function isPlainFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
