import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

/** The launcher is plain JavaScript, so that any Node can read it; its type is said here. */
const { sourceKey }: { sourceKey: (root: string) => string } = await import(
  new URL('./source-key.mjs', import.meta.url).href
);

describe('the key of the sources', () => {
  let root: string;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    utimesSync(join(root, path), 1000, 1000);
  };

  beforeEach(() => {
    root = `${mkdtempSync(join(tmpdir(), 'scapewright-key-'))}/`;
    write('pnpm-lock.yaml', '');
    write('apps/cli/src/main.ts', 'one');
    write('packages/kernel/src/clock.ts', 'one');
  });

  afterEach(() => rmSync(root, { recursive: true }));

  test('changes when a source is changed, added or taken away', () => {
    const keys = [sourceKey(root)];
    write('packages/kernel/src/clock.ts', 'three');
    keys.push(sourceKey(root));
    write('packages/plugins/terrain/src/grass.ts', '');
    keys.push(sourceKey(root));
    rmSync(join(root, 'packages/plugins/terrain/src/grass.ts'));
    write('packages/kernel/src/clock.ts', 'six');
    utimesSync(join(root, 'packages/kernel/src/clock.ts'), 1000, 1001);
    keys.push(sourceKey(root));
    expect(new Set(keys).size).toBe(4);
  });

  test('stays when nothing in the bundle can change', () => {
    const before = sourceKey(root);
    write('packages/kernel/src/clock.test.ts', 'a test');
    write('packages/kernel/dist/index.js', 'built');
    write('packages/kernel/node_modules/zod/index.js', 'installed');
    write('packages/cards/data/starter/pack.yaml', 'read while running');
    write('packages/kernel/README.md', 'told');
    expect(sourceKey(root)).toBe(before);
  });
});
