import type { Locator, Page } from '@playwright/test';
import { addressOfWish, type Company, type Wish, wishFor } from '../src/start/wish.ts';
import { expect, test } from './page-test.ts';

test.use({ actionTimeout: 4000 });
test.describe.configure({ timeout: 240_000 });

const games = ['heroscape', 'superscape'] as const;
const patient = { timeout: 500 };
/** The game may have gone on since somebody looked: then nothing is pressed. */
const passed = (): void => undefined;
const questionIn = (page: Page): Locator => page.getByRole('region', { name: 'Question' });

/** A short game of one card each, always the same, with an end after a round. */
function short(game: Wish['ruleset'], company: Company): string {
  const wish = wishFor(game, company);
  const sides = wish.sides.map((side) => ({ ...side, cards: side.cards.slice(0, 1) }));
  return addressOfWish({ ...wish, sides, seed: 'ways', roundLimit: 1 });
}

/** Answers what is asked until somebody has won. */
async function playToTheEnd(
  page: Page,
  answer: (question: Locator, turn: number) => Promise<void>,
): Promise<void> {
  const question = questionIn(page);
  const waiting = page.getByText(/thinking …|The game goes on …/);
  for (let turn = 0; turn < 300; turn++) {
    const title = await question.or(waiting).first().textContent();
    if (title?.startsWith('Winner')) return;
    const asked = await question.textContent(patient).catch(passed);
    await answer(question, turn);
    // What was pressed comes back as another question, or as the end: nothing is pressed on what somebody has not seen.
    if (asked) await expect(question).not.toHaveText(asked, { timeout: 250 }).catch(passed);
  }
  throw new Error(`the game does not end: ${await question.textContent()}`);
}

/** What would be pressed next: an answer, or what gives several of them. */
async function nextButton(question: Locator, turn: number): Promise<Locator> {
  const done = question.getByRole('button', { name: /^(Done|None of them)$/, disabled: false });
  if ((await done.count()) > 0) return done;
  const buttons = question
    .getByRole('button', { disabled: false })
    .filter({ hasNotText: /^(Take the last one back|Done|None of them)$/ });
  const count = await buttons.count();
  return buttons.nth(count < 2 ? 0 : turn % Math.min(count, 5));
}

for (const game of games) {
  test(`a game of ${game} is played to its end with the pointer alone`, async ({ page }) => {
    await page.goto(short(game, 'people'));
    await expect(questionIn(page)).toBeVisible();
    await playToTheEnd(page, async (question, turn) => {
      const box = await (await nextButton(question, turn)).boundingBox(patient).catch(passed);
      if (box) await page.mouse.click(box.x + box.width / 2, box.y + Math.min(14, box.height / 2));
      await page.mouse.move(4, 4);
    });
    await expect(page.getByRole('heading', { name: /^Winner/ })).toBeVisible();
    await expect(page.getByRole('log', { name: 'Log' })).toContainText('Round 1');
  });

  test(`a game of ${game} is played to its end with the keyboard alone`, async ({ page }) => {
    await page.goto(short(game, 'people'));
    await expect(questionIn(page)).toBeVisible();
    await playToTheEnd(page, async (question, turn) => {
      const isCovered = (await question.getByRole('button', { name: /^I am / }).count()) > 0;
      const isGiven = (await question.getByRole('button', { name: /^(Done|None of them)$/ }).count()) > 0;
      if (isCovered || isGiven) await tabAndEnter(page, /^(I am |Done|None of them)/);
      else await page.keyboard.press(String(1 + (turn % 3)));
    });
    await expect(page.getByRole('heading', { name: /^Winner/ })).toBeVisible();
  });

  test(`a game of ${game} is played to its end with typed commands alone`, async ({ page }) => {
    await page.goto(short(game, 'bot'));
    await expect(questionIn(page)).toBeVisible();
    const command = page.getByRole('textbox', { name: 'Command' });
    await command.focus();
    await playToTheEnd(page, async (question, turn) => {
      const isMarkers = (await question.getByText(/^Now: Order marker/).count()) > 0;
      const count = await question.getByRole('button', { disabled: false }).count();
      if (count === 0) return;
      await page.keyboard.type(isMarkers ? '1 1 1 1' : String(1 + (turn % Math.min(count, 4))));
      await page.keyboard.press('Enter');
    });
    await expect(page.getByRole('heading', { name: /^Winner/ })).toBeVisible();
  });

  test(`a game of ${game} is played to its end by roles and names alone`, async ({ page }) => {
    await page.goto(short(game, 'people'));
    await expect(questionIn(page)).toBeVisible();
    await playToTheEnd(page, async (question, turn) => {
      // As a screen reader acts: no place on the screen, the element itself is told.
      await (await nextButton(question, turn)).dispatchEvent('click', {}, patient).catch(passed);
    });
    await expect(page.getByRole('heading', { name: /^Winner/ })).toBeVisible();
    await page.getByRole('button', { name: 'Watch it again' }).dispatchEvent('click');
    await expect(page.getByRole('slider', { name: 'Place in the game' })).toBeVisible();
  });
}

/** Goes on with the Tab key until something of this name has the focus, and presses it. */
async function tabAndEnter(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 60; step++) {
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (name.test(focused)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`nothing called ${name} is reached by Tab`);
}
