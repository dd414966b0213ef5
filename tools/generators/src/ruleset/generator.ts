import type { Tree } from '@nx/devkit';
import { type NameOptions, naming } from '../naming.ts';
import { writePackage } from '../package/package.ts';
import { expectFree, finish, writeTemplates } from '../writing.ts';

/** A ruleset is a sibling of the others: its own lists of procedures, parameters, labels and plugins. */
export default function ruleset(tree: Tree, options: NameOptions): () => void {
  const words = naming(options.name);
  const folder = `packages/rulesets/${words.name}`;
  expectFree(tree, folder);
  writePackage(tree, {
    folder,
    name: words.name,
    description: `${words.title} as a ruleset: its procedures, parameters, labels and plugins.`,
    remark: 'A sibling of the other rulesets; none builds on another.',
    dependencies: ['board', 'kernel', 'plugin-symbols', 'plugin-terrain', 'rulebook', 'skirmish'],
  });
  writeTemplates(tree, import.meta.url, folder, { ...words });
  return finish(tree, folder, `write ${folder}/src/${words.name}.ts`, true);
}
