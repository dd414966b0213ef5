import { expect, test, violationsOf } from './page-test.ts';

test.use({ actionTimeout: 8000 });

test('a rule opens as positions, which are gone through and played on from', async ({ page }) => {
  // Whoever plays on from here has dice of its own: nobody may die of the first answer, which ends the game.
  const title = 'Who moved in its own activation has not moved in that of another';
  await page.goto('/rules/SS-TURN-015');
  await expect(page.getByRole('heading', { level: 2, name: 'On the board' })).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible({ timeout: 20_000 });
  const place = page.getByRole('status').filter({ hasText: /first step|Step \d/ });
  await expect(place).toHaveText('Before the first step');
  expect(await violationsOf(page)).toEqual([]);
  const lines = page.getByRole('log', { name: 'Log' }).locator('.log-line');
  const before = await lines.count();
  const slider = page.getByRole('slider', { name: 'Step of the example' });
  await slider.focus();
  await page.keyboard.press('End');
  await expect(place).toHaveText(/^Step (\d+) of \1$/);
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
  expect(await violationsOf(page)).toEqual([]);

  await page.getByText('Play on from here').click();
  await page.getByRole('button', { name: 'As red' }).click();
  await expect(page).toHaveURL(/\/table\//);
  const question = page.getByRole('region', { name: 'Question' });
  await expect(question.getByRole('heading').first()).toBeVisible({ timeout: 20_000 });
  const asked = await question.getByRole('heading').first().textContent();
  await question.getByRole('button', { disabled: false }).first().click();
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible();
  await page.reload();
  await expect(question.getByRole('heading').first()).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(question.getByRole('heading').first()).toHaveText(asked ?? '');
});

test('a worked example of a rule is played beside its text', async ({ page }) => {
  await page.goto('/rules/HS-EX-008');
  const second = page.getByRole('listitem').filter({ hasText: 'die shows a skull' });
  await expect(second).toContainText('1 wound');
  expect(await violationsOf(page)).toEqual([]);
  await second.getByRole('link', { name: 'Play example 2' }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: 'Example 8: a skull on the die is one wound' }),
  ).toBeVisible({ timeout: 20_000 });
  await page.getByRole('slider', { name: 'Step of the example' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('log', { name: 'Log' })).toContainText('1 wound');
});

test('a card shows what its powers do on the board', async ({ page }) => {
  await page.goto('/cards/marro-warriors');
  await expect(page.getByRole('heading', { level: 2, name: 'On the board' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('an example that is not there is told', async ({ page }) => {
  await page.goto('/examples/nowhere/none/1');
  await expect(page.getByText('There is no example 1 in “nowhere/none”.')).toBeVisible();
  await page.goto('/examples/superscape-movement/falling/x');
  await expect(page.getByText(/^There is no example/)).toBeVisible();
});
