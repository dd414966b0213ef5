import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFolder } from '@scapewright/cards';

/** The folder of the project from which this program runs; undefined where it has been installed. */
function checkout(): string | undefined {
  for (let at = realpathSync(fileURLToPath(dataFolder)); at !== dirname(at); at = dirname(at)) {
    if (!existsSync(join(at, 'pnpm-workspace.yaml'))) continue;
    const { name } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')) as {
      readonly name?: unknown;
    };
    return name === 'scapewright' ? at : undefined;
  }
  return undefined;
}

/**
 * Those of some files that belong to the project from which this program itself runs, and to no pack in it. Whoever runs the
 * program trusts that code already; whatever else lies somewhere is run for nobody who has not said so.
 */
export function ownFiles(files: readonly string[]): readonly string[] {
  const root = checkout();
  return root === undefined ? [] : files.filter((file) => isIn(root, realpathSync(file)));
}

function isIn(root: string, path: string): boolean {
  const inside = relative(root, path);
  if (inside.startsWith('..') || inside.split(sep).includes('node_modules')) return false;
  for (let at = dirname(path); at !== root; at = dirname(at))
    if (existsSync(join(at, 'pack.yaml'))) return false;
  return true;
}
