import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFolder } from '@scapewright/cards';
import { importMap, loadPack, type MapModel } from '@scapewright/packs';
import { Library, type ReadPack } from '@scapewright/table/content';
import { packFoldersIn, readPackFolder } from '@scapewright/testkit';

/** Everything that the project brings to play with. */
export interface Content {
  readonly library: Library;
  readonly maps: readonly { readonly id: string; readonly map: MapModel }[];
}

/** Reads the project's own packs and maps. Throws where one of them cannot be read. */
export function ownContent(): Content {
  const folder = fileURLToPath(dataFolder);
  const folders = packFoldersIn(folder);
  const packs = folders.map((one): ReadPack => {
    const files = readPackFolder(one);
    const read = loadPack(files);
    if (!read.ok) throw new Error(JSON.stringify(read.problems[0]));
    return { pack: read.pack, hash: createHash('sha256').update(JSON.stringify(files)).digest('hex') };
  });
  const shelves = [...folders.map((one) => join(one, 'maps')), join(folder, '../maps')];
  const maps = shelves.flatMap((shelf) => filesIn(shelf).map((file) => readMap(join(shelf, file))));
  return { library: new Library(packs), maps };
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  } catch {
    return [];
  }
}

function readMap(file: string): Content['maps'][number] {
  const { map, problems } = importMap(file, readFileSync(file));
  if (!map) throw new Error(`${file}: ${problems[0]?.message}`);
  return { id: basename(file, '.yaml'), map };
}
