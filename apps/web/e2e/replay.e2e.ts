import { readFileSync } from 'node:fs';
import { strToU8 } from 'fflate';
import { packed } from '../src/share/packed-text.ts';
import { addressOfWish, wishFor } from '../src/start/wish.ts';
import { expect, test, violationsOf } from './page-test.ts';

test.use({ actionTimeout: 8000, permissions: ['clipboard-read', 'clipboard-write'] });

const over = { name: /^Winner/ };

test('a game that is over is watched again, given as a link, branched from, and played on', async ({
  page,
  context,
}) => {
  await page.goto(addressOfWish({ ...wishFor('superscape', 'bots'), seed: 'replay', roundLimit: 2 }));
  await expect(page.getByRole('heading', over)).toBeVisible({ timeout: 40_000 });
  const end = await page.getByRole('log').textContent();
  await page.getByRole('button', { name: 'Watch it again' }).click();
  const place = page.getByRole('status').filter({ hasText: 'Decision' });
  await expect(place).toContainText('Decision 0 of');
  const slider = page.getByRole('slider', { name: 'Place in the game' });
  await page.getByRole('button', { name: 'Next round' }).click();
  await expect(place).toContainText('round 1, before the turns');
  await page.getByRole('button', { name: 'Next turn' }).click();
  await expect(place).toContainText('round 1, turn 1');
  await page.getByRole('button', { name: 'Next decision' }).click();
  await page.getByRole('button', { name: 'Next decision' }).click();
  await page.getByRole('button', { name: 'Decision before' }).click();
  expect(await violationsOf(page)).toEqual([]);
  await slider.focus();
  await page.keyboard.press('End');
  await expect.poll(() => page.getByRole('log').textContent()).toBe(end);

  await page.getByRole('button', { name: 'Round before' }).click();
  await expect(place).toContainText('round 2');
  const shown = await place.textContent();
  await page.getByRole('button', { name: 'Copy the link to here' }).click();
  await expect(page.getByRole('button', { name: 'The link is copied.' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(8000);
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('status').filter({ hasText: 'Decision' })).toHaveText(shown ?? '');

  await other.getByText('Play on from here').click();
  await other.getByRole('button', { name: 'As Dusk' }).click();
  await expect(other).toHaveURL(/\/table\//);
  await expect(other.getByRole('region', { name: 'Question' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toContainText('round 2');
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toContainText('round 2');
});

test('a record is saved as a file, and read again; what is none is refused in words', async ({ page }) => {
  await page.goto(addressOfWish({ ...wishFor('heroscape', 'bots'), seed: 'file', roundLimit: 1 }));
  await expect(page.getByRole('heading', over)).toBeVisible({ timeout: 40_000 });
  await page.getByRole('button', { name: 'Give it to others' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = readFileSync(await (await coming).path());

  await page.goto('/replay');
  await expect(page.getByRole('heading', { name: 'Watch a game again' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const bring = (buffer: Buffer) =>
    page.setInputFiles('input[type=file]', { name: 'game.json', mimeType: 'application/json', buffer });
  for (const text of [
    '<script>alert(1)</script>',
    '{"format":"scapewright-save"}',
    JSON.stringify({ ...JSON.parse(String(file)), ruleset: 'chess' }),
  ]) {
    await bring(Buffer.from(text));
    await expect(page.getByRole('heading', { name: 'This game cannot be watched' })).toBeVisible();
    await page.getByRole('button', { name: 'Open another one' }).click();
  }
  await bring(file);
  await expect(page.getByRole('status').filter({ hasText: 'Decision 0 of' })).toBeVisible();
});

test('links that hold no game, or one that cannot be, are told', async ({ page }) => {
  await page.goto('/replay#nonsense');
  await expect(page.getByText('This link holds no game that can be watched')).toBeVisible();
  const wish = { ...wishFor('heroscape', 'bots'), seed: 'x' };
  const linkOf = (text: object) => `/replay#${packed(strToU8(JSON.stringify(text)))}`;
  await page.goto(linkOf({ wish, course: [['<img src=x onerror=alert(1)>', 1]] }));
  await page.reload();
  await expect(page.getByText('This link holds no game that can be watched')).toBeVisible();
  await page.goto(linkOf({ wish: { ...wish, map: '<b>nowhere</b>' }, course: [] }));
  await page.reload();
  await expect(page.getByText('There is no map “<b>nowhere</b>”')).toBeVisible();
  await page.goto(linkOf({ wish, course: [[1, 99_999]] }));
  await page.reload();
  await expect(page.getByText('It goes no further here')).toBeVisible();
});
