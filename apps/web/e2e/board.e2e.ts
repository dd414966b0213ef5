import type { Locator, Page } from '@playwright/test';
import { addressOfWish, type Wish, wishFor } from '../src/start/wish.ts';
import { expect, test, violationsOf } from './page-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 6000 });

const boardIn = (page: Page): Locator => page.getByRole('region', { name: 'Board', exact: true });
const deepIn = (page: Page): Locator => boardIn(page).locator('canvas');
const questionIn = (page: Page): Locator => page.getByRole('region', { name: 'Question' });
const offeredOn = (page: Page): Locator =>
  boardIn(page).locator('[role=gridcell][aria-label*="can be chosen"]');

/** A short game of two people on one device, always the same. */
function gameOn(game: Wish['ruleset'], map?: string): string {
  const wish = wishFor(game, 'people');
  const sides = wish.sides.map((side) => ({ ...side, cards: side.cards.slice(0, 2) }));
  return addressOfWish({ ...wish, ...(map ? { map } : {}), sides, seed: 'board', roundLimit: 2 });
}

async function openDeep(page: Page, address = gameOn('heroscape')): Promise<void> {
  await page.goto(address);
  await expect(questionIn(page)).toBeVisible();
  await boardIn(page).getByRole('button', { name: '3D', exact: true }).click();
  await expect(deepIn(page)).toBeVisible();
}

/** Where a space is seen, in pixels of the page. */
async function middleOf(cell: Locator): Promise<{ x: number; y: number }> {
  const box = await cell.boundingBox();
  if (!box) throw new Error('the space is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Goes on by buttons until the board offers spaces to go to. */
async function untilOffered(page: Page): Promise<void> {
  for (let turn = 0; turn < 60; turn++) {
    if ((await offeredOn(page).count()) > 2) return;
    const answers = questionIn(page).locator('.answers').getByRole('button', { disabled: false });
    const any = (await answers.count()) > 0 ? answers : questionIn(page).getByRole('button');
    await any
      .first()
      .click({ timeout: 400 })
      .catch(() => undefined);
  }
  throw new Error(`nothing is offered on the board: ${await questionIn(page).textContent()}`);
}

/** Presses what is offered on the board, the farthest on the list first, until the question is another one. */
async function pressBoard(page: Page): Promise<string> {
  const before = await page.getByRole('log').textContent();
  const names = await offeredOn(page).evaluateAll((cells) =>
    cells.map((cell) => (cell as HTMLElement).dataset['space'] ?? ''),
  );
  for (const name of names.reverse().slice(0, 8)) {
    const cell = boardIn(page).locator(`[data-space="${name}"]`);
    const { x, y } = await middleOf(cell);
    await page.mouse.click(x, y);
    const changed = await expect
      .poll(() => page.getByRole('log').textContent(), { timeout: 1500 })
      .not.toBe(before)
      .then(() => true)
      .catch(() => false);
    if (changed) return name;
  }
  throw new Error('no press on the board was an answer');
}

test('moves are played by pressing the board in three dimensions, and it stays so', async ({ page }) => {
  test.setTimeout(180_000);
  await openDeep(page);
  for (let move = 0; move < 3; move++) {
    await untilOffered(page);
    const space = await pressBoard(page);
    const cell = boardIn(page).locator(`[data-space="${space}"]`);
    await expect(cell).toHaveAttribute('aria-label', /\((?:red|blue)\)/);
  }
  await page.reload();
  await expect(deepIn(page)).toBeVisible();
  await boardIn(page).getByRole('button', { name: '3D', exact: true }).click();
  await expect(deepIn(page)).toHaveCount(0);
  await page.reload();
  await expect(questionIn(page)).toBeVisible();
  await expect(deepIn(page)).toHaveCount(0);
});

test('arrow keys walk the deep board as it is seen, from every side', async ({ page }) => {
  await openDeep(page);
  await boardIn(page).locator('[role=gridcell][tabindex="0"]').focus();
  const focused = page.locator(':focus');
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown');
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  const from = await middleOf(focused);
  await page.keyboard.press('ArrowRight');
  const right = await middleOf(focused);
  expect(right.x).toBeGreaterThan(from.x);
  await page.keyboard.press('ArrowLeft');
  const label = await focused.getAttribute('aria-label');
  // Half way round the table: what was on the right is on the left.
  for (let turn = 0; turn < 12; turn++) await page.keyboard.press('e');
  await expect.poll(async () => (await middleOf(focused)).x).not.toBeCloseTo(from.x, 0);
  expect(await focused.getAttribute('aria-label')).toBe(label);
  await page.waitForTimeout(200);
  const turned = await middleOf(focused);
  await page.keyboard.press('ArrowRight');
  expect((await middleOf(focused)).x).toBeGreaterThan(turned.x);
});

test('nothing is drawn while nothing changes', async ({ page }) => {
  await page.addInitScript(() => {
    const own = requestAnimationFrame;
    const told = globalThis as unknown as { pictures: number };
    told.pictures = 0;
    globalThis.requestAnimationFrame = (draw) => {
      told.pictures += 1;
      return own(draw);
    };
  });
  const pictures = () => page.evaluate(() => (globalThis as unknown as { pictures: number }).pictures);
  await openDeep(page);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(600);
  const before = await pictures();
  expect(before).toBeGreaterThan(0);
  await page.waitForTimeout(500);
  expect(await pictures()).toBe(before);
  await boardIn(page).getByRole('button', { name: 'Turn left' }).click();
  await expect.poll(pictures).toBeGreaterThan(before);
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the deep board is dragged, pinched and tapped', async ({ page }) => {
    await openDeep(page);
    await untilOffered(page);
    const cell = offeredOn(page).first();
    const box = await boardIn(page).boundingBox();
    if (!box) throw new Error('no board');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hand = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      hand.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([px, py]) => ({ x: px, y: py })),
      });
    const before = await middleOf(cell);
    await touch('touchStart', [x, y]);
    for (let at = 1; at <= 4; at++) await touch('touchMove', [x + at * 8, y]);
    await touch('touchEnd');
    await expect.poll(async () => Math.round((await middleOf(cell)).x - before.x)).toBeGreaterThan(12);
    const size = (await cell.boundingBox())?.width ?? 0;
    await touch('touchStart', [x - 30, y], [x + 30, y]);
    for (let at = 1; at <= 5; at++) await touch('touchMove', [x - 30 - at * 8, y], [x + 30 + at * 8, y]);
    await touch('touchEnd');
    await expect.poll(async () => (await cell.boundingBox())?.width ?? 0).toBeGreaterThan(size * 1.5);
    await boardIn(page).getByRole('button', { name: 'Whole board' }).click();
    await expect.poll(async () => Math.round((await cell.boundingBox())?.width ?? 0)).toBe(Math.round(size));
    const place = await middleOf(cell);
    const asked = await questionIn(page).textContent();
    await page.touchscreen.tap(place.x, place.y);
    await expect.poll(() => questionIn(page).textContent()).not.toBe(asked);
  });
});

