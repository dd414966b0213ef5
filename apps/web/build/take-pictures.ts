import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { serveFiles } from '../serve/serve-files.ts';
import { addressOfWish, wishFor } from '../src/start/wish.ts';
import { chromiumPath } from './chromium-path.ts';

/** Takes the pictures of `docs/pictures` again, from the built pages. */
const pages = [
  ['start', '/'],
  ['table', '/table/ID'],
  ['table-3d', '/table/ID'],
  ['new', '/new'],
  ['maps', '/maps'],
  ['map', '/maps/first-light'],
  ['cards', '/cards'],
  ['card', '/cards/batman'],
  ['armies', '/armies'],
  ['rule', '/rules/SS-FALL-001'],
] as const;
const views = [
  { name: 'wide-light', width: 1440, height: 900, scale: 0.5, colorScheme: 'light' },
  { name: 'phone-dark', width: 360, height: 740, scale: 1, colorScheme: 'dark' },
] as const;

/** A game against the computer, always the same, and how many answers it is in when its picture is taken. */
const game = addressOfWish({ ...wishFor('heroscape', 'bot'), seed: 'picture' });
const answers = 60;

const folder = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));
const server = serveFiles(fileURLToPath(new URL('../dist/', import.meta.url)));
await new Promise<void>((resolve) => server.listen(0, resolve));
const { port } = server.address() as AddressInfo;
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
mkdirSync(folder, { recursive: true });
for (const { name: view, width, height, scale, colorScheme } of views) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  for (const [name, address] of pages) {
    const isTable = address === '/table/ID';
    await page.goto(`http://localhost:${port}${isTable ? game : address}`, { waitUntil: 'networkidle' });
    if (isTable) await playOn(page);
    if (name === 'table-3d') {
      await page.getByRole('button', { name: '3D', exact: true }).click();
      await page.locator('.bv canvas').waitFor();
      await page.waitForTimeout(600);
    }
    await page.screenshot({ path: `${folder}${name}-${view}.png` });
  }
  await context.close();
}
await browser.close();
server.close();
writeFileSync(
  `${folder}README.md`,
  [
    '# The pages in pictures',
    '',
    'Taken by `pnpm --filter @scapewright/web pictures` after a build: 1440 wide by day, 360 wide by night.',
    '',
    '| page | wide | phone |',
    '|---|---|---|',
    ...pages.map(
      ([name, address]) =>
        `| \`${address}\` | ![${name}, wide](${name}-wide-light.png) | ![${name}, on a phone](${name}-phone-dark.png) |`,
    ),
    '',
  ].join('\n'),
);

/** Gives first answers until a figure of this seat is about to go somewhere, far enough into the game. */
async function playOn(page: Page): Promise<void> {
  const question = page.getByRole('region', { name: 'Question' });
  for (let given = 0; given < answers * 2; given++) {
    const button = question.getByRole('button', { disabled: false }).first();
    await button.waitFor();
    const asked = (await question.textContent()) ?? '';
    if (given >= answers && /goes; /.test(asked)) break;
    await page.keyboard.press(String((given % 3) + 1));
    await page.waitForTimeout(120);
  }
}
