import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type OutputChunk, type OutputOptions } from 'rolldown';

/** A source file of the bench and everything that it needs, as an app for browsers would ship them. */
export interface BrowserBundle {
  /** The file that is loaded first. */
  readonly file: string;
  /** Packed kilobytes (1,024 bytes) of all that has to be there before it runs. */
  readonly first: number;
  /** The same of each file that it loads when it is asked to, by its file; what they share counts with each. */
  readonly later: ReadonlyMap<string, number>;
}

/**
 * Bundles a source file of the bench into a folder, minified, as today's builders of web apps do. What has to be there before
 * it runs is one file, also where files that are loaded later share some of it.
 */
export async function bundled(name: string, folder: string): Promise<BrowserBundle> {
  const dir = join(folder, name);
  const file = `${name}.js`;
  const split = await chunksOf(name, {});
  const atOnce = new Set(
    [...needed(split, file)].flatMap((one) => Object.keys(split.get(one)?.modules ?? {})),
  );
  const groups = [{ name, test: (id: string) => atOnce.has(id) }];
  const chunks = await chunksOf(name, {
    dir,
    codeSplitting: { groups, includeDependenciesRecursively: false },
  });
  const sizeOf = (files: ReadonlySet<string>): number =>
    [...files].reduce((sum, one) => sum + gzipSync(chunks.get(one)?.code ?? '').length / 1024, 0);
  const first = needed(chunks, file);
  const asked = chunks.get(file)?.dynamicImports ?? [];
  return {
    file: join(dir, file),
    first: sizeOf(first),
    later: new Map(asked.map((one) => [one, sizeOf(needed(chunks, one, first))])),
  };
}

type Chunks = ReadonlyMap<string, OutputChunk>;

async function chunksOf(name: string, output: OutputOptions): Promise<Chunks> {
  const made = await build({
    input: fileURLToPath(new URL(`./${name}.ts`, import.meta.url)),
    platform: 'browser',
    resolve: { conditionNames: ['@scapewright/source', 'browser', 'import'] },
    output: {
      format: 'esm',
      minify: true,
      entryFileNames: '[name].js',
      chunkFileNames: '[name].js',
      ...output,
    },
    transform: { target: 'es2023' },
    preserveEntrySignatures: 'allow-extension',
    write: output.dir !== undefined,
    logLevel: 'warn',
  });
  const chunks = made.output.filter((one): one is OutputChunk => one.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/** A file and all that it imports at once, but for what is there already. */
function needed(chunks: Chunks, file: string, there: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  const all = new Set<string>();
  const need = (one: string): void => {
    if (all.has(one) || there.has(one)) return;
    all.add(one);
    chunks.get(one)?.imports.forEach(need);
  };
  need(file);
  return all;
}
