import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { generateFiles, installPackagesTask, type Tree } from '@nx/devkit';

/** Writes the templates of a generator's `files` folder, which is beside the generator. */
export function writeTemplates(
  tree: Tree,
  generator: string,
  target: string,
  words: Readonly<Record<string, unknown>>,
): void {
  generateFiles(tree, fileURLToPath(new URL('./files', generator)), target, { ...words, tmpl: '' });
}

/** Refuses to write where something stands already. */
export function expectFree(tree: Tree, path: string): void {
  if (tree.exists(path)) throw new Error(`${path} is there already; choose another name`);
}

/** Adds a line to an index, which held nothing but `export {};` while it was empty. */
export function addExport(tree: Tree, index: string, line: string): void {
  const lines = (tree.read(index, 'utf8') ?? '')
    .split('\n')
    .filter((text) => text !== '' && text !== 'export {};');
  tree.write(index, `${[...lines, line].join('\n')}\n`);
}

/** What follows once the files stand: the workspace learns of new packages, and the folder is formatted. */
export function finish(tree: Tree, folder: string, next: string, install: boolean): () => void {
  return () => {
    if (install) installPackagesTask(tree, true);
    execFileSync('pnpm', ['exec', 'biome', 'check', '--write', folder], { cwd: tree.root, stdio: 'inherit' });
    console.log(`\nNext: ${next}\nThen: pnpm run check`);
  };
}
