import type { Tree } from '@nx/devkit';
import { writeLists } from '../lists/lists.ts';
import { type NameOptions, type Naming, naming } from '../naming.ts';
import { expectFree, finish, writeTemplates } from '../writing.ts';

/**
 * A generator of units of one chapter: a folder beside its like, with the unit and a scenario that plays it. The chapter's
 * list takes it up.
 * @param generator its `import.meta.url`: the templates are beside it
 * @param more words that only its own templates use
 */
export function unitGenerator(
  generator: string,
  chapter: string,
  more: (tree: Tree, words: Naming) => Readonly<Record<string, string>> = () => ({}),
) {
  return (tree: Tree, options: NameOptions): (() => void) => {
    const words = naming(options.name);
    const folder = `${chapter}/${words.name}`;
    expectFree(tree, folder);
    writeTemplates(tree, generator, folder, { ...words, ...more(tree, words) });
    writeLists(tree);
    return finish(tree, folder, `write what ${folder}/${words.name}.ts does`, false);
  };
}

/** A generator of cards of tokens: a file among its like, and a scenario that plays it. Boards name it by its id. */
export function cardGenerator(generator: string, folder: string) {
  return (tree: Tree, options: NameOptions): (() => void) => {
    const words = naming(options.name);
    const file = `${folder}/${words.name}.yaml`;
    expectFree(tree, file);
    writeTemplates(tree, generator, folder, { ...words });
    return () => console.log(`\nNext: write what ${file} says\nThen: npx scape test ${folder}`);
  };
}
