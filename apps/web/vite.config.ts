import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { content } from './build/content-plugin.ts';
import { strictPolicy } from './build/content-policy.ts';
import { fontPreload } from './build/font-preload.ts';
import { packedCopies } from './build/packed-copies.ts';
import { serviceWorker } from './build/service-worker-plugin.ts';
import { wholeZod } from './build/whole-zod.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The kernel, the board, and all of skirmish but what only explains. */
const engine = /packages\/(?:kernel|board|skirmish)\/src\/(?!explain|log\/german)/;

export default defineConfig({
  plugins: [
    react(),
    content({ delivers: true }),
    fontPreload(/source-sans-3-latin-wght-normal-.*\.woff2$/),
    strictPolicy(),
    serviceWorker(here('build/sw.template.js'), here('public/')),
    packedCopies(),
  ],
  resolve: { conditions: ['@scapewright/source', ...defaultClientConditions] },
  // A worker is a build of its own: it sees only these plugins.
  worker: {
    format: 'es',
    plugins: () => [content({ delivers: false }), wholeZod()],
    // What every game has is one file; else each thing that is fetched later would leave it in pieces.
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'engine', test: engine }] },
      },
    },
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    modulePreload: { polyfill: false },
  },
});
