import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type OutputChunk } from 'rolldown';

/** A source file of the bench and everything that it needs, as an app for browsers would ship them. */
export interface BrowserBundle {
  /** The file that is loaded first. */
  readonly file: string;
  /** Packed kilobytes (1,024 bytes) of all that has to be there before it runs. */
  readonly first: number;
  /** The same of each file that it loads when it is asked to, by its name; what they share counts with each. */
  readonly later: ReadonlyMap<string, number>;
}

/** Bundles a source file of the bench into a folder, minified, as today's builders of web apps do. */
export async function bundled(name: string, folder: string): Promise<BrowserBundle> {
  const dir = join(folder, name);
  const { output } = await build({
    input: fileURLToPath(new URL(`./${name}.ts`, import.meta.url)),
    platform: 'browser',
    resolve: { conditionNames: ['@scapewright/source', 'browser', 'import'] },
    output: { dir, format: 'esm', minify: true, entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    transform: { target: 'es2023' },
    logLevel: 'warn',
  });
  const chunks = new Map(
    output.filter((one): one is OutputChunk => one.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  /** A file and all that it imports at once, but for what is there already. */
  const needed = (file: string, there: ReadonlySet<string>): Set<string> => {
    const all = new Set<string>();
    const need = (one: string): void => {
      if (all.has(one) || there.has(one)) return;
      all.add(one);
      chunks.get(one)?.imports.forEach(need);
    };
    need(file);
    return all;
  };
  const sizeOf = (files: ReadonlySet<string>): number =>
    [...files].reduce((sum, file) => sum + gzipSync(chunks.get(file)?.code ?? '').length / 1024, 0);
  const file = `${name}.js`;
  const first = needed(file, new Set());
  const asked = chunks.get(file)?.dynamicImports ?? [];
  return {
    file: join(dir, file),
    first: sizeOf(first),
    later: new Map(asked.map((one) => [chunks.get(one)?.name ?? one, sizeOf(needed(one, first))])),
  };
}
