import { expect, test, violationsOf } from './page-test.ts';

const pages = [
  ['/', 'Your figures. Your table. Now.'],
  ['/new', 'Set up a game'],
  ['/maps', 'Maps'],
  ['/maps/first-light', 'First Light'],
  ['/cards', 'Cards'],
  ['/cards/hulk', 'Hulk'],
  ['/armies', 'Armies'],
  ['/rules', 'Rules'],
  ['/rules/SS-FALL-001', 'When a figure falls'],
  ['/settings', 'Settings'],
  ['/nowhere', 'There is nothing here'],
] as const;
const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

for (const [address, title] of pages)
  test(`${address} can be read by everybody, in three sizes, light and dark`, async ({ page }) => {
    test.slow();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Laying the table')).toHaveCount(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const size of sizes) {
        await page.setViewportSize(size);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        expect(await violationsOf(page), `${colorScheme} ${size.width}`).toEqual([]);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, 'nothing stands out at the side').toBeLessThanOrEqual(size.width);
      }
    }
  });

test('the start has the ways that people look for, each once', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Play now', 'Two players here', 'Watch a game', 'Maps', 'Cards', 'Rules'])
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(1);
});

test('by keyboard one gets to the game in a few steps, and past what is on every page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'HeroScape' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Play now' })).toBeFocused();
});

test('language, light and game are kept', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.getByRole('link', { name: 'Jetzt spielen' })).toBeVisible();
  await page.getByRole('button', { name: 'Dunkel anzeigen' }).click();
  await page.getByText('SuperScape', { exact: true }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'SuperScape' })).toBeChecked();
});

test('in German rules are called in German, and their texts say that they are English', async ({ page }) => {
  await page.goto('/rules');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await page.getByText('Alle', { exact: true }).click();
  await page.getByRole('searchbox').fill('straßenvorteil');
  const found = page.getByRole('link', { name: 'Straßenvorteil', exact: true });
  await expect(found).toBeVisible();
  await page.getByRole('searchbox').fill('road bonus');
  await found.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Straßenvorteil' })).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle('Straßenvorteil · Scapewright');
  await expect(page.locator('.rule-text')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'Straßenvorteil nur bei normaler Bewegung' })).toBeVisible();
});

test('going to another page, its title is read and shown', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeFocused();
  await expect(page).toHaveTitle('Rules · Scapewright');
});

test('the first visit weighs little', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
  await page.goto('/', { waitUntil: 'networkidle' });
  const weights = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      (one) => one.encodedBodySize,
    ),
  );
  expect(weights.length).toBeGreaterThan(4);
  expect(weights.reduce((sum, one) => sum + one, 0)).toBeLessThan(190_000);
});
