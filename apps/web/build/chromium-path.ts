import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Names of Chromium's programs, the quickest to start first. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** The Chromium of this machine. Throws, with what to do, where there is none. `CHROMIUM_PATH` names another. */
export function chromiumPath(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
  if (found === undefined)
    throw new Error(
      'The tests in a browser need Chromium: install the package chromium-headless-shell, or say where it is with CHROMIUM_PATH.',
    );
  return found;
}
