import { describe, expect, test } from 'vitest';
import { commentFaults, indexFaults } from './exports.ts';
import { largestKernel, lengthFaults, longestFile } from './lengths.ts';
import { nameFaults } from './names.ts';
import { neutralityFaults } from './neutrality.ts';
import { placeFaults } from './places.ts';
import { purityFaults } from './purity.ts';
import { settle } from './settle.ts';
import { mustAskTheTable, tableWordsFaults } from './table-words.ts';
import { type Layers, packageFaults, type WorkspacePackage } from './workspace.ts';

const path = 'packages/kernel/src/clock/clock.ts';
const messages = (faults: readonly { readonly message: string }[]) => faults.map(({ message }) => message);
const lines = (count: number) => 'a\n'.repeat(count);

describe('a habit is broken by', () => {
  test('names that hide what is in a file', () => {
    const bad = ['packages/a/src/myFile.ts', 'packages/a/src/string-utils.ts', 'packages/common/src/a.ts'];
    expect(bad.map((name) => nameFaults(name).length)).toEqual([1, 1, 1]);
    const good = [
      'README.md',
      '.ci/run',
      'packages/a/tsconfig.build.json',
      'packages/a/src/clear-sight.test.ts',
    ];
    expect(good.flatMap(nameFaults)).toEqual([]);
  });

  test('one line too many', () => {
    const file = 'packages/board/src/path.ts';
    expect(lengthFaults([{ path: file, text: lines(longestFile) }])).toEqual([]);
    expect(lengthFaults([{ path: file, text: lines(longestFile + 1) }])).toHaveLength(1);
    expect(lengthFaults([{ path: 'packages/board/src/path.test.ts', text: lines(longestFile + 1) }])).toEqual(
      [],
    );
    const kernel = Array.from({ length: 25 }, (_, index) => ({
      path: `packages/kernel/src/clock/part-${index}.ts`,
      text: lines(largestKernel / 25),
    }));
    expect(lengthFaults(kernel)).toEqual([]);
    const comments = { path, text: '/**\n * Says what it is.\n */\n\n  // and why\n' };
    expect(lengthFaults([...kernel, comments])).toEqual([]);
    expect(messages(lengthFaults([...kernel, { path, text: lines(1) }]))).toEqual([
      `has ${largestKernel + 1} lines of code, more than ${largestKernel}`,
    ]);
  });

  test('paths of one machine, registries and loose ends', () => {
    const bad = [
      'see /ho',
      'me/ann/x',
      '\n// T',
      'ODO later',
      '\ntest.sk',
      'ip("x")',
      '\nhttps://registry.np',
      'mjs.org',
    ];
    expect(placeFaults({ path, text: bad.join('') }).map(({ line }) => line)).toEqual([1, 2, 3, 4]);
    expect(placeFaults({ path, text: 'packages/home/row, and/or/tmp, @x/root/y' })).toEqual([]);
  });

  test('words and records of games in an app', () => {
    const app = 'apps/cli/src/record/told.ts';
    const text = `
      import { logLines } from '@scapewright/skirmish/explain';
      import { createBot, botNames } from '@scapewright/bots';
      import { questionOf as asked, Table } from '@scapewright/table';
      export const save = { format: 'scapewright-save' };
    `;
    expect(messages(tableWordsFaults({ path: app, text }))).toEqual([
      'puts games into words with logLines of @scapewright/skirmish/explain: that is the work of packages/table',
      'puts games into words with createBot of @scapewright/bots: that is the work of packages/table',
      'puts games into words with questionOf of @scapewright/table: that is the work of packages/table',
      'writes records of its own: that is the work of packages/table',
    ]);
    const look = "import type { Game } from '@scapewright/skirmish/author';";
    expect(tableWordsFaults({ path: 'apps/cli/src/play/board.ts', text: look })).toHaveLength(1);
    expect(tableWordsFaults({ path: app, text: look })).toEqual([]);
    expect(
      ['apps/web/src/table/a.tsx', 'apps/cli/src/a.test.ts', 'packages/table/src/a.ts'].map(mustAskTheTable),
    ).toEqual([true, false, false]);
  });

  test('clocks, chance, the console and module state', () => {
    const text = `
      let count = 0;
      const now = () => Date.now() + Math.random();
      export async function wait(): Promise<void> { console.log(process.argv, now(), count); }
    `;
    expect(messages(purityFaults({ path, text })).sort()).toEqual([
      'is asynchronous',
      'keeps state in the module',
      'uses Date',
      'uses Math.random',
      'uses console',
      'uses process',
    ]);
    const pure = `
      // Date and console in a comment, and a property, are no use of them.
      export const step = (game: { readonly process: number }) => game.process + Math.max(1, 2);
    `;
    expect(purityFaults({ path, text: pure })).toEqual([]);
  });

  test('naming a ruleset, a plugin or a rule in shared code', () => {
    const text = `// SuperScape, SS-MOV-001\nexport const superscape = ['plugin-terrain', 'SS-MOV-001', \`heroscape \${1}\`];`;
    expect(messages(neutralityFaults({ path, text }))).toEqual([
      'names superscape',
      'names plugin-t',
      'names SS-MOV-001',
      'names heroscape',
    ]);
  });

  test('an index that declares', () => {
    const text = "export { a } from './a.ts';\nexport const b = 1;";
    expect(indexFaults({ path, text }).map(({ line }) => line)).toEqual([2]);
  });

  test('a public export without a comment, wherever it is declared', () => {
    const files = new Map([
      ['p/src/index.ts', "export { told, type Untold } from './a.ts';\nexport * from './b.ts';"],
      [
        'p/src/a.ts',
        '/** What. */\nexport const told = 1;\nexport interface Untold {}\nexport const inner = 1;',
      ],
      ['p/src/b.ts', "export { far as near } from './c.ts';"],
      ['p/src/c.ts', 'export function far() {}'],
    ]);
    expect(messages(commentFaults('p/src/index.ts', files))).toEqual([
      'Untold is public and has no doc comment',
      'far is public and has no doc comment',
    ]);
  });

  test('a package without a layer, and a dependency against the arrows', () => {
    const layers: Layers = { low: ['^packages/low/', []], high: ['^packages/high/', ['low']] };
    const make = (name: string, ...dependencies: string[]): WorkspacePackage => ({
      folder: `packages/${name}`,
      manifest: {
        name,
        private: true,
        dependencies: Object.fromEntries(dependencies.map((key) => [key, '*'])),
      },
    });
    const faults = packageFaults([make('low', 'high'), make('high', 'low'), make('lost')], layers);
    const arrows = faults.filter(({ message }) => !message.includes('README'));
    expect(arrows).toEqual([
      { path: 'packages/low', message: 'it may not depend on high' },
      { path: 'packages/lost', message: 'it does not stand in exactly one layer' },
    ]);
  });

  test('an exception that excuses nothing', () => {
    const exceptions = [
      { habit: 'names', path: 'a.ts', reason: 'the tool wants it' },
      { habit: 'names', path: 'b.ts', reason: 'the tool wanted it' },
    ];
    const faults = [
      { path: 'a.ts', message: 'excused' },
      { path: 'c.ts', line: 3, message: 'not excused' },
    ];
    expect(settle('names', faults, exceptions)).toEqual([
      'c.ts:3 not excused',
      'b.ts needs no exception from "names" any more',
    ]);
  });
});
