import type { Tree } from '@nx/devkit';
import { unitGenerator } from '../unit/unit.ts';

const chapter = 'packages/plugins/terrain/src';

/** A type of terrain is one folder with what it states and its scenarios, and a code by which boards are drawn. */
export default unitGenerator(import.meta.url, chapter, (tree, { name }) => ({ code: freeCode(tree, name) }));

/** The first letters of the name, and as many as make it another code than those of all other types. */
function freeCode(tree: Tree, name: string): string {
  const taken = new Set(
    tree.children(chapter).flatMap((folder) => {
      const text = tree.read(`${chapter}/${folder}/${folder}.ts`, 'utf8') ?? '';
      return [...text.matchAll(/code: '(\w+)'/g)].map(([, code]) => code);
    }),
  );
  const letters = name.replaceAll(/[^a-z]/g, '');
  const lengths = Array.from(letters, (_, at) => at + 1).slice(1);
  const code = lengths.map((length) => letters.slice(0, length)).find((one) => !taken.has(one));
  if (code === undefined)
    throw new Error(`every code that ${name} begins with is taken; choose another name`);
  return code;
}
