import { readFileSync } from 'node:fs';
import { expect, test, violationsOf } from './page-test.ts';

const map = readFileSync(new URL('../../../packages/cards/maps/first-light.yaml', import.meta.url), 'utf8');

test.describe('maps', () => {
  test('a file that somebody brings is looked at, kept, and can be played on', async ({ page }) => {
    await page.goto('/maps');
    await page.setInputFiles('input[type=file]', {
      name: 'valley.yaml',
      mimeType: 'text/yaml',
      buffer: Buffer.from(map.replace('First Light', 'Valley <img src=x onerror=alert(1)>')),
    });
    const title = page.getByRole('heading', { level: 1, name: 'Valley <img src=x onerror=alert(1)>' });
    await expect(title).toBeVisible();
    await expect(page.getByRole('img', { name: /^The map Valley .* from above: 296 spaces/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Play on it' })).toHaveAttribute('href', /^\/table\/new#/);
    expect(await violationsOf(page)).toEqual([]);
    await page.reload();
    await expect(title).toBeVisible();
    await page.goto('/maps');
    await page.getByRole('button', { name: /^Remove Valley/ }).click();
    await expect(page.getByRole('heading', { name: 'Your maps' })).toHaveCount(0);
  });

  test('a file that is no map is refused in words', async ({ page }) => {
    await page.goto('/maps');
    await page.setInputFiles('input[type=file]', {
      name: 'notes.hsc',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from([0, 1, 2, 3, 0, 255, 254]),
    });
    await expect(page.getByRole('status')).toContainText('This map could not be read');
    await expect(page.getByRole('status')).toContainText('The file is damaged, or is no map');
    await page.getByLabel('Language').selectOption('de');
    await expect(page.getByRole('status')).toContainText('Die Datei ist beschädigt oder keine Karte');
    expect(await violationsOf(page)).toEqual([]);
  });

  test('a link without a map is refused in words', async ({ page }) => {
    await page.goto('/maps');
    await page.getByRole('textbox', { name: /link of the map editor/ }).fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('status')).toContainText('This link holds no map');
  });
});

test.describe('cards', () => {
  test('are found by what stands on them, and lead to the rules that they use', async ({ page }) => {
    await page.goto('/cards');
    await page.getByRole('searchbox', { name: 'Search' }).fill('preserving justice');
    await expect(page.getByText('1 card', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: /^Batman/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Batman' })).toBeVisible();
    await page
      .getByRole('heading', { name: 'Rules that it uses' })
      .locator('..')
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByText(/^CARD-/)).toBeVisible();
  });
});

test.describe('armies', () => {
  test('points add up, the rules are asked, and the link brings the army back', async ({ page, context }) => {
    await page.goto('/armies');
    await page.getByRole('button', { name: 'Add Grimnak' }).click();
    await page.getByRole('button', { name: 'Add Blade Gruts' }).click();
    await page.getByRole('button', { name: 'Add Blade Gruts' }).click();
    await expect(page.getByText('200 of 400 points')).toBeVisible();
    await expect(page.getByText('Good to play.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add Grimnak' })).toBeDisabled();
    await page.getByRole('spinbutton', { name: 'Points at most' }).fill('150');
    await expect(page.getByRole('button', { name: 'Play with it' })).toBeDisabled();
    await expect(page.getByText('Good to play.')).toHaveCount(0);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByText('200 of 150 points')).toBeVisible();
    expect(await violationsOf(other)).toEqual([]);
  });

  test('come as text, and what is no card is named', async ({ page }) => {
    await page.goto('/armies');
    await page.getByText('As text', { exact: true }).click();
    await page
      .getByRole('textbox', { name: 'Army as text' })
      .fill('Finn, 2 Knights of Weston, <b>Nobody</b>');
    await page.getByRole('button', { name: 'Read the text' }).click();
    await expect(page.getByText('220 of 400 points')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'These are no cards' })).toContainText(
      '<b>Nobody</b>',
    );
  });

  test('a link that holds none is told', async ({ page }) => {
    await page.goto('/armies#nonsense');
    await expect(page.getByText('This link holds no army')).toBeVisible();
  });
});

test.describe('rules', () => {
  test('are found by their words, and show their examples', async ({ page }) => {
    await page.goto('/rules');
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('leave engagement');
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await page.goto('/rules/ss-fall-001');
    await expect(page.getByRole('heading', { name: 'Worked examples' })).toBeVisible();
  });
});
