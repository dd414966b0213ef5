import { createHash } from 'node:crypto';
import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isPlainFile, readWithin } from '@scapewright/files';
import {
  type AbilityCode,
  loadManifest,
  longestFile,
  type PackCode,
  type PackFile,
} from '@scapewright/packs';

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
      } else if (/\.ya?ml$/.test(entry.name) && isPlainFile(join(folder, path)))
        files.push({ path, text: readWithin(join(folder, path), longestFile).toString('utf8') });
    }
  };
  visit('', 0);
  return files;
}

/**
 * The code of a pack's abilities, `abilities/ID/ID.mjs`; undefined where it has none. Nothing is run. The address changes with the text, so that
 * what has been edited is imported anew.
 */
export function packCodeIn(folder: string): PackCode | undefined {
  const abilities = entriesOf(join(folder, 'abilities')).flatMap(({ name: id }): readonly AbilityCode[] => {
    const file = `abilities/${id}/${id}.mjs`;
    const path = join(folder, file);
    if (!isPlainFile(path)) return [];
    const hash = createHash('sha256').update(readWithin(path, longestFile)).digest('hex').slice(0, 16);
    return [{ id, file, hash, url: `${pathToFileURL(path).href}?${hash}` }];
  });
  if (abilities.length === 0) return undefined;
  const read = loadManifest('pack.yaml', textOf(join(folder, 'pack.yaml')));
  const { id = basename(folder), version = '0.0.0' } = read.ok ? read.manifest : {};
  return { pack: id, version, abilities };
}

const textOf = (path: string): string =>
  isPlainFile(path) ? readWithin(path, longestFile).toString('utf8') : '';

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
