import type { Tree } from '@nx/devkit';
import { type NameOptions, naming } from '../naming.ts';
import { expectFree, finish, writeTemplates } from '../writing.ts';

/** A pack is a folder of data without code: its manifest and one file for each card. */
export default function pack(tree: Tree, options: NameOptions): () => void {
  const words = naming(options.name);
  const folder = `packages/cards/data/${words.name}`;
  expectFree(tree, folder);
  writeTemplates(tree, import.meta.url, folder, { ...words });
  return finish(tree, 'packages/cards/package.json', `cd ${folder}, and npx scape new card NAME`, false);
}
