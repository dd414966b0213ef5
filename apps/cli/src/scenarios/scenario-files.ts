import { statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { isPlainFile } from '@scapewright/files';
import { scenarioFiles } from '@scapewright/testkit';
import { globSync } from 'tinyglobby';

/** Files that are meant by a word: the file itself, the scenario files of a folder, or those that a pattern finds. */
export interface MeantFiles {
  /** Relative to the caller's folder. */
  readonly files: readonly string[];
  /** Why there are none. */
  readonly problem: string | undefined;
}

/** The scenario files that a word of the command line means. */
export function meantFiles(word: string, folder: string): MeantFiles {
  const path = resolve(folder, word);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile()) return { files: [relative(folder, path)], problem: undefined };
  if (found?.isDirectory()) {
    const files = scenarioFiles(path).map((file) => relative(folder, file));
    return { files, problem: files.length > 0 ? undefined : 'the folder holds no *.scenarios.yaml' };
  }
  const files = /[*?[{]/.test(word)
    ? globSync(word, { cwd: folder, expandDirectories: false })
        .filter((file) => isPlainFile(resolve(folder, file)))
        .sort()
    : [];
  return { files, problem: files.length > 0 ? undefined : 'there is no such file or folder' };
}
