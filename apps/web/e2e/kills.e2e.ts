import { test as bare, type Page } from '@playwright/test';
import { addressOfWish, wishFor } from '../src/start/wish.ts';
import { expect, settledText, test } from './page-test.ts';

/** Games in which the page is killed: a few in the check, `PAGE_KILLS` for many. */
const kills = Number(process.env['PAGE_KILLS'] ?? 6);

test.use({ actionTimeout: 6000 });
test.setTimeout(60_000 + kills * 30_000);

function game(number: number): string {
  const rules = number % 2 === 0 ? 'heroscape' : 'superscape';
  const wish = wishFor(rules, 'bot');
  const sides = wish.sides.map((side) => ({ ...side, cards: side.cards.slice(0, 2) }));
  return addressOfWish({ ...wish, sides, seed: `kill ${number}`, roundLimit: 3 });
}

const questionIn = (page: Page) => page.getByRole('region', { name: 'Question' });

/** Gives answers, the first that is offered each time. */
async function answer(page: Page, times: number): Promise<void> {
  const buttons = questionIn(page).getByRole('button', { disabled: false });
  for (let turn = 0; turn < times; turn++) {
    await expect(buttons.first()).toBeVisible();
    if (
      await questionIn(page)
        .getByRole('heading', { name: /^Winner/ })
        .isVisible()
    )
      return;
    await buttons
      .first()
      .click({ timeout: 1500 })
      .catch(() => undefined);
  }
}

/** The entries of the journal that are kept. */
const keptIn = (page: Page, id: string): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((done, fail) => {
        const opening = indexedDB.open('games');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const own = IDBKeyRange.bound([name, 0], [name, Number.MAX_SAFE_INTEGER]);
          const count = opening.result.transaction('entries').objectStore('entries').count(own);
          count.onsuccess = () => {
            done(count.result);
            opening.result.close();
          };
        };
      }),
    id,
  );

test(`a page that is killed in the middle of ${kills} games loses nothing`, async ({ context }) => {
  for (let number = 0; number < kills; number++) {
    const page = await context.newPage();
    await page.goto(game(number));
    await answer(page, 3 + (number % 7));
    await expect(page).toHaveURL(/\/table\/(?!new)/);
    const address = page.url();
    const id = address.split('/').at(-1) ?? '';
    const isMidway = number % 3 === 2;
    // At rest the question must be the same; in the middle of an answer, that answer may count or not.
    const heading = questionIn(page).getByRole('heading').first();
    await expect(heading).toBeVisible();
    let kept = -1;
    await expect
      .poll(
        async () => {
          const before = kept;
          kept = await keptIn(page, id);
          return kept === before;
        },
        { intervals: [500] },
      )
      .toBe(true);
    const asked = await heading.textContent();
    if (isMidway) await questionIn(page).getByRole('button').first().dispatchEvent('click');
    if (number % 2 === 0) {
      const crash = page.waitForEvent('crash');
      const hand = await context.newCDPSession(page);
      void hand.send('Page.crash').catch(() => undefined);
      await crash;
    }
    await page.close();

    const again = await context.newPage();
    await again.goto(address);
    await expect(questionIn(again).getByRole('heading').first()).toBeVisible();
    expect(await keptIn(again, id)).toBeGreaterThanOrEqual(kept);
    if (!isMidway) await expect(questionIn(again).getByRole('heading').first()).toHaveText(asked ?? '');
    await answer(again, 1);
    await again.close();
  }
});

bare(
  'a program of the game that crashes is told, and the game goes on from the last answer',
  async ({ page }) => {
    await page.goto(game(1));
    await answer(page, 4);
    await expect(page).toHaveURL(/\/table\/(?!new)/);
    const heading = questionIn(page).getByRole('heading').first();
    await expect(heading).toBeVisible();
    const asked = await settledText(heading);
    const [worker] = page.workers();
    await worker?.evaluate(() => {
      setTimeout(() => {
        throw new Error('a fault of the test');
      });
    });
    await expect(
      page.getByRole('heading', { name: 'The program that plays this game has stopped' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(heading).toHaveText(asked);
  },
);

test('nothing that somebody brings runs', async ({ page }) => {
  await page.addInitScript(() => {
    const told = globalThis as unknown as { hurt: string[] };
    told.hurt = [];
    // The library of schemas tries once whether it may compile, and does without: that is not of what was brought.
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      if (blockedURI !== 'eval') told.hurt.push(`${violatedDirective} ${blockedURI}`);
    });
    globalThis.alert = () => void told.hurt.push('alert');
  });
  const hurt = () => page.evaluate(() => (globalThis as unknown as { hurt: string[] }).hurt);
  const evil = '<img src=x onerror=alert(1)><svg onload=alert(2)>';
  const wish = wishFor('heroscape', 'people');
  const sides = wish.sides.map((side, seat) => ({
    ...side,
    player: `${evil}${seat}`,
    cards: side.cards.slice(0, 1),
  }));
  await page.goto(addressOfWish({ ...wish, sides, seed: 'evil', roundLimit: 1 }));
  await expect(questionIn(page)).toContainText(evil);
  for (let turn = 0; turn < 8; turn++)
    await questionIn(page)
      .getByRole('button', { disabled: false })
      .first()
      .click({ timeout: 800 })
      .catch(() => undefined);
  await page.getByRole('textbox', { name: 'Command' }).fill(`why ${evil}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Nothing here is called “${evil}”`)).toBeVisible();
  await page.goto(`/armies#${evil}`);
  await page.goto('/armies');
  await page.getByText('As text', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Army as text' }).fill(`javascript:alert(1), ${evil}`);
  await page.getByRole('button', { name: 'Read the text' }).click();
  await expect(page.getByText('These are no cards of this game')).toBeVisible();
  expect(await hurt()).toEqual([]);
});
