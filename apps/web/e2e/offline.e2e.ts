import { addressOfWish, wishFor } from '../src/start/wish.ts';
import { expect, test } from './page-test.ts';

test('after one visit all pages work without a connection', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Play now' })).toBeVisible();
  await page.getByRole('link', { name: 'Cards', exact: true }).click();
  await expect(page.getByText(/^\d+ cards$/)).toBeVisible();
  await page.goto('/maps/twin-arches');
  await expect(page.getByRole('img', { name: /^The map Twin Arches/ })).toBeVisible();
  await page.goto('/rules/SS-FALL-001');
  await expect(page.getByRole('heading', { level: 1, name: 'When a figure falls' })).toBeVisible();
  await page.goto('/armies');
  await page.getByRole('button', { name: 'Add Grimnak' }).click();
  await expect(page.getByText('Good to play.')).toBeVisible();
});

test('after one visit a whole game is played without a connection', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await context.setOffline(true);
  await page.goto(addressOfWish({ ...wishFor('superscape', 'bots'), seed: 'offline', roundLimit: 2 }));
  await expect(page.getByRole('heading', { name: /^Winner/ })).toBeVisible({ timeout: 40_000 });
  await page.getByRole('button', { name: 'Watch it again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Decision 0 of' })).toBeVisible();
});
