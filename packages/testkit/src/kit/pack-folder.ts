import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackFile } from '@scapewright/packs';

/** Folders that hold no data of a pack. */
const skipped = new Set(['node_modules', 'dist']);
/** Folders below a pack's own that are looked into. */
const deepest = 6;

/** The YAML files of a pack's folder, with paths relative to it. Folders with a manifest of their own belong to other packs. */
export function readPackFolder(folder: string): PackFile[] {
  const files: PackFile[] = [];
  const visit = (below: string, depth: number): void => {
    for (const entry of entriesOf(join(folder, below))) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) {
        const isOther = existsSync(join(folder, path, 'pack.yaml'));
        if (depth < deepest && !isOther && !skipped.has(entry.name) && !entry.name.startsWith('.'))
          visit(path, depth + 1);
      } else if (/\.ya?ml$/.test(entry.name))
        files.push({ path, text: readFileSync(join(folder, path), 'utf8') });
    }
  };
  visit('', 0);
  return files;
}

/** Folders with a manifest: the folder itself, or those directly in it. */
export function packFoldersIn(folder: string): string[] {
  if (existsSync(join(folder, 'pack.yaml'))) return [folder];
  return entriesOf(folder)
    .filter((entry) => entry.isDirectory() && !skipped.has(entry.name))
    .map((entry) => join(folder, entry.name))
    .filter((path) => existsSync(join(path, 'pack.yaml')));
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}
