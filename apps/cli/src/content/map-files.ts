import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isPlainFile } from '@scapewright/files';
import { CliError } from '../errors/cli-error.ts';

/** Every map in a folder and below it, or the one file that was named. Throws where there is none. */
export function mapFilesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) throw new CliError(`there is no folder "${folder}"`);
  if (statSync(folder).isFile()) return [folder];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(hsc|json|jbg|gz|yaml)$/.test(file))
    .sort()
    .map((file) => join(folder, file))
    .filter(isPlainFile);
  if (files.length === 0) throw new CliError(`"${folder}" holds no map`, 'maps end in .hsc, .json or .yaml');
  return files;
}
