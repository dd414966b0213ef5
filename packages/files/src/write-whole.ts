import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileError } from './file-error.ts';

/**
 * Writes a file whole or not at all: into a file beside it, which takes its place when all of it is on the disk. Whatever
 * happens meanwhile, the name holds what it held before or all that is new. A link leads to the file behind it; what is no
 * plain file (a terminal, a pipe) is written to. Throws {@link FileError}; nothing is left behind then.
 */
export function writeWhole(path: string, data: string | Uint8Array): void {
  let temporary: string | undefined;
  try {
    const known = statOf(path);
    if (known && !known.isFile() && !known.isDirectory()) {
      writeFileSync(path, data);
      return;
    }
    const target = known ? realpathSync(path) : path;
    const beside = join(dirname(target), `.${randomBytes(9).toString('hex')}.tmp`);
    const file = openSync(beside, 'wx', known ? known.mode & 0o777 : 0o666);
    temporary = beside;
    writeAndFlush(file, data);
    renameSync(beside, target);
    flushFolder(dirname(target));
  } catch (error) {
    if (temporary !== undefined) rmSync(temporary, { force: true });
    throw fileError(path, 'written', error);
  }
}

function writeAndFlush(file: number, data: string | Uint8Array): void {
  try {
    writeFileSync(file, data);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The new name outlives a power cut only when its folder is on the disk too. Not every system lets folders be flushed. */
function flushFolder(folder: string): void {
  let opened: number | undefined;
  try {
    opened = openSync(folder, 'r');
    fsyncSync(opened);
  } catch {
    // The file itself is safe; only its new name might not be yet.
  } finally {
    if (opened !== undefined) closeSync(opened);
  }
}

function statOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
