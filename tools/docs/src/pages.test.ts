import { existsSync, readFileSync } from 'node:fs';
import { root } from '@scapewright/tidy';
import { expect, test } from 'vitest';
import { wordsWithoutExample } from './abilities-page.ts';
import { pages } from './pages.ts';

test('every word of abilities as data has an ability that a scenario plays', () => {
  expect(wordsWithoutExample()).toEqual([]);
});

test.each([...pages()])('%s is fresh (pnpm run generate:docs)', (path, text) => {
  const file = `${root}/${path}`;
  expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(text);
});
