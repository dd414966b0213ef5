import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isPlainFile } from '@scapewright/files';

/** Every file in a folder and below it that is meant, sorted; what is installed, built or a fixture is left out. */
export function filesBelow(folder: string, isMeant: (path: string) => boolean): readonly string[] {
  const found: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'fixtures', 'files'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...filesBelow(path, isMeant));
    else if (isPlainFile(path) && isMeant(path)) found.push(path);
  }
  return found.sort();
}
