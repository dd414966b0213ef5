import type { Page } from '@playwright/test';
import { addressOfWish, wishFor } from '../src/start/wish.ts';
import { expect, test } from './page-test.ts';

/**
 * Pages and tables as pictures, compared pixel by pixel. After a change that is meant:
 * `pnpm --filter @scapewright/web e2e pictures --update-snapshots` takes them again.
 */
const sizes = { phone: { width: 360, height: 740 }, wide: { width: 1100, height: 720 } } as const;
const tolerance = { maxDiffPixelRatio: 0.01, threshold: 0.25 } as const;

interface Shown {
  readonly name: string;
  readonly address: string;
  readonly size: keyof typeof sizes;
  readonly theme: 'light' | 'dark';
  /** Until what is there. */
  readonly until: string;
  /** What changes with the packs, and is left out. */
  readonly without?: string;
  readonly deep?: boolean;
}

/** A game that waits for its first answer: always the same. */
const table = (game: 'heroscape' | 'superscape', map: string): string =>
  addressOfWish({ ...wishFor(game, 'people', { map }), seed: 'pictures' });
const example = '/examples/superscape-movement/falling/1';

const shown: readonly Shown[] = [
  {
    name: 'start-wide',
    address: '/',
    size: 'wide',
    theme: 'light',
    until: '.home-side b',
    without: '.home-ways',
  },
  {
    name: 'start-phone',
    address: '/',
    size: 'phone',
    theme: 'dark',
    until: '.home-side b',
    without: '.home-ways',
  },
  { name: 'new-wide', address: '/new', size: 'wide', theme: 'light', until: '.panel img' },
  { name: 'new-phone', address: '/new', size: 'phone', theme: 'dark', until: '.panel img' },
  { name: 'maps-wide', address: '/maps', size: 'wide', theme: 'dark', until: 'main img' },
  { name: 'map-phone', address: '/maps/twin-arches', size: 'phone', theme: 'light', until: 'main img' },
  {
    name: 'card-wide',
    address: '/cards/raelin',
    size: 'wide',
    theme: 'light',
    until: '.card-picture',
    without: '.example-links, .example-more',
  },
  { name: 'card-phone', address: '/cards/grimnak', size: 'phone', theme: 'dark', until: '.card-picture' },
  {
    name: 'rule-wide',
    address: '/rules/SS-FALL-001',
    size: 'wide',
    theme: 'dark',
    until: '.rule-text',
    without: '.example-links, .example-more',
  },
  {
    name: 'rules-phone',
    address: '/rules',
    size: 'phone',
    theme: 'light',
    until: '.chapters summary',
    without: '.chapters .tag',
  },
  {
    name: 'armies-wide',
    address: '/armies',
    size: 'wide',
    theme: 'light',
    until: '.panel',
    without: '.card-rows, .chooser',
  },
  { name: 'settings-phone', address: '/settings', size: 'phone', theme: 'light', until: 'main h1' },
  { name: 'replay-wide', address: '/replay', size: 'wide', theme: 'light', until: 'h1' },
  {
    name: 'table-heroscape-wide',
    address: table('heroscape', 'glyph-terraces'),
    size: 'wide',
    theme: 'light',
    until: '.question',
  },
  {
    name: 'table-heroscape-phone',
    address: table('heroscape', 'glyph-terraces'),
    size: 'phone',
    theme: 'dark',
    until: '.question',
  },
  {
    name: 'table-superscape-wide',
    address: table('superscape', 'first-light'),
    size: 'wide',
    theme: 'dark',
    until: '.question',
  },
  {
    name: 'table-house-phone',
    address: table('superscape', 'customs-house'),
    size: 'phone',
    theme: 'light',
    until: '.question',
  },
  {
    name: 'table-deep-wide',
    address: table('heroscape', 'ring-of-stones'),
    size: 'wide',
    theme: 'light',
    until: '.question',
    deep: true,
  },
  {
    name: 'table-deep-phone',
    address: table('superscape', 'first-light'),
    size: 'phone',
    theme: 'dark',
    until: '.question',
    deep: true,
  },
  { name: 'example-wide', address: example, size: 'wide', theme: 'light', until: '.example-steps' },
  {
    name: 'example-deep-phone',
    address: example,
    size: 'phone',
    theme: 'light',
    until: '.example-steps',
    deep: true,
  },
];

/** Nothing is on its way any more: words, typefaces, pictures. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByText('Laying the table')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

for (const { name, address, size, theme, until, without, deep } of shown)
  test(`${name} looks as it did`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize(sizes[size]);
    await page.goto(address);
    await expect(page.locator(until).first()).toBeVisible({ timeout: 20_000 });
    if (deep) {
      await page.getByRole('button', { name: '3D', exact: true }).click();
      await expect(page.locator('.bv canvas')).toBeVisible();
      await page.mouse.move(2, 2);
    }
    await settled(page);
    await expect(page).toHaveScreenshot(`${name}.png`, {
      ...tolerance,
      ...(deep ? { maxDiffPixelRatio: 0.03 } : {}),
      ...(without === undefined ? {} : { mask: [page.locator(without)] }),
    });
  });
