import type { Page } from '@playwright/test';
import { addressOfWish, type Company, wishFor } from '../src/start/wish.ts';
import { expect, test, violationsOf } from './page-test.ts';

test.use({ actionTimeout: 6000 });

async function open(page: Page, company: Company, more: object = {}): Promise<void> {
  await page.goto(addressOfWish({ ...wishFor('heroscape', company), seed: 'trees', ...more }));
  await expect(page.getByRole('region', { name: 'Question' })).toBeVisible({ timeout: 40_000 });
}

/** What every table has, whatever is asked. */
const table = `
  - banner:
    - link "Scapewright"
    - heading "Glyph Terraces · round 1" [level=1]
  - main:
    - region "Board":
      - grid
    - region "Question"
    - textbox "Command"
    - region "Sides":
      - heading "Dawn" [level=2]
      - heading "Dusk" [level=2]
    - region "Log":
      - combobox
      - log "Log"
`;

test.describe('the accessibility tree', () => {
  test('of a table: board, question, command line, sides and log', async ({ page }) => {
    await open(page, 'people');
    const first = page.getByRole('region', { name: 'Question' }).getByRole('button').first();
    for (let turn = 0; turn < 60; turn++) {
      if (await page.getByText(/^Now: Order marker/).isVisible()) break;
      await first.click();
    }
    await expect(page.locator('.table')).toMatchAriaSnapshot(table);
  });

  test('of the cover before something secret', async ({ page }) => {
    await open(page, 'people');
    const first = page.getByRole('region', { name: 'Question' }).getByRole('button').first();
    const cover = page.getByRole('heading', { name: /^Now D/ });
    const question = page.getByRole('region', { name: 'Question' });
    for (let turn = 0; turn < 60 && !(await cover.isVisible()); turn++) {
      const asked = (await question.textContent()) ?? '';
      await first.click();
      // What was pressed comes back as another question: nothing is pressed on one that nobody has looked at.
      await expect(question).not.toHaveText(asked);
    }
    await expect(page.getByRole('region', { name: 'Question' })).toMatchAriaSnapshot(`
      - region "Question":
        - heading /^Now D/ [level=2]
        - paragraph: /What comes next is secret/
        - button /^I am D/
    `);
    expect(await violationsOf(page)).toEqual([]);
    await first.click();
    await expect(page.getByRole('region', { name: 'Question' })).toMatchAriaSnapshot(`
      - region "Question":
        - heading [level=2]
        - list:
          - listitem: "Now: Order marker 1"
        - list:
          - listitem:
            - button
    `);
  });

  test('of a game that is over', async ({ page }) => {
    await open(page, 'bots', { roundLimit: 1 });
    await expect(page.getByRole('heading', { name: /^Winner/ })).toBeVisible({ timeout: 40_000 });
    await expect(page.getByRole('region', { name: 'Question' })).toMatchAriaSnapshot(`
      - region "Question":
        - heading /^Winner/ [level=2]
        - paragraph
        - button "Watch it again"
        - button "Give it to others"
        - link "To the start"
    `);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('of the start and of the set-up', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading [level=1]
        - group "Game":
          - radio "HeroScape"
          - radio "SuperScape"
        - link "Play now"
        - combobox "Against"
        - link "Two players here"
        - link "Watch a game"
    `);
    await page.goto('/new');
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "Set up a game" [level=1]
        - region "Map":
          - radio
        - region "Players":
          - group "Player 1":
            - textbox "Name"
            - combobox "Who plays"
          - group "Player 2"
          - button "Add a player"
        - region "Rules":
          - checkbox
    `);
  });
});

test('a phone, a tablet and a desk show a table without faults, by day and by night', async ({ page }) => {
  test.setTimeout(180_000);
  await open(page, 'people');
  const first = page.getByRole('region', { name: 'Question' }).getByRole('button').first();
  for (let turn = 0; turn < 4; turn++) await first.click();
  for (const colorScheme of ['light', 'dark'] as const)
    for (const size of [
      { width: 360, height: 740 },
      { width: 768, height: 1024 },
      { width: 1440, height: 900 },
    ]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await violationsOf(page), `${colorScheme} ${size.width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    }
});
