import type { Tree } from '@nx/devkit';
import { writeLists } from '../lists/lists.ts';
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
    dependencies: dependenciesOf(tree, `packages/rulesets/${model.name}/package.json`),
  });
  const type = words.constant.charAt(0).toUpperCase() + words.constant.slice(1);
  const from = `packages/rulesets/${model.name}/src`;
  const own = namesDeclared(tree, from);
  copyLists(tree, from, `${folder}/src`, (text) =>
    text
      .replaceAll(model.title, words.title)
      .replaceAll(/\b\w+\b/g, (name) =>
        own.has(name) ? name.replace(model.type, type).replace(model.name, words.constant) : name,
      )
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
  writeLists(tree);
  return finish(tree, folder, `change the lists of ${folder}/src`, true);
}

/** The packages of the workspace that a package depends on, without their scope. */
function dependenciesOf(tree: Tree, manifest: string): string[] {
  const { dependencies } = JSON.parse(tree.read(manifest, 'utf8') ?? '{}') as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  return Object.keys(dependencies ?? {}).map((name) => name.replace('@scapewright/', ''));
}

/** The names with the model's in them that its own sources declare: those that plugins give keep theirs. */
function namesDeclared(tree: Tree, folder: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const child of tree.children(folder)) {
    const path = `${folder}/${child}`;
    if (!tree.isFile(path)) for (const name of namesDeclared(tree, path)) names.add(name);
    else
      for (const [, name = ''] of (tree.read(path, 'utf8') ?? '').matchAll(
        /\b(?:const|function|interface|type)\s+(\w+)/g,
      ))
        if (name.includes(model.name) || name.includes(model.type)) names.add(name);
  }
  return names;
}

/** Copies the sources of the model under the new name: not its tests, nor the folders, which are doors of its package for what is loaded in parts. */
function copyLists(tree: Tree, from: string, to: string, renamed: (text: string) => string): void {
  for (const child of tree.children(from)) {
    const source = `${from}/${child}`;
    const target = `${to}/${child.replace(model.name, to.split('/').at(-2) ?? '')}`;
    if (child.endsWith('.ts') && !child.endsWith('.test.ts'))
      tree.write(target, renamed(tree.read(source, 'utf8') ?? ''));
  }
}
