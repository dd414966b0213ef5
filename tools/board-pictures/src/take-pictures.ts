import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { servePage } from './serve-page.ts';

const sizes = { phone: [360, 740], tablet: [768, 1024], desktop: [1440, 900] } as const;

/** Which pictures: `take-pictures.ts [FOLDER] [MAP,MAP] [light,dark] [phone,tablet,desktop] [2d,3d]`. */
const [folder = 'pictures', maps = 'first-light', themes = 'light,dark', screens = 'desktop', modes = '2d'] =
  process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const server = await servePage();
const address = server.resolvedUrls?.local[0] ?? '';
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
});
for (const screen of screens.split(',') as (keyof typeof sizes)[]) {
  const [width, height] = sizes[screen];
  for (const theme of themes.split(',') as ('light' | 'dark')[]) {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme: theme });
    page.on(
      'console',
      (message) => message.type() === 'error' && process.stdout.write(`${message.text()}\n`),
    );
    page.on('pageerror', (error) => process.stdout.write(`${error.stack ?? error.message}\n`));
    const wanted = maps.split(',').flatMap((map) => modes.split(',').map((mode) => [map, mode] as const));
    for (const [map, mode] of wanted) {
      await page.goto(`${address}?map=${map}&mode=${mode}`);
      await page.waitForSelector('body[data-ready=yes]', { timeout: 60_000 });
      await page.waitForTimeout(400);
      const path = `${folder}/${map}-${mode}-${theme}-${screen}.png`;
      await page.screenshot({ path });
      const { first, update } = await page.evaluate(() => {
        const told = globalThis as never as Record<'first' | 'update', number>;
        return { first: told.first, update: told.update };
      });
      process.stdout.write(`${path}: first ${Math.round(first)} ms, update ${Math.round(update)} ms\n`);
    }
    await page.close();
  }
}
await browser.close();
await server.close();
