import type { Locator, Page } from '@playwright/test';
import { addressOfWish, type Wish, wishFor } from '../src/start/wish.ts';
import { expect, settledText, test, violationsOf } from './page-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 4000 });

const patient = { timeout: 400 };
const passed = (): void => undefined;
const questionIn = (page: Page): Locator => page.getByRole('region', { name: 'Question' });
/** A short game: two people on one device, and an end after some rounds. */
function short(game: Wish['ruleset'], rounds: number): string {
  const wish = wishFor(game, 'people');
  const sides = wish.sides.map((side) => ({ ...side, cards: side.cards.slice(0, 1) }));
  return addressOfWish({ ...wish, sides, seed: 'e2e', roundLimit: rounds });
}

/** Presses one of the answers. The game may have gone on since they were counted: then nothing is pressed. */
async function pressButton(question: Locator, turn: number): Promise<void> {
  const answers = question.locator('.answers').getByRole('button', { disabled: false });
  const count = await answers.count();
  if (count === 0) {
    await question.getByRole('button').first().click(patient).catch(passed);
    return;
  }
  await answers
    .nth(turn % Math.min(count, 6))
    .click(patient)
    .catch(passed);
}

test('a game goes on after the page was closed in the middle of it', async ({ page }) => {
  await page.goto(short('heroscape', 2));
  for (let turn = 0; turn < 12; turn++) await pressButton(questionIn(page), turn);
  await expect(page).toHaveURL(/\/table\/(?!new)/);
  const asked = await settledText(questionIn(page).getByRole('heading').first());
  const log = await page.getByRole('log').locator('.log-line').count();
  await page.reload();
  const again = questionIn(page).getByRole('heading').first();
  await expect(again).toBeVisible();
  // What is secret is covered until the right person says so again.
  if ((await again.textContent())?.startsWith('Now ')) await questionIn(page).getByRole('button').click();
  await expect(again).toHaveText(asked);
  expect(await page.getByRole('log').locator('.log-line').count()).toBeGreaterThanOrEqual(Math.min(log, 5));
  await page.goto('/');
  await page.getByRole('link', { name: /^Dawn, Dusk on / }).click();
  await expect(questionIn(page)).toBeVisible();
});

test('all figures are placed by one press, and the game begins', async ({ page }) => {
  await page.goto(addressOfWish({ ...wishFor('heroscape', 'bot'), seed: 'place', roundLimit: 2 }));
  const title = questionIn(page).getByRole('heading').first();
  await expect(title).toHaveText(/starts$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('setting up');
  await page.getByRole('button', { name: 'Place all that are left for me' }).click();
  await expect(title).toHaveText(/order markers/, { timeout: 20_000 });
  await expect(page.getByRole('button', { name: /^Place all/ })).toHaveCount(0);
});

test('spaces of the board are reached by arrow keys and read what they are', async ({ page }) => {
  await page.goto(short('superscape', 2));
  await expect(questionIn(page)).toBeVisible();
  const board = page.getByRole('region', { name: 'Board' });
  await board.locator('[tabindex="0"]').first().focus();
  await page.keyboard.press('ArrowRight');
  const first = await page.locator(':focus').getAttribute('aria-label');
  await page.keyboard.press('ArrowDown');
  const second = await page.locator(':focus').getAttribute('aria-label');
  expect(first).toMatch(/^[a-z]+\d+.*level \d+/i);
  expect(second).not.toBe(first);
});

for (const theme of ['light', 'dark'] as const)
  test(`a table in the ${theme} is without faults`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto(short('heroscape', 2));
    await expect(questionIn(page)).toBeVisible();
    for (let turn = 0; turn < 6; turn++) await pressButton(questionIn(page), turn);
    expect(await violationsOf(page)).toEqual([]);
  });

test('a link that holds no game is refused in words', async ({ page }) => {
  await page.goto('/table/new#nothing');
  await expect(page.getByRole('heading', { name: 'This link holds no game' })).toBeVisible();
  await page.goto('/table/zzzz');
  await expect(page.getByRole('heading', { name: 'This game is not on this device' })).toBeVisible();
  await page.goto(addressOfWish({ ...wishFor('heroscape', 'people'), map: '<img src=x onerror=alert(1)>' }));
  await expect(page.getByRole('heading', { name: 'This game cannot begin' })).toBeVisible();
});
