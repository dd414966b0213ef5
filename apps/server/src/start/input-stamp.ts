import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.bundle', 'files', 'fixtures', 'test-results']);

/** Names, sizes and times of all files that an app is built from: where it is the same, nothing has been touched. */
export function inputStamp(root: string, app: 'apps/web' | 'apps/server'): string {
  const hash = createHash('sha256');
  const visit = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name)) visit(path);
      } else if (entry.isFile()) take(path);
    }
  };
  const take = (path: string): void => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path.slice(root.length)} ${size} ${mtimeMs}\n`);
  };
  for (const folder of ['packages', app]) visit(join(root, folder));
  for (const file of ['pnpm-lock.yaml', 'tsconfig.base.json']) take(join(root, file));
  return hash.digest('hex');
}