test('a browser without WebGL says so, and shows the board from above', async ({ page }) => {
  await page.addInitScript(() => {
    const own = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest) {
      return kind.startsWith('webgl') ? null : Reflect.apply(own, this, [kind, ...rest]);
    } as typeof own;
  });
  await page.goto(gameOn('heroscape'));
  await expect(questionIn(page)).toBeVisible();
  await boardIn(page).getByRole('button', { name: '3D', exact: true }).click();
  const note = page.getByText('This browser cannot draw the board in 3D now');
  await expect(note).toBeVisible();
  await expect(boardIn(page).locator('svg').first()).toBeVisible();
  await page.getByRole('button', { name: 'All right' }).click();
  await expect(note).toHaveCount(0);
});

test('a lost picture is followed by the board from above, and may be wished for again', async ({ page }) => {
  await openDeep(page);
  await deepIn(page).evaluate((canvas) =>
    (canvas as HTMLCanvasElement).getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
  );
  await expect(page.getByText('This browser cannot draw the board in 3D now')).toBeVisible();
  await expect(deepIn(page)).toHaveCount(0);
  await boardIn(page).getByRole('button', { name: '3D', exact: true }).click();
  await expect(deepIn(page)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test.describe('pictures of the board', () => {
  test.use({ viewport: { width: 1100, height: 640 } });
  const tolerance = { maxDiffPixelRatio: 0.02, threshold: 0.25, timeout: 20_000 };

  for (const [map, theme, mode] of [
    ['twin-arches', 'light', '2d'],
    ['twin-arches', 'light', '3d'],
    ['customs-house', 'dark', '3d'],
  ] as const)
    test(`${map} in ${mode}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.goto(gameOn('superscape', map));
      await expect(questionIn(page)).toBeVisible();
      await expect(boardIn(page).getByRole('gridcell').first()).toBeAttached();
      if (mode === '3d') await boardIn(page).getByRole('button', { name: '3D', exact: true }).click();
      await boardIn(page).getByRole('button', { name: '1: level numbers' }).click();
      await page.mouse.move(0, 0);
      await page.waitForTimeout(400);
      await expect(boardIn(page)).toHaveScreenshot(`${map}-${theme}-${mode}.png`, tolerance);
    });
});
