import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from './build/chromium-path.ts';

const port = 4173;
const elsewhere = process.env['E2E_URL'];

/** One browser at a time, against the built pages; `E2E_URL` names pages that are served elsewhere. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  // Pictures are the same on every system, within what tests allow.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  workers: 1,
  forbidOnly: true,
  // A machine that does other work beside may let a page wait too long once; what fails twice is broken. The list names both.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    [
      './build/tally-reporter.ts',
      { file: fileURLToPath(new URL('../../reports/apps-web-e2e.json', import.meta.url)) },
    ],
  ],
  use: {
    baseURL: elsewhere ?? `http://localhost:${port}`,
    viewport: { width: 1200, height: 800 },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-sync',
      ],
    },
  },
  ...(elsewhere
    ? {}
    : {
        webServer: {
          command: 'node serve/main.ts',
          env: { PORT: String(port) },
          url: `http://localhost:${port}`,
          reuseExistingServer: false,
        },
      }),
});
