import type { Tree } from '@nx/devkit';
import { type NameOptions, naming } from '../naming.ts';
import { expectFree, finish, writeTemplates } from '../writing.ts';

/** An ability is one folder with its code and its scenarios, listed among the plugins of the abilities package. */
export default function ability(tree: Tree, options: NameOptions): () => void {
  const words = naming(options.name);
  const source = 'packages/plugins/abilities/src';
  const folder = `${source}/${words.name}`;
  expectFree(tree, folder);
  writeTemplates(tree, import.meta.url, folder, { ...words });
  enlist(tree, `${source}/ability-plugins.ts`, words);
  return finish(tree, source, `write what ${folder}/${words.name}.ts does`, false);
}

/** Imports the ability and lists its plugin. The formatter puts the import in its place. */
function enlist(tree: Tree, list: string, { name, constant }: ReturnType<typeof naming>): void {
  const text = tree.read(list, 'utf8') ?? '';
  const opening = 'export const abilityPlugins: readonly SkirmishPlugin[] = [';
  if (!text.includes(opening))
    throw new Error(`${list} has no line "${opening}"; list ${constant} there by hand`);
  const listed = text.replace(opening, `${opening}\n  pluginOf(${constant}),`);
  tree.write(list, `import { ${constant} } from './${name}/${name}.ts';\n${listed}`);
}
