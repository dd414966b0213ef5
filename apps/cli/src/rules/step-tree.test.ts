import { createHeroscape } from '@scapewright/heroscape';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { createSuperscape } from '@scapewright/superscape';
import { expect, test } from 'vitest';
import { stepTree, type TreeLine, treeText } from './step-tree.ts';

/** The tree with the plugins that hook at a place in the same way on one line. */
function goldenTree(engine: SkirmishEngine): string {
  const homes = new Map<string, string>(
    engine.plugins.flatMap(({ id, units }) => units.map((unit) => [`${unit.kind} ${unit.id}`, id] as const)),
  );
  const merged: TreeLine[] = [];
  for (const line of stepTree(engine)) {
    const [, words = '', unit = ''] = /^(.*) (\S+ \S+)$/.exec(line.text) ?? [];
    const home = line.kind === 'hook' ? homes.get(unit) : undefined;
    if (home === undefined) {
      merged.push(line);
      continue;
    }
    const last = merged.at(-1);
    const isSame = last?.kind === 'hook' && last.depth === line.depth && last.text.startsWith(`${words}: `);
    if (!last || !isSame) merged.push({ ...line, text: `${words}: ${home}` });
    else if (!last.text.endsWith(` ${home}`)) merged.splice(-1, 1, { ...last, text: `${last.text} ${home}` });
  }
  return treeText(merged);
}

test.each([
  ['superscape', createSuperscape],
  ['heroscape', createHeroscape],
] as const)(
  'the tree of %s changes on purpose only (then: vitest run step-tree -u)',
  async (name, create) => {
    const tree = goldenTree(create());
    expect(tree.split('\n').length).toBeLessThan(1000);
    await expect(tree).toMatchFileSnapshot(`./golden/${name}.tree.txt`);
  },
);
