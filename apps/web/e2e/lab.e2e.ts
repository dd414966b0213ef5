import { addressOfLab, usualLab } from '../src/lab/lab-wish.ts';
import { expect, test, violationsOf } from './page-test.ts';

const wish = { ...usualLab('superscape', 'e2e'), games: 12 };
const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

test('the laboratory plays two armies, tells who wins and why, and its link plays the same again', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto(addressOfLab(wish));
  await page.getByRole('button', { name: 'Play 12 games' }).click();
  await expect(page.getByText('12 of 12 games')).toBeVisible({ timeout: 60_000 });
  const verdict = page.getByRole('region', { name: 'Who wins' });
  const table = page.getByRole('region', { name: 'Each card' });
  await expect(table.getByRole('link', { name: 'Hulk' })).toBeVisible();
  const told = [await verdict.textContent(), await table.first().textContent()];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await violationsOf(page), `${colorScheme} ${size.width}`).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, 'nothing stands out at the side').toBeLessThanOrEqual(size.width);
    }
  }
  await page.reload();
  await page.getByRole('button', { name: 'Play 12 games' }).click();
  await expect(page.getByText('12 of 12 games')).toBeVisible({ timeout: 60_000 });
  expect([await verdict.textContent(), await table.first().textContent()]).toEqual(told);
  // The same game is played at a table before somebody's eyes.
  const games = page.getByRole('region', { name: 'Watch a game' }).getByRole('link');
  const text = await games.first().textContent();
  const winner = /: (\w+) in/.exec(text ?? '')?.[1] ?? 'nobody';
  await games.first().click();
  await expect(page.getByRole('heading', { name: /^Winner/ })).toHaveText(new RegExp(winner), {
    timeout: 60_000,
  });
});

test('the laboratory stops where somebody wants it to, and goes on from there', async ({ page }) => {
  await page.goto(addressOfLab({ ...wish, games: 2000 }));
  await page.getByRole('button', { name: 'Play 2000 games' }).click();
  const stop = page.getByRole('button', { name: 'Stop' });
  const stopped = page.getByText(/Stopped after/);
  const count = async (): Promise<number> =>
    Number(/after ([\d,]+) of/.exec((await stopped.textContent()) ?? '')?.[1]?.replace(',', ''));
  await expect(page.getByRole('region', { name: 'Who wins' })).toBeVisible({ timeout: 30_000 });
  await stop.click();
  const before = await count();
  expect(before).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect
    .poll(() => page.getByRole('progressbar').evaluate((bar) => (bar as HTMLProgressElement).value), {
      timeout: 30_000,
    })
    .toBeGreaterThan(before);
  await stop.click();
  expect(await count()).toBeGreaterThan(before);
});

test.describe('without what a page keeps for later', () => {
  // What the service worker has kept already could not be taken away.
  test.use({ serviceWorkers: 'block' });
  test('the laboratory says so where the program that plays stops, and goes on once it can', async ({
    page,
  }) => {
    const engine = /engine\.worker[^/]*\.js/;
    await page.route(engine, (route) => route.abort());
    await page.goto(addressOfLab(wish));
    await page.getByRole('button', { name: 'Play 12 games' }).click();
    await expect(page.getByText('stopped by itself after 0 of 12')).toBeVisible();
    await page.unroute(engine);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('12 of 12 games')).toBeVisible({ timeout: 60_000 });
  });
});

test('the laboratory says which cards it does not find, and what the rules refuse', async ({ page }) => {
  await page.goto(addressOfLab(wish));
  const cards = page.getByRole('textbox', { name: 'Cards' }).first();
  await cards.fill('Hulk, Nobody In Particular');
  await expect(page.getByText('Not found: Nobody In Particular')).toBeVisible();
  await cards.fill('Hulk, Hulk');
  await page.getByRole('button', { name: 'Play 12 games' }).click();
  await expect(page.getByText('This cannot be played')).toBeVisible({ timeout: 30_000 });
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('the laboratory says in German what the rules refuse', async ({ page }) => {
    await page.goto(addressOfLab(wish));
    await page.getByRole('textbox', { name: 'Figuren' }).first().fill('Hulk, Hulk');
    await page.getByRole('button', { name: '12 Spiele spielen' }).click();
    await expect(page.getByText(/nicht 2-mal \(SS-UNIQ-001, Je Identität eine einmalige/)).toBeVisible({
      timeout: 30_000,
    });
  });
});
