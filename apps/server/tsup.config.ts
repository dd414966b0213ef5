import { defineConfig } from 'tsup';

/**
 * The server as one program with all its libraries in it, from the sources of its packages: Node finds a dozen files where it
 * would look for a thousand.
 */
export default defineConfig({
  entry: {
    main: 'src/start/built.ts',
    'thinker.worker': 'src/tables/thinker.worker.ts',
    'writer.worker': '../../packages/store/src/writer.worker.ts',
  },
  format: ['esm'],
  platform: 'node',
  target: 'node24',
  sourcemap: true,
  silent: true,
  noExternal: [/.*/],
  removeNodeProtocol: false,
  // Libraries in CommonJS ask for Node's own modules by a function that modules do not have.
  banner: {
    js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
  },
  esbuildOptions: (options) => {
    options.conditions = ['@scapewright/source'];
  },
});
