import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { expect, violationsOf } from './page-test.ts';
import { test } from './served-online.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 4000 });

let url = '';

test.beforeAll(({ server }) => {
  url = server.url;
});

const questionIn = (page: Page): Locator => page.getByRole('region', { name: 'Question' });
const patient = { timeout: 400 };
const passed = (): void => undefined;

/** Somebody with a browser of their own, whose pages must not complain. */
async function person(browser: Browser, size = { width: 1200, height: 800 }) {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce', locale: 'en-GB' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  return { context, page, complaints };
}

/** Ann lays a table, and Bob comes by its link on a phone. */
async function seated(browser: Browser) {
  const ann = await person(browser);
  await ann.page.goto(`${url}/`);
  await ann.page.getByRole('link', { name: 'Play with a friend' }).click();
  await ann.page.getByLabel('Your name').fill('Ann');
  expect(await violationsOf(ann.page)).toEqual([]);
  await ann.page.getByRole('button', { name: 'Create the table' }).click();
  await expect(ann.page.getByRole('heading', { name: 'Waiting for the others' })).toBeVisible();
  expect(await violationsOf(ann.page)).toEqual([]);
  const link = await ann.page.getByLabel('Invitation').inputValue();
  const bob = await person(browser, { width: 360, height: 740 });
  await bob.page.goto(link);
  await expect(bob.page.getByRole('heading', { name: 'Ann invites you' })).toBeVisible();
  expect(await violationsOf(bob.page)).toEqual([]);
  await bob.page.getByLabel('Your name').fill('Bob');
  await bob.page.getByRole('button', { name: 'Sit down' }).click();
  for (const { page } of [ann, bob]) await expect(page.getByRole('region', { name: 'Board' })).toBeVisible();
  return { ann, bob, link };
}

/** One answer, where somebody is asked; the game may go on meanwhile. */
async function answer(page: Page, turn: number): Promise<void> {
  const question = questionIn(page);
  const answers = question.locator('.answers').getByRole('button', { disabled: false });
  const count = await answers.count();
  if (count > 0)
    await answers
      .nth(turn % Math.min(count, 6))
      .click(patient)
      .catch(passed);
  else if ((await question.count()) > 0)
    await question.getByRole('button').filter({ hasNotText: /again/i }).first().click(patient).catch(passed);
  else await page.waitForTimeout(50);
}

const isOver = (page: Page): Promise<boolean> => page.getByRole('heading', { name: /^Winner/ }).isVisible();

