import { statSync } from 'node:fs';

/** Is it a file, or a link to one? Whoever reads a pipe may wait for ever, and a device never ends. */
export function isPlainFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
