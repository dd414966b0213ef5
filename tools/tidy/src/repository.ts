import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository, without a slash at its end. */
export const root: string = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** A file of the repository; `path` is relative to the root, with forward slashes. */
export interface RepositoryFile {
  readonly path: string;
  readonly text: string;
}

/** Paths of everything that is or would be committed; without git (an unpacked archive), of everything not built. */
export function repositoryPaths(): readonly string[] {
  try {
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const gone = execFileSync('git', ['ls-files', '--deleted'], { cwd: root, encoding: 'utf8' });
    const deleted = new Set(gone.split('\n'));
    return listed.split('\n').filter((path) => path !== '' && !deleted.has(path));
  } catch {
    return [...walk('')];
  }
}

/** Reads those of the paths that hold text. */
export function readFiles(paths: readonly string[]): readonly RepositoryFile[] {
  const files = paths.map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));
  return files.filter(({ text }) => !text.includes('\0'));
}

const built = new Set(['node_modules', 'dist', '.bundle', '.nx', '.git', 'coverage', 'reports']);

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(`${root}/${folder}`, { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) yield path;
    else if (!built.has(entry.name)) yield* walk(path);
  }
}
