import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, violationsOf } from './page-test.ts';
import { test } from './served-online.ts';

const folders: string[] = [];
test.afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A pack of one card, in a folder as authors have it. */
function packFolder(card: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'scape-pack-'));
  folders.push(folder);
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write(
    'pack.yaml',
    'id: yard-pack\nversion: 1.0.0\nengine: ">=0.0.0"\nrulesets: [superscape, heroscape]\nlicence: MIT\ncredits: Somebody\n',
  );
  write(
    `cards/${card}.yaml`,
    `id: ${card}\nname: Tin Smith\nunit: hero\nuniqueness: unique\nsize: medium\nheight: 5\nlife: 3\nmove: 5\nrange: 1\nattack: 4\ndefense: 2\nspecies: human\nclass: smith\npersonality: calm\nabilities: []\n`,
  );
  write('prices/standard.yaml', `format: standard\nprices: {${card}: 90}\n`);
  write(`cards/${card}.scenarios.yaml`, 'scenario: Nobody sends this\n');
  return folder;
}

test('a table with cards of one’s own, drafted, whose watchers are behind: whoever is invited reads it', async ({
  page,
  browser,
  server,
}) => {
  await page.goto(`${server.url}/friend`);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('Answers that watchers are behind').fill('5');
  await page.getByLabel('Cards of your own').setInputFiles(packFolder('tin-smith'));
  await expect(page.getByText('3 files are taken along.')).toBeVisible();
  await expect(page.getByLabel('Armies are drafted at the table')).toBeChecked();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create the table' }).click();
  const link = await page.getByLabel('Invitation').inputValue();
  const id = new URL(link).pathname.split('/').at(-1);
  const kept = (await (await page.request.get(`${server.url}/api/v1/tables/${id}`)).json()) as object;
  expect(kept).toMatchObject({ delay: 5, draft: true, ownCards: true });

  const bob = await browser.newPage();
  await bob.goto(link);
  for (const text of ['Armies are drafted.', 'cards that somebody has brought', /5 answers/])
    await expect(bob.getByRole('main')).toContainText(text);
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Sit down' }).click();
  await expect(bob.getByRole('region', { name: 'Board' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Board' })).toBeVisible();
  // Whoever picks first is asked for it.
  const offered = async (): Promise<number> =>
    (await page.getByRole('button', { name: /Tin Smith/ }).count()) +
    (await bob.getByRole('button', { name: /Tin Smith/ }).count());
  await expect.poll(offered).toBeGreaterThan(0);
  await bob.close();
});

test('a tournament on several maps, round by round, whose watchers are behind', async ({ page, server }) => {
  await page.goto(`${server.url}/tournaments`);
  await page.getByLabel('Name of the tournament').fill('Two Yards');
  await page.getByRole('button', { name: 'Another map' }).click();
  await page.getByLabel('Map of round 2').selectOption({ label: 'Ring of Stones' });
  await page.getByRole('button', { name: 'Another map' }).click();
  await page.getByRole('button', { name: 'Take the last map away' }).click();
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('Answers that watchers are behind').fill('3');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Announce' }).click();
  await expect(page.getByRole('heading', { name: 'Two Yards' })).toBeVisible();
  const terms = page.getByText(/Ring of Stones, round by round\./);
  await expect(terms).toContainText(/^On [^,]+, Ring of Stones, round by round\./);
  await expect(terms).toContainText(/3 answers/);
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('what the server refuses is German, and nothing says otherwise', async ({ page, server }) => {
    await page.goto(`${server.url}/friend`);
    await page.getByText('Mehr', { exact: true }).click();
    await page.getByLabel('Eigene Figuren').setInputFiles(packFolder('sgt-drake-alexander'));
    await page.getByRole('button', { name: 'Tisch anlegen' }).click();
    const refused = page.getByText(/^Es gibt schon eine Figurenkarte „sgt-drake-alexander“\./);
    await expect(refused).toBeVisible();
    expect(await refused.getAttribute('lang')).toBeNull();
    expect(await violationsOf(page)).toEqual([]);
  });
});
