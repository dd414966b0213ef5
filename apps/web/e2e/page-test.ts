import AxeBuilder from '@axe-core/playwright';
import { test as base, type ConsoleMessage, expect, type Locator, type Page } from '@playwright/test';

/** A test whose page must not complain: a fault, or a line of error on the console, fails it. */
export const test = base.extend<{ readonly quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('console', (line) => {
        if (line.type() === 'error' && !isAnAnswer(line))
          complaints.push(`${line.text()} ${line.location().url}`);
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The browser notes each request that found no network, or nothing there; of the server, that is an answer. */
function isAnAnswer(line: ConsoleMessage): boolean {
  const text = line.text();
  if (text.startsWith('Failed to load resource: net::ERR_INTERNET_DISCONNECTED')) return true;
  return /status of (?:401|404|422) /.test(text) && new URL(line.location().url).pathname.startsWith('/api/');
}

/** The text of something once what was done last has had its effect: it stays for half a second. */
export async function settledText(shown: Locator): Promise<string> {
  let text = '';
  await expect(async () => {
    text = (await shown.textContent()) ?? '';
    await shown.page().waitForTimeout(500);
    expect(await shown.textContent()).toBe(text);
  }).toPass({ timeout: 20_000 });
  return text;
}

/** What axe finds wrong with the page as it stands, in short. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
