import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { untranslated } from './german-titles.ts';
import { generateFrom, readFolder, readGenerated, rulebookFolder, staleModules } from './main.ts';

const wanted = generateFrom(rulebookFolder);

describe('the generated modules of the rulebook', () => {
  test('are fresh', () => {
    expect(staleModules(wanted, readGenerated(rulebookFolder))).toEqual([]);
  });

  test('do not depend on when they are generated', () => {
    expect([...generateFrom(rulebookFolder)]).toEqual([...wanted]);
  });

  test('a changed, a missing and a left-over module are stale', () => {
    const present = new Map(wanted);
    present.set('titles.gen.ts', '');
    present.delete('rules.gen.ts');
    present.set('old.gen.ts', '');
    expect(new Set(staleModules(wanted, present))).toEqual(
      new Set(['titles.gen.ts', 'rules.gen.ts', 'old.gen.ts']),
    );
  });
});

test('every rule has a German title', () => {
  const { ledger, german } = readFolder(rulebookFolder);
  expect(untranslated(ledger, german)).toEqual([]);
});

test('every rule that a text of the ledger mentions exists', () => {
  const ledger = join(rulebookFolder, 'ledger');
  const ids = wanted.get('ids.gen.ts') ?? '';
  const names = readdirSync(ledger, { recursive: true, encoding: 'utf8' });
  const unknown = names
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => {
      const text = readFileSync(join(ledger, name), 'utf8');
      const mentioned = text.match(/\b(?:SS|HS|EQ|IG|CARD|SWDO|FORCE|TI)(?:-[A-Z]+)*-\d{2,3}\b/g) ?? [];
      return mentioned.filter((id) => !ids.includes(`"${id}"`)).map((id) => `${name}: ${id}`);
    });
  expect(unknown).toEqual([]);
});
