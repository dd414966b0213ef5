import { root } from '@scapewright/tidy';
import { FsTree } from 'nx/src/generators/tree.js';
import { expect, test } from 'vitest';
import { writeLists } from './lists.ts';

test('the lists of plugins and the versions are fresh (pnpm run generate:lists)', () => {
  const tree = new FsTree(root, false);
  writeLists(tree);
  expect(tree.listChanges().map(({ path }) => path)).toEqual([]);
});

test('a new folder is listed, in a chapter of its own too, and what states no plugin is not', () => {
  const tree = new FsTree(root, false);
  tree.write('packages/plugins/terrain/src/deep-mud/deep-mud.ts', 'export const deepMud = terrain({});\n');
  tree.write('packages/plugins/terrain/src/deep-mud/mire.ts', 'export const mire = 1;\n');
  tree.write('packages/plugins/tokens/src/glyphs/zoe/zoe.ts', 'export const zoe = glyph();\n');
  writeLists(tree);
  const changed = Object.fromEntries(
    tree.listChanges().map(({ path, content }) => [path, content?.toString() ?? '']),
  );
  const terrain = changed['packages/plugins/terrain/src/plugins.gen.ts'];
  expect(terrain).toContain("deepMudPlugin = /* @__PURE__ */ plugin('terrain/deep-mud', version, deepMud);");
  expect(terrain).toContain('\n  deepMudPlugin,\n');
  expect(terrain).not.toContain('mire');
  expect(changed['packages/plugins/tokens/src/glyphs/plugins.gen.ts']).toContain('\n  zoePlugin,\n');
});
