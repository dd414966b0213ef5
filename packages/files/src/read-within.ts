import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { FileError, fileError } from './file-error.ts';

const atOnce = 1 << 16;

/**
 * Reads a file that a stranger may have made, up to a limit of bytes; what never ends (a device, a pipe) is read no further
 * either. Throws {@link FileError} where it is longer, or cannot be read.
 */
export function readWithin(path: string, mostBytes: number): Buffer {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const { size } = fstatSync(file);
    if (size > mostBytes) throw tooLong(path, `${size} bytes`, mostBytes);
    const parts: Buffer[] = [];
    let length = 0;
    for (;;) {
      const part = Buffer.alloc(Math.min(Math.max(size - length + 1, atOnce), mostBytes + 1));
      const read = readSync(file, part);
      if (read === 0) return Buffer.concat(parts, length);
      length += read;
      if (length > mostBytes) throw tooLong(path, 'more', mostBytes);
      parts.push(part.subarray(0, read));
    }
  } catch (error) {
    throw fileError(path, 'read', error);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function tooLong(path: string, has: string, mostBytes: number): FileError {
  return new FileError(path, `${path} is too long: it has ${has}, and ${mostBytes} bytes are allowed`);
}
