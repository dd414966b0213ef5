import { expect, violationsOf } from './page-test.ts';
import { test } from './served-online.ts';

test('a passkey of the device: it is added, logs in without a password, is listed and removed', async ({
  page,
  server,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  await page.goto(`${server.url}/games`);
  await page.getByLabel('Name').fill('Cleo');
  await page.getByLabel('Password').fill('long enough');
  await page.getByRole('button', { name: 'New account' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const mine = page.getByRole('button', { name: /^Remove the passkey of/ });
  await expect(mine).toBeVisible();
  expect((await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toHaveLength(1);
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText('Cleo', { exact: false }).first()).toBeVisible();
  await expect(page.getByText(/last used on/)).toBeVisible();

  await mine.click();
  await expect(mine).toBeHidden();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText('No passkey that is known here has answered.')).toBeVisible();
});
