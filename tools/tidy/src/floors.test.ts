import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from './repository.ts';

const folder = mkdtempSync(join(tmpdir(), 'floors-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The rules that a package breaks whose file `from` takes a type, or a value, from its file `to`. */
function broken(from: string, to: string, kind: 'type ' | '' = 'type ', home = 'kernel'): readonly string[] {
  rmSync(join(folder, 'packages'), { recursive: true, force: true });
  const write = (file: string, text: string): void => {
    const path = join(folder, 'packages', home, 'src', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  write(to, 'export const one = 1;\nexport type One = 1;\n');
  const up = '../'.repeat(from.split('/').length - 1) || './';
  write(
    from,
    `import ${kind}{ ${kind ? 'One' : 'one'} } from '${up}${to}';\nexport const two = 2 ${kind ? 'as unknown as One' : '+ one'};\n`,
  );
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json', 'packages'],
    { cwd: folder, encoding: 'utf8' },
  );
  const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string } }[] } };
  return summary.violations.map(({ rule }) => rule.name);
}

describe('the floors of a package', () => {
  test('rest on those below them', () => {
    expect(broken('clock/run.ts', 'state/table.ts')).toEqual([]);
    expect(broken('clock/run.ts', 'error.ts', '')).toEqual([]);
  });

  test('take nothing from above, not even a type', () => {
    expect(broken('state/table.ts', 'clock/run.ts')).toEqual(['floor-packages/kernel-state']);
    expect(broken('state/table.ts', 'clock/run.ts', '')).toEqual(['floor-packages/kernel-state']);
    expect(broken('clock/run.ts', 'index.ts')).toEqual(['floor-packages/kernel-clock']);
    expect(broken('error.ts', 'state/table.ts')).toEqual(['floor-packages/kernel-ground']);
  });

  test('stand within a floor too: the chapters of the rules', () => {
    const rules = (from: string, to: string) => broken(`rules/${from}`, to, 'type ', 'skirmish');
    expect(rules('move/fall.ts', 'rules/wounds/wounds.ts')).toEqual([]);
    expect(rules('move/fall.ts', 'queries/life.ts')).toEqual([]);
    expect(rules('move/fall.ts', 'explain/odds.ts')).toEqual(['floor-packages/skirmish-rules']);
    expect(rules('wounds/wounds.ts', 'rules/move/fall.ts')).toEqual([
      'floor-packages/skirmish/src/rules-wounds',
    ]);
  });

  test('are all listed', () => {
    expect(broken('rules/weather/rain.ts', 'model/card.ts', 'type ', 'skirmish')).toEqual([
      'floor-packages/skirmish/src/rules-unlisted',
    ]);
    expect(broken('attic/run.ts', 'error.ts')).toEqual(['floor-packages/kernel-unlisted']);
  });
});
