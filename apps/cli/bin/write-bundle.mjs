import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { build } from 'esbuild';

/** Bundles that are kept, so that a long run of an older one still finds its files. */
const keptBundles = 4;

/**
 * Bundles the command line with every workspace package from its sources, so that no package has to be built.
 * It is written beside its place and renamed, so that two starts at once cannot see half of it.
 */
export async function writeBundle({ root, app, bundle }) {
  process.stderr.write('scape: the sources are new, building the command line ...\n');
  const draft = `${bundle}.${process.pid}`;
  const workers = ['apps/cli/src', 'packages/sim/src', 'packages/testkit/src'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.worker.ts'))
      .map((name) => join(root, folder, name)),
  );
  const entries = [join(app, 'src/main.ts'), ...workers];
  try {
    await build({
      entryPoints: entries.map((path) => ({ in: path, out: basename(path, '.ts') })),
      outdir: draft,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node24',
      sourcemap: 'linked',
      logLevel: 'warning',
      conditions: ['@scapewright/source'],
      // They find worker files, fonts and other files beside themselves.
      external: ['piscina', 'pdfkit', '@resvg/resvg-wasm'],
      banner: {
        js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
      },
      plugins: [dataBesideItsPackage(bundle)],
    });
  } catch {
    rmSync(draft, { recursive: true, force: true });
    process.stderr.write('scape: the command line could not be built; the errors stand above\n');
    process.exit(1);
  }
  try {
    renameSync(draft, bundle);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(bundle)) throw error;
  }
  forgetOldBundles(dirname(bundle));
}

/** The cards read data files beside their own sources, wherever the bundle stands. */
function dataBesideItsPackage(bundle) {
  return {
    name: 'data-beside-its-package',
    setup(esbuild) {
      esbuild.onLoad({ filter: /[\\/]packages[\\/]cards[\\/]src[\\/].*\.ts$/ }, ({ path }) => {
        const way = relative(bundle, path).split(sep).join('/');
        const url = `new URL(${JSON.stringify(way)}, import.meta.url).href`;
        return { contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', url), loader: 'ts' };
      });
    },
  };
}

/** Another start may be doing the same at this moment, so what is gone already is no error. */
function forgetOldBundles(folder) {
  const age = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const bundles = readdirSync(folder).map((name) => ({
    path: join(folder, name),
    changed: age(join(folder, name)),
  }));
  bundles.sort((a, b) => b.changed - a.changed);
  for (const { path } of bundles.slice(keptBundles)) rmSync(path, { recursive: true, force: true });
}
