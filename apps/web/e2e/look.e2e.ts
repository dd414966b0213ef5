import type { Locator, Page } from '@playwright/test';
import { addressOfWish, wishFor } from '../src/start/wish.ts';
import { expect, test, violationsOf } from './page-test.ts';

test.use({ actionTimeout: 6000 });

const boardIn = (page: Page): Locator => page.getByRole('region', { name: 'Board', exact: true });

/** A game that the computer has played for a while: figures stand in each other's reach. */
async function openFought(page: Page): Promise<void> {
  const wish = wishFor('heroscape', 'bots');
  await page.goto(addressOfWish({ ...wish, seed: 'look', roundLimit: 2 }));
  await expect(page.getByRole('heading', { name: /^Winner/ })).toBeVisible({ timeout: 30_000 });
}

async function command(page: Page, text: string): Promise<void> {
  const line = page.getByRole('textbox', { name: 'Command' });
  await line.fill(text);
  await line.press('Enter');
}

const cellsThat = (page: Page, say: string): Locator =>
  boardIn(page).locator(`[role=gridcell][aria-label*="${say}"]`);

test('sight is shown from a space, with any line of it from the side', async ({ page }) => {
  await openFought(page);
  const cells = boardIn(page).getByRole('gridcell');
  const all = await cells.count();
  const from = (await cells.nth(Math.floor(all / 2)).getAttribute('data-space')) ?? '';
  await command(page, `sight ${from}`);
  const panel = page.getByRole('region', { name: 'Sight' });
  await expect(panel.getByRole('heading')).toHaveText(`Seen from ${from}`);
  const counts = (await panel.getByRole('listitem').allTextContents()).map((text) =>
    Number.parseInt(text, 10),
  );
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(all - 1);
  expect(await cellsThat(page, ', not seen').count()).toBe(counts[2]);
  const far = (await cellsThat(page, ', not seen').first().getAttribute('data-space')) ?? '';
  await command(page, `sight ${from} to ${far}`);
  await expect(
    panel.getByRole('img', { name: `The line from ${from} to ${far} from the side` }),
  ).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(cellsThat(page, ', not seen')).toHaveCount(0);
});

test('what an enemy could do next is drawn as a veil, and told with its odds', async ({ page }) => {
  await openFought(page);
  await boardIn(page).locator('[role=gridcell][aria-label*="(blue)"]').first().focus();
  await page.keyboard.press('i');
  await page.getByRole('button', { name: 'What it could do next' }).click();
  const panel = page.getByRole('region', { name: 'Threat' });
  await expect(panel.getByRole('heading')).toHaveText(/^If it were the turn of /);
  expect(await cellsThat(page, 'in range of an enemy').count()).toBeGreaterThan(3);
  await expect(panel).toContainText(/dice against|could attack nobody/);
  expect(await violationsOf(page)).toEqual([]);
});

test('dice stay in the log, and say where they come from', async ({ page }) => {
  await openFought(page);
  const log = page.getByRole('log', { name: 'Log' });
  const dice = log.getByRole('button', { name: 'Where the dice come from' }).first();
  await dice.click();
  await expect(log.getByText(/^\d+ printed/)).toBeVisible();
  await expect(page.locator('.fallen .die')).toHaveCount(0);
});

test.describe('where things may move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('dice fall on the board, wait for nobody, and leave at any key', async ({ page }) => {
    await page.clock.install();
    const wish = wishFor('heroscape', 'bots');
    await page.goto(addressOfWish({ ...wish, seed: 'dice', roundLimit: 1 }));
    await expect(page.getByRole('log', { name: 'Log' })).toBeVisible();
    const fallen = page.locator('.fallen .die');
    // The clock of the page stands still: what falls lies there until a key is pressed, and the game goes on meanwhile.
    await page.clock.pauseAt(Date.now() + 60_000);
    await expect.poll(() => fallen.count(), { timeout: 40_000 }).toBeGreaterThan(0);
    const winner = page.getByRole('heading', { name: /^Winner/ });
    await expect(winner).toBeVisible({ timeout: 40_000 });
    expect(await fallen.count()).toBeGreaterThan(0);
    await page.keyboard.press('Shift');
    await expect(fallen).toHaveCount(0);
  });
});

test('what happened while somebody was away is told by card, and shown on the board', async ({ page }) => {
  const wish = wishFor('heroscape', 'bot');
  const sides = wish.sides.map((side) => ({ ...side, cards: side.cards.slice(0, 2) }));
  await page.goto(addressOfWish({ ...wish, sides, seed: 'away', roundLimit: 3 }));
  const question = page.getByRole('region', { name: 'Question' });
  for (let turn = 0; turn < 10; turn++)
    await question
      .getByRole('button')
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined);
  // As if this device had last shown the table before anything happened.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('read '));
    if (key === undefined) throw new Error('nothing was noted as read');
    localStorage.setItem(key, '1');
  });
  await page.reload();
  const panel = page.getByRole('region', { name: 'While you were away' });
  await expect(panel.getByRole('heading', { level: 4 }).first()).toBeVisible();
  await panel.getByRole('button', { name: /on the board$/ }).click();
  await expect(panel.getByText(/^1\/\d+ · /)).toBeVisible();
  await panel.getByRole('button', { name: 'Next' }).click();
  await expect(panel.getByText(/^2\/\d+ · /)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
});
