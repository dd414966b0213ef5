import type { Locator, Page } from '@playwright/test';
import { addressOfWish, type Wish, wishFor } from '../src/start/wish.ts';
import { expect, test, violationsOf } from './page-test.ts';

/** Games of every kind that can be set up, each played to its end in the page by somebody who types. */
test.use({ actionTimeout: 4000 });
test.describe.configure({ timeout: 120_000 });

const questionIn = (page: Page): Locator => page.getByRole('region', { name: 'Question' });

type Side = Wish['sides'][number];
const side = (player: string, seat: Side['seat'], ...cards: string[]): Side => ({ player, seat, cards });

function table(game: Wish['ruleset'], more: Partial<Wish>): string {
  return addressOfWish({ ...wishFor(game, 'bot'), seed: 'whole', roundLimit: 1, ...more });
}

/** Types answers to whatever is asked until the game is over, and tells how many were needed. */
async function typeToTheEnd(page: Page): Promise<number> {
  const question = questionIn(page);
  const over = page.getByRole('heading', { name: /^(Winner|Nobody wins)/ });
  const command = page.getByRole('textbox', { name: 'Command' });
  await expect(question.or(over).first()).toBeVisible({ timeout: 30_000 });
  for (let turn = 0; turn < 250; turn++) {
    await expect(question.getByRole('button').or(over).first()).toBeVisible({ timeout: 30_000 });
    if (await over.isVisible()) return turn;
    const asked = await question.textContent();
    const isCovered = (await question.getByRole('button', { name: /^I am / }).count()) > 0;
    if (isCovered) await question.getByRole('button').click();
    else {
      const isMarkers = (await question.getByText(/^Now: Order marker/).count()) > 0;
      const count = await question.locator('.answers').getByRole('button', { disabled: false }).count();
      await command.fill(isMarkers ? '1 1 1 1' : String(1 + (turn % Math.max(1, Math.min(count, 3)))));
      await command.press('Enter');
    }
    await expect(question)
      .not.toHaveText(asked ?? '', { timeout: 400 })
      .catch(() => undefined);
  }
  throw new Error(`the game does not end: ${await question.textContent()}`);
}

for (const [name, address] of [
  [
    'a draft of HeroScape',
    table('heroscape', {
      draft: 'all',
      points: 200,
      sides: [side('Dawn', 'person'), side('Dusk', 'greedy')],
    }),
  ],
  [
    'a draft of SuperScape',
    table('superscape', {
      draft: 'all',
      points: 400,
      sides: [side('Dawn', 'person'), side('Dusk', 'greedy')],
    }),
  ],
  [
    'two teams of two',
    table('heroscape', {
      teams: [
        ['Dawn', 'Frost'],
        ['Dusk', 'Ember'],
      ],
      sides: [
        side('Dawn', 'person', 'raelin'),
        side('Dusk', 'greedy', 'grimnak'),
        side('Ember', 'greedy', 'ne-gok-sa'),
        side('Frost', 'greedy', 'syvarris'),
      ],
    }),
  ],
  [
    'six seats',
    table('heroscape', {
      map: 'ring-of-stones',
      sides: [
        side('Dawn', 'person', 'raelin'),
        side('Dusk', 'greedy', 'grimnak'),
        side('Ember', 'greedy', 'ne-gok-sa'),
        side('Frost', 'greedy', 'syvarris'),
        side('Gale', 'greedy', 'sgt-drake-alexander'),
        side('Haze', 'greedy', 'marro-warriors'),
      ],
    }),
  ],
  ['equipment glyphs', table('superscape', { map: 'finders-green', variants: ['equipment-glyphs'] })],
  ['item glyphs', table('superscape', { map: 'finders-green', variants: ['item-glyphs'] })],
  [
    'Force powers',
    table('superscape', {
      variants: ['force-powers'],
      sides: [side('Dawn', 'person', 'ember-of-the-ninth'), side('Dusk', 'greedy', 'batman')],
    }),
  ],
  [
    'objects of Star Wars',
    table('superscape', {
      variants: ['star-wars-objects'],
      sides: [side('Dawn', 'person', 'batman', 'dune-pillbox'), side('Dusk', 'greedy', 'battle-beast')],
    }),
  ],
  ['a house with floors', table('superscape', { map: 'customs-house' })],
] as const)
  test(`${name}: a game is played to its end`, async ({ page }) => {
    await page.goto(address);
    expect(await typeToTheEnd(page)).toBeGreaterThan(3);
    await expect(page.getByRole('log', { name: 'Log' })).toContainText('Round 1');
    expect(await violationsOf(page)).toEqual([]);
  });

