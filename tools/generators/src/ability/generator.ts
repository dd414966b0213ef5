import type { Tree } from '@nx/devkit';
import { type NameOptions, naming } from '../naming.ts';
import { addExport, expectFree, finish, writeTemplates } from '../writing.ts';

/** An ability is one folder with its code and its test, exported by the abilities plugin. */
export default function ability(tree: Tree, options: NameOptions): () => void {
  const words = naming(options.name);
  const source = 'packages/plugins/abilities/src';
  const folder = `${source}/${words.name}`;
  expectFree(tree, folder);
  writeTemplates(tree, import.meta.url, folder, { ...words });
  addExport(
    tree,
    `${source}/index.ts`,
    `export { ${words.constant} } from './${words.name}/${words.name}.ts';`,
  );
  return finish(tree, source, `write what ${folder}/${words.name}.ts does`, false);
}
