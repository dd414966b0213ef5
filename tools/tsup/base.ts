import { defineConfig, type Options } from 'tsup';

/** What a package may set for itself. */
export interface LibraryOptions {
  /** `neutral` for what must run anywhere (no Node modules), `node` for the rest. */
  readonly platform: 'neutral' | 'node';
  /** Entry files; by default the index and each worker file beside it. */
  readonly entry?: readonly string[];
}

/** The one recipe by which every package becomes JavaScript; declarations come from `tsc`. */
export function library({ platform, entry = ['src/index.ts', 'src/*.worker.ts'] }: LibraryOptions) {
  const options: Options = {
    entry: [...entry],
    format: ['esm'],
    platform,
    target: 'es2023',
    sourcemap: true,
    clean: true,
    treeshake: true,
    silent: true,
    // `node:sqlite` and its like have no other name.
    removeNodeProtocol: false,
  };
  return defineConfig(options);
}
