import { accessSync, constants, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { FileError, writeWhole } from '@scapewright/files';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { CliError } from '../errors/cli-error.ts';

/** Writes a file, relative to the caller's folder, whole or not at all. Throws what people can put right. */
export function writeOutput(composition: DependencyContainer, file: string, text: string | Uint8Array): void {
  const path = resolve(composition.resolve(tokens.surroundings).folder, file);
  try {
    writeWhole(path, text);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    throw new CliError(error.message.replace(path, () => file));
  }
}

/** Throws where a file that is to be written later could not be: its folder is not there, or nothing may be written in it. */
export function checkOutput(composition: DependencyContainer, file: string): void {
  const path = resolve(composition.resolve(tokens.surroundings).folder, file);
  const folder = statSync(dirname(path), { throwIfNoEntry: false });
  if (!folder?.isDirectory())
    throw new CliError(`${file} cannot be written: there is no such folder`, 'make the folder first');
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new CliError(`${file} cannot be written: it is a folder`, 'name a file');
  try {
    accessSync(dirname(path), constants.W_OK);
  } catch {
    throw new CliError(`${file} cannot be written: nothing may be written in its folder`);
  }
}
