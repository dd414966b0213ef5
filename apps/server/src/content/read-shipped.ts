import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dataFolder, packNames } from '@scapewright/cards';
import { importMap, loadPack } from '@scapewright/packs';
import type { ReadPack } from '@scapewright/table/content';
import type { Known, Shipped } from './content.ts';

/** Reads the packs and maps of the project from their files. Throws where one of them cannot be read. */
export function readShipped({ known, catalogue }: Known): Shipped {
  const shelf = new URL('../maps/', dataFolder);
  return {
    packs: packNames.map((name) => readPack(name, known)),
    maps: readdirSync(shelf)
      .filter((file) => file.endsWith('.yaml'))
      .sort()
      .map((file) => {
        const id = file.replace(/\.yaml$/, '');
        const { map, problems } = importMap(file, readFileSync(new URL(file, shelf)), catalogue);
        if (!map) throw new Error(`the map ${id}: ${problems[0]?.message}`);
        return { id, map };
      }),
  };
}

function readPack(name: string, known: Known['known']): ReadPack {
  const folder = new URL(`${name}/`, dataFolder);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .sort()
    .map((path) => ({
      path: path.replaceAll('\\', '/'),
      text: readFileSync(new URL(path, folder), 'utf8'),
    }));
  const read = loadPack(files, known);
  if (!read.ok) throw new Error(`the pack ${name}: ${JSON.stringify(read.problems[0])}`);
  const hash = createHash('sha256');
  for (const { path, text } of files) hash.update(JSON.stringify([path, text]));
  return { pack: read.pack, hash: hash.digest('hex') };
}
