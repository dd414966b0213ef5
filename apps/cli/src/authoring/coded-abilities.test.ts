import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderWith, scape } from '../../test/scape.ts';

const page = readFileSync(new URL('../../../../docs/coded-abilities.md', import.meta.url), 'utf8');
const block = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1] ?? '';

test('the special attack of the page on abilities in code is played as it stands there', async () => {
  const folder = folderWith({
    'pack.yaml': `id: lances
name: Lances
version: 0.1.0
engine: ">=0.0.0"
rulesets: [superscape]
licence: MIT
credits: [somebody]
`,
    'abilities/ember-lance/ember-lance.mjs': block('js'),
    'abilities/ember-lance/ember-lance.scenarios.yaml': block('yaml'),
  });
  const { out } = await scape(['test', '--code', '--threads', '1'], { folder });
  expect(out).toContain('1 passed, 0 failed');
  expect((await scape(['check', '.', '--code'], { folder })).out).toContain('fine .: lances@0.1.0');
}, 60_000);
