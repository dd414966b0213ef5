import type { Tree } from '@nx/devkit';
import { type NameOptions, naming } from '../naming.ts';
import { writePackage } from '../package/package.ts';
import { expectFree, finish } from '../writing.ts';

/** The sibling whose lists a new ruleset starts from. */
const model = { name: 'superscape', title: 'SuperScape', type: 'Superscape' };

/** A ruleset is a sibling of the others: it starts as a copy of one's lists, and no code is shared but skirmish. */
export default function ruleset(tree: Tree, options: NameOptions): () => void {
  const words = naming(options.name);
  const folder = `packages/rulesets/${words.name}`;
  expectFree(tree, folder);
  writePackage(tree, {
    folder,
    name: words.name,
    description: `${words.title} as a ruleset: its procedures, parameters, labels and plugins.`,
    remark: 'A sibling of the other rulesets; none builds on another.',
    dependencies: [
      'board',
      'kernel',
      'plugin-abilities',
      'plugin-buildings',
      'plugin-objects',
      'plugin-symbols',
      'plugin-terrain',
      'plugin-tokens',
      'plugin-victory',
      'rulebook',
      'skirmish',
    ],
  });
  const type = words.constant.charAt(0).toUpperCase() + words.constant.slice(1);
  copyLists(tree, `packages/rulesets/${model.name}/src`, `${folder}/src`, (text) =>
    text
      .replaceAll(model.title, words.title)
      .replaceAll(model.type, type)
      .replaceAll(new RegExp(`\\b${model.name}(?=[A-Z]|\\b)`, 'g'), words.constant)
      .replaceAll(`id: '${words.constant}'`, `id: '${words.name}',\n  ledger: '${model.name}'`)
      .replaceAll(`'./${words.constant}.ts'`, `'./${words.name}.ts'`),
  );
  tree.write(
    `${folder}/src/${words.name}.test.ts`,
    `import { expect, test } from 'vitest';
import { create${type} } from './${words.name}.ts';

test('${words.title} starts: its plugins fit, and every reason has its rules', () => {
  expect(create${type}().ruleset.id).toBe('${words.name}');
});
`,
  );
  return finish(tree, folder, `change the lists of ${folder}/src`, true);
}

/** Copies the sources of the model, not its tests, under the new name. */
function copyLists(tree: Tree, from: string, to: string, renamed: (text: string) => string): void {
  for (const child of tree.children(from)) {
    const source = `${from}/${child}`;
    const target = `${to}/${child.replace(model.name, to.split('/').at(-2) ?? '')}`;
    if (!tree.isFile(source)) copyLists(tree, source, `${to}/${child}`, renamed);
    else if (child.endsWith('.ts') && !child.endsWith('.test.ts'))
      tree.write(target, renamed(tree.read(source, 'utf8') ?? ''));
  }
}
