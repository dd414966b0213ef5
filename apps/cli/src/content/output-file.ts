import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Composition } from '../composition/compose.ts';
import * as tokens from '../composition/tokens.ts';
import { CliError } from '../errors/cli-error.ts';

/** Writes a file, relative to the caller's folder. Throws what people can put right. */
export function writeOutput(composition: Composition, file: string, text: string | Uint8Array): void {
  try {
    writeFileSync(resolve(composition.one(tokens.surroundings).folder, file), text);
  } catch (error) {
    throw new CliError(`${file} cannot be written: ${error instanceof Error ? error.message : error}`);
  }
}
