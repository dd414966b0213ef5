import { indexFaults, mustBePure, nameFaults, placeFaults, purityFaults, root } from '@scapewright/tidy';
import { FsTree } from 'nx/src/generators/tree.js';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import ability from './ability/generator.ts';
import item from './item/generator.ts';
import type { NameOptions } from './naming.ts';
import object from './object/generator.ts';
import pack from './pack/generator.ts';
import plugin from './plugin/generator.ts';
import ruleset from './ruleset/generator.ts';
import symbol from './symbol/generator.ts';
import terrain from './terrain/generator.ts';
import token from './token/generator.ts';

/** What a generator would write over the present repository; nothing reaches the disk. */
function run(generate: (tree: FsTree, options: NameOptions) => unknown, name = 'new-thing') {
  const tree = new FsTree(root, false);
  generate(tree, { name });
  const changes = tree.listChanges().map(({ path, content }) => ({ path, text: content?.toString() ?? '' }));
  return { tree, changes: changes.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

const words = (text: string) => text.replaceAll(/\s+/g, '');

describe.each([
  ['plugin', plugin, 'packages/plugins/new-thing/src/new-thing/new-thing.ts'],
  ['ruleset', ruleset, 'packages/rulesets/new-thing/src/new-thing.ts'],
  ['ability', ability, 'packages/plugins/abilities/src/new-thing/new-thing.ts'],
  ['terrain', terrain, 'packages/plugins/terrain/src/new-thing/new-thing.ts'],
  ['symbol', symbol, 'packages/plugins/symbols/src/new-thing/new-thing.ts'],
  ['object', object, 'packages/plugins/objects/src/new-thing/new-thing.ts'],
  ['item', item, 'packages/cards/data/starter/items/new-thing.yaml'],
  ['token', token, 'packages/cards/data/starter/hazards/new-thing.yaml'],
  ['pack', pack, 'packages/cards/data/new-thing/pack.yaml'],
] as const)('a new %s', (_, generate, main) => {
  const { tree, changes } = run(generate);

  test('has its main file, and a test when it has code', () => {
    const paths = changes.map(({ path }) => path);
    expect(paths).toContain(main);
    const proofs = ['.test.ts', '.scenarios.yaml'].map((ending) => main.replace(/\.ts$/, ending));
    if (main.endsWith('.ts')) expect(proofs.some((proof) => paths.includes(proof))).toBe(true);
  });

  test('keeps the habits of the house', () => {
    const sources = changes.filter(({ path }) => path.endsWith('.ts'));
    const pure = sources.filter(({ path }) => mustBePure(path));
    const indexes = sources.filter(({ path }) => path.endsWith('/index.ts'));
    expect([
      ...changes.flatMap(({ path }) => nameFaults(path)),
      ...changes.flatMap(placeFaults),
      ...pure.flatMap(purityFaults),
      ...indexes.flatMap(indexFaults),
    ]).toEqual([]);
  });

  test('is sound to read for the compiler and for JSON', () => {
    for (const { path, text } of changes) {
      expect(text, path).not.toMatch(/<%|__name__|undefined|&#/);
      if (path.endsWith('.json')) JSON.parse(text);
      if (!path.endsWith('.ts')) continue;
      const { diagnostics } = ts.transpileModule(text, { reportDiagnostics: true, fileName: path });
      expect(diagnostics, path).toEqual([]);
    }
  });

  test('is written once, and only under a kebab-case name', () => {
    expect(() => generate(tree, { name: 'new-thing' })).toThrow('is there already');
    expect(() => run(generate, 'NewThing')).toThrow('is not kebab-case');
    expect(() => run(generate, '../away')).toThrow('is not kebab-case');
  });
});

test('a generated package looks like those made by hand', () => {
  const made = run(plugin, 'new-thing').changes;
  const byHand = new FsTree(root, false);
  for (const file of ['package.json', 'tsconfig.json', 'tsconfig.build.json', 'tsup.config.ts', 'LICENSE']) {
    const text = made.find(({ path }) => path === `packages/plugins/new-thing/${file}`)?.text ?? '';
    const model = byHand.read(`packages/plugins/symbols/${file}`, 'utf8') ?? '';
    if (file !== 'package.json') expect(words(text), file).toBe(words(model));
    else expect(Object.keys(JSON.parse(text))).toEqual(Object.keys(JSON.parse(model)));
  }
});

test('a new ruleset keeps the names that plugins give, and depends on all of them', () => {
  const { changes } = run(ruleset);
  const importsOf = (text: string): string[] => text.match(/import [^;]*'@scapewright\/[^;]*;/g) ?? [];
  const model = new FsTree(root, false).read('packages/rulesets/superscape/src/plugins.ts', 'utf8') ?? '';
  const made = changes.find(({ path }) => path.endsWith('/new-thing/src/plugins.ts'))?.text ?? '';
  expect(importsOf(made)).toEqual(importsOf(model));
  const manifest = JSON.parse(changes.find(({ path }) => path.endsWith('/package.json'))?.text ?? '{}');
  const used = changes.flatMap(({ text }) =>
    [...text.matchAll(/from '(@scapewright\/[\w-]+)/g)].map(([, name]) => name),
  );
  expect(used.filter((name = '') => !(name in manifest.dependencies))).toEqual([]);
});

test('a new ruleset is a page of lists, and no copy of what a game has to say', () => {
  const sources = run(ruleset).changes.filter(({ path }) => path.endsWith('.ts'));
  const lines = sources.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
  expect(lines).toBeGreaterThan(100);
  expect(lines).toBeLessThan(300);
});

test('a new ability is listed beside the others', () => {
  const path = 'packages/plugins/abilities/src/plugins.gen.ts';
  const list = run(ability).changes.find((change) => change.path === path);
  const before = new FsTree(root, false).read(path, 'utf8') ?? '';
  for (const line of before.split('\n')) expect(list?.text).toContain(line);
  expect(list?.text).toContain("import { newThing } from './new-thing/new-thing.ts';");
  expect(list?.text).toContain('  newThingPlugin,');
});
