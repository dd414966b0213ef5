import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'tsup';

/** A source file of the bench and everything that it needs, as an app for browsers would ship them. */
export interface BrowserBundle {
  /** The file that is loaded first. */
  readonly file: string;
  /** Packed kilobytes (1,024 bytes) of all that has to be there before it runs. */
  readonly first: number;
  /** The same of what it loads when it is asked to. */
  readonly later: number;
}

/** Bundles a source file of the bench into a folder, minified. */
export async function bundled(name: string, folder: string): Promise<BrowserBundle> {
  const outDir = join(folder, name);
  await build({
    entry: [fileURLToPath(new URL(`./${name}.ts`, import.meta.url))],
    outDir,
    format: ['esm'],
    platform: 'browser',
    target: 'es2023',
    minify: true,
    splitting: true,
    silent: true,
    config: false,
    noExternal: [/.*/],
    esbuildOptions: (options) => {
      options.conditions = ['@scapewright/source'];
    },
  });
  const texts = new Map(readdirSync(outDir).map((file) => [file, readFileSync(join(outDir, file))]));
  const needed = new Set<string>();
  const need = (file: string): void => {
    if (needed.has(file)) return;
    needed.add(file);
    for (const [, other = ''] of String(texts.get(file)).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
      need(other);
  };
  need(`${name}.js`);
  const sizeOf = (isFirst: boolean): number =>
    [...texts]
      .filter(([file]) => needed.has(file) === isFirst)
      .reduce((sum, [, text]) => sum + gzipSync(text).length / 1024, 0);
  return { file: join(outDir, `${name}.js`), first: sizeOf(true), later: sizeOf(false) };
}