test('two people play HeroScape by a link until one gives up, one on a phone and away for a while, and one watches', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const { ann, bob, link } = await seated(browser);
  const eve = await person(browser);
  await eve.page.goto(link.replace(/#.*/, ''));
  await expect(eve.page.getByRole('region', { name: 'Board' })).toBeVisible();
  await bob.page.goto(link);
  await expect(bob.page.getByRole('region', { name: 'Board' })).toBeVisible();
  const people: { readonly page: Page; readonly context: BrowserContext }[] = [ann, bob];
  for (let turn = 0; turn < 1500 && !(await isOver(ann.page)); turn++) {
    if (turn === 20) await bob.context.setOffline(true);
    if (turn === 40) await bob.context.setOffline(false);
    if (turn === 60) await sayHello(ann.page, bob.page);
    for (const { page } of people) await answer(page, turn);
    if (turn === 160) await resignIn(bob.page);
  }
  for (const { page } of [ann, bob, eve])
    await expect(page.getByRole('heading', { name: /^Winner: Ann/ })).toBeVisible();
  expect(await violationsOf(eve.page)).toEqual([]);
  await playAgain(ann.page, bob.page);
  await expect(eve.page.getByRole('button', { name: 'Play again' })).toBeHidden();
  for (const { complaints, context } of [ann, bob, eve]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});

test('two people play a whole game of HeroScape, one on a phone and without a network for a while, and one watches', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const [ann, bob, eve] = [
    await person(browser),
    await person(browser, { width: 360, height: 740 }),
    await person(browser),
  ];
  const post = async ({ page }: typeof ann, path: string, data: object): Promise<{ id: string }> => {
    const answer = await page.request.post(`${url}/api/v1${path}`, { data });
    expect(answer.ok()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  await post(ann, '/guests', { name: 'Ann' });
  await post(bob, '/guests', { name: 'Bob' });
  const { id } = await post(ann, '/tables', {
    ...{ ruleset: 'heroscape', map: 'first-light', public: true, roundLimit: 4 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await post(bob, `/tables/${id}/seats`, {});
  for (const { page } of [ann, bob, eve]) {
    await page.goto(`${url}/table/${id}`);
    await expect(page.getByRole('region', { name: 'Board' })).toBeVisible();
  }
  const ends = (page: Page): Locator => page.getByRole('heading', { name: /^(Winner|A draw|Nobody)/ });
  for (let turn = 0; turn < 3000 && !(await ends(ann.page).isVisible()); turn++) {
    if (turn === 25) await bob.context.setOffline(true);
    if (turn === 45) await bob.context.setOffline(false);
    // Where it is over, another game is offered: that is no answer.
    for (const { page } of [ann, bob]) if (!(await ends(page).isVisible())) await answer(page, turn);
  }
  for (const { page } of [ann, bob, eve]) await expect(ends(page)).toBeVisible();
  const [short, record] = await Promise.all(
    ['', '/record'].map(async (more) =>
      (await ann.page.request.get(`${url}/api/v1/tables/${id}${more}`)).json(),
    ),
  );
  expect(short).toMatchObject({ status: 'over' });
  expect(record).toMatchObject({ format: 'scapewright-save', ruleset: 'heroscape' });
  expect(await violationsOf(bob.page)).toEqual([]);
  for (const { complaints, context } of [ann, bob, eve]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});

test('somebody announces a tournament, two take part, and both find their games', async ({ browser }) => {
  const [ann, bob] = [await person(browser), await person(browser, { width: 360, height: 740 })];
  await ann.page.goto(`${url}/tournaments`);
  await ann.page.getByLabel('Name of the tournament').fill('Cup of the Hills');
  expect(await violationsOf(ann.page)).toEqual([]);
  await ann.page.getByRole('button', { name: 'Announce' }).click();
  await expect(ann.page.getByRole('heading', { name: 'Cup of the Hills' })).toBeVisible();
  await ann.page.getByRole('button', { name: 'Take part with this army' }).click();
  await expect(ann.page.getByText('You take part.')).toBeVisible();
  await bob.page.goto(ann.page.url());
  await bob.page.getByLabel('Your name').fill('Bob');
  await bob.page.getByRole('button', { name: 'Take part with this army' }).click();
  await expect(bob.page.getByText('You take part.')).toBeVisible();
  expect(await violationsOf(bob.page)).toEqual([]);
  await ann.page.reload();
  await ann.page.getByRole('button', { name: 'Begin with 2 players' }).click();
  const game = ann.page.getByRole('link', { name: /^(Guest · Bob|Bob · Guest)$/ });
  await expect(async () => {
    await ann.page.reload();
    await expect(game).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await violationsOf(ann.page)).toEqual([]);
  await ann.page.getByRole('link', { name: 'Bob', exact: true }).click();
  await expect(ann.page.getByText('No rated game yet.')).toBeVisible();
  expect(await violationsOf(ann.page)).toEqual([]);
  await bob.page.goto(`${url}/games`);
  await expect(bob.page.getByRole('region', { name: 'When it is your turn' })).toBeVisible();
  await bob.page.getByLabel('Address').fill('https://example.com/hook');
  await bob.page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(bob.page.getByText('Webhook: https://example.com/hook')).toBeVisible();
  expect(await violationsOf(bob.page)).toEqual([]);
  await bob.page.getByRole('button', { name: 'Remove https://example.com/hook' }).click();
  await expect(bob.page.getByText('Webhook: https://example.com/hook')).toBeHidden();
  for (const { complaints, context } of [ann, bob]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});

/** A message of one is read by the other. */
async function sayHello(from: Page, to: Page): Promise<void> {
  for (const page of [from, to]) await page.locator('.talk summary').click();
  await from.getByLabel('Say something').fill('Hello <b>there</b>');
  await from.getByRole('button', { name: 'Send' }).click();
  await expect(to.locator('.talk li')).toContainText('Hello <b>there</b>');
}

/** Those who have played go to another table, where a new game begins. */
async function playAgain(first: Page, second: Page): Promise<void> {
  await first.getByRole('button', { name: 'Play again' }).click();
  await expect(first.getByRole('heading', { name: 'Waiting for the others' })).toBeVisible();
  await expect(second.getByText('There is another game')).toBeVisible();
  expect(await violationsOf(second)).toEqual([]);
  await second.getByRole('button', { name: 'Join in' }).click();
  await expect.poll(() => second.url()).toBe(first.url());
  for (const page of [first, second]) {
    await expect(page.getByRole('region', { name: 'Board' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Winner/ })).toBeHidden();
  }
}

/** Gives up, so that the test ends in a few minutes. */
async function resignIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Really give up?' }).click();
}

test('a guest finds the game again, makes an account, and keeps it', async ({ browser }) => {
  const { ann, bob } = await seated(browser);
  await ann.page.goto(`${url}/games`);
  await expect(ann.page.getByRole('link', { name: 'Ann · Bob' })).toBeVisible();
  const mine = ann.page.getByRole('region', { name: 'Your games' });
  await expect(mine.getByText(/^(your turn|in play)$/)).toBeVisible();
  expect(await violationsOf(ann.page)).toEqual([]);
  const form = ann.page.getByRole('region', { name: 'Account' });
  await form.getByLabel('Name').fill('Ann the Bold');
  await form.getByLabel('Password').fill('long enough');
  await form.getByRole('button', { name: 'New account' }).click();
  await expect(form.getByText('You are Ann the Bold.')).toBeVisible();
  await expect(ann.page.getByRole('link', { name: 'Ann · Bob' })).toBeVisible();
  await form.getByRole('button', { name: 'Log out' }).click();
  await expect(ann.page.getByRole('link', { name: 'Ann · Bob' })).toBeHidden();
  for (const { context } of [ann, bob]) await context.close();
});

test('an invitation that is spent is refused in words, and who is not invited watches', async ({
  browser,
}) => {
  const { ann, bob, link } = await seated(browser);
  const eve = await person(browser);
  await eve.page.goto(link);
  await expect(eve.page.getByRole('region', { name: 'Board' })).toBeVisible();
  await expect(questionIn(eve.page)).toBeHidden();
  for (const { context } of [ann, bob, eve]) await context.close();
});
