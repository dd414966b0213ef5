import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Tests read the packages' sources, so that no build is needed before them. */
const conditions = ['@scapewright/source', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    isolate: false,
    // No test is about time: these end what hangs, on a machine that does much else besides.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ['./vitest.setup.ts'],
    globalSetup: ['./vitest.folders.ts'],
    coverage: { provider: 'v8', include: ['**/src/**/*.ts'], reporter: ['text-summary', 'lcovonly'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/**/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.tsx',
            'apps/*/build/**/*.test.ts',
            'apps/*/bin/**/*.test.ts',
            'tools/*/src/**/*.test.ts',
          ],
        },
      },
    ],
  },
});