const twoPlanes = [
  'map: Two Planes',
  'players: 2',
  'hexes: |',
  '  g1 g1 g1 g1 g1 g1 g1 g1',
  '    g1 g1 g1 g1 g1 g1 g1 g1',
  '  g1 g1 g1 rk2 rk2 g1 g1 g1',
  '    g1 g1 g1 g1 g1 g1 g1 g1',
  '  g1 g1 g1 g1 g1 g1 g1 g1',
  'battlefields:',
  '  - {id: astral, kind: astral-plane, hexes: "g1 g1 g1 g1"}',
  'start:',
  '  - {player: 1, name: North, spaces: a1-h1 a2-h2}',
  '  - {player: 2, name: South, spaces: a4-h4 a5-h5}',
  '',
].join('\n');

test('a map with the Astral Plane: both battlefields are looked at, and a game is played to its end', async ({
  page,
}) => {
  await page.goto('/maps');
  await page.setInputFiles('input[type=file]', {
    name: 'two-planes.yaml',
    mimeType: 'text/yaml',
    buffer: Buffer.from(twoPlanes),
  });
  await page.waitForURL(/\/maps\/.+/);
  const map = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  await page.goto(table('superscape', { map }));
  const fields = page.getByRole('group', { name: 'Battlefields' });
  const board = page.getByRole('region', { name: 'Board', exact: true });
  await fields.getByRole('button', { name: 'astral' }).click();
  await expect(board.locator('[data-space="astral:a1"]')).toBeVisible();
  await expect(board.locator('[data-space="a1"]')).toBeHidden();
  await board.locator('[role=gridcell][tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /astral/i);
  await fields.getByRole('button', { name: 'Two Planes' }).click();
  await expect(board.locator('[data-space="a1"]')).toBeVisible();
  expect(await typeToTheEnd(page)).toBeGreaterThan(3);
});

test('standing orders answer without asking, are there after the page was closed, and are taken back', async ({
  page,
}) => {
  const wish = wishFor('heroscape', 'people');
  const sides = wish.sides.map((one) => ({ ...one, cards: one.cards.slice(0, 2) }));
  await page.goto(addressOfWish({ ...wish, sides, seed: 'orders', roundLimit: 4 }));
  const question = questionIn(page);
  const orders = question.locator('summary', { hasText: 'Standing orders' });
  await expect(question).toBeVisible();
  for (let turn = 0; turn < 120; turn++) {
    // The answer before may still be on its way: a question that goes is no question to open.
    if (await orders.isVisible()) await page.waitForTimeout(300);
    const isOpen =
      (await orders.isVisible()) &&
      (await orders.click({ timeout: 1000 }).then(
        () => true,
        () => false,
      ));
    if (isOpen) break;
    await question
      .getByRole('button', { disabled: false })
      .nth(turn % 2)
      .or(question.getByRole('button', { disabled: false }).first())
      .first()
      .click({ timeout: 700 })
      .catch(() => undefined);
  }
  const always = question.getByRole('button', { name: /^Always: / }).first();
  const label = ((await always.textContent()) ?? '').replace('Always: ', '');
  const title = ((await question.getByRole('heading').first().textContent()) ?? '').replace(/^\w+: /, '');
  await always.click();
  const given = page.getByRole('region', { name: 'Standing orders' });
  await expect(given).toContainText(`${title} ${label}`);
  await expect(question.getByRole('heading').first()).not.toHaveText(title);
  await page.reload();
  await expect(given).toContainText(`${title} ${label}`);
  expect(await violationsOf(page)).toEqual([]);
  await given.getByRole('button', { name: 'Ask me again' }).click();
  await expect(given).toHaveCount(0);
});
