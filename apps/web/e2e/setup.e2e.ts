import { addressOfWish, type Wish, wishFor } from '../src/start/wish.ts';
import { expect, test, violationsOf } from './page-test.ts';

test('a game is set up, and the rules are asked before it begins', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Set up a game of your own' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Set up a game' })).toBeVisible();
  const begin = page.getByRole('link', { name: 'Begin' });
  await expect(begin).toHaveAttribute('href', /^\/table\/new#/);

  await page.getByRole('radio', { name: 'Ring of Stones' }).check({ force: true });
  await page.getByRole('button', { name: 'Add a player' }).click();
  const third = page.getByRole('group', { name: 'Player 3' });
  await third.getByRole('combobox', { name: 'Who plays' }).selectOption('A person here');
  await third.getByRole('textbox', { name: 'Name' }).fill('Dawn');
  await expect(page.getByText('Two players are called Dawn.')).toBeVisible();
  await expect(begin).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);

  await third.getByRole('textbox', { name: 'Name' }).fill('Einar');
  await expect(begin).toBeVisible();
  await page.getByRole('spinbutton', { name: /^Points at most/ }).fill('300');
  await expect(begin).toHaveCount(0);
  await page.getByRole('checkbox', { name: /^Draft the armies/ }).check();
  await expect(begin).toBeVisible();
});

for (const game of ['HeroScape', 'SuperScape'])
  test(`in ${game} every map can be played on`, async ({ page }) => {
    await page.goto('/new');
    await page.getByText(game, { exact: true }).click();
    const maps = page.getByRole('region', { name: 'Map' }).getByRole('radio');
    await expect(maps.first()).toBeAttached();
    const count = await maps.count();
    expect(count).toBeGreaterThan(2);
    for (let at = 0; at < count; at += 1) {
      await maps.nth(at).check({ force: true });
      await expect(page.getByRole('link', { name: 'Begin' })).toBeVisible();
    }
  });

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('what keeps a game from beginning is said in German', async ({ page }) => {
    await page.goto('/new');
    await page.getByRole('textbox', { name: 'Name' }).nth(1).fill('Dawn');
    const refusal = page.getByText('Zwei heißen Dawn.');
    await expect(refusal).toBeVisible();
    await expect(refusal).toHaveAttribute('lang', 'de');
  });

  test('so it is where a link wants a table that cannot be', async ({ page }) => {
    const sides = ['Dawn', 'Dusk'].map((player) => ({ player, seat: 'person', cards: ['nobody'] }));
    const wish = { ...wishFor('heroscape', 'people', { map: 'first-light' }), sides } as Wish;
    await page.goto(addressOfWish(wish));
    await expect(page.getByText('Es gibt keine Figurenkarte „nobody“.').first()).toBeVisible();
  });
});
