import type { Tree } from '@nx/devkit';
import { writeLists } from '../lists/lists.ts';
import { type NameOptions, naming } from '../naming.ts';
import { writePackage } from '../package/package.ts';
import { expectFree, finish, writeTemplates } from '../writing.ts';

/** A plugin is a package of its own, which imports the kernel, the board and the skirmish layer and no sibling. */
export default function plugin(tree: Tree, options: NameOptions): () => void {
  const words = naming(options.name);
  const folder = `packages/plugins/${words.name}`;
  expectFree(tree, folder);
  writePackage(tree, {
    folder,
    name: `plugin-${words.name}`,
    description: `The plugin "${words.title}" for hex skirmish games.`,
    remark: 'It names no ruleset and imports no other plugin.',
    dependencies: ['board', 'kernel', 'skirmish'],
  });
  writeTemplates(tree, import.meta.url, folder, { ...words });
  writeLists(tree);
  return finish(
    tree,
    folder,
    `write ${folder}/src/${words.name}/${words.name}.ts and list it in a ruleset`,
    true,
  );
}
