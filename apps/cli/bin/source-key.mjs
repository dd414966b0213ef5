import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';

/** The cards' data is read while running, so it is not in the bundle. */
const skipped = /\/(node_modules|dist|\.bundle|packages\/cards\/data)$/;
const left = /\.(test\.ts|scenarios\.yaml|md)$/;

/**
 * Names the present state of everything that goes into the bundle: path, size and time of change of each source
 * file. Times are enough, because a needless bundle costs a second and a stale one is impossible.
 */
export function sourceKey(root) {
  const hash = createHash('sha1');
  const add = (path) => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path.slice(root.length)} ${size} ${mtimeMs}\n`);
  };
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!skipped.test(path)) visit(path);
      } else if (!left.test(entry.name)) add(path);
    }
  };
  add(`${root}pnpm-lock.yaml`);
  visit(`${root}packages`);
  visit(`${root}apps/cli`);
  return hash.digest('hex').slice(0, 16);
}
