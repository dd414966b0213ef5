import { resolve } from 'node:path';
import { FileError, readWithin } from '@scapewright/files';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { CliError } from '../errors/cli-error.ts';

/** Reads a file that somebody named, relative to the caller's folder, up to a limit. Throws what people can put right. */
export function readInput(composition: DependencyContainer, file: string, mostBytes: number): Buffer {
  const path = resolve(composition.resolve(tokens.surroundings).folder, file);
  try {
    return readWithin(path, mostBytes);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    throw new CliError(error.message.replace(path, () => file));
  }
}
