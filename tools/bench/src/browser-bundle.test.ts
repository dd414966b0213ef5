import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileBattlefield } from '@scapewright/board';
import { SkirmishEngine } from '@scapewright/skirmish';
import { createSuperscape, superscape } from '@scapewright/superscape';
import { afterAll, expect, test } from 'vitest';
import { bundled } from './browser-bundle.ts';
import { type Demonstration, playDemonstration } from './demonstration.ts';
import { playPlugins } from './play-plugins.ts';

const folder = mkdtempSync(join(tmpdir(), 'scapewright-bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the bundle where nothing is that only Node has: the game before it has the ledger ids, and after. */
function playBundle(file: string, demonstration: string): readonly [Demonstration, Demonstration] {
  const script = `
    const app = await import(${JSON.stringify(pathToFileURL(file).href)});
    const { playDemonstration } = await import(${JSON.stringify(pathToFileURL(demonstration).href)});
    const before = playDemonstration(app);
    await app.cite();
    write(JSON.stringify([before, playDemonstration(app)]));`;
  const bare = `
    const { stdout } = process;
    const write = (text) => stdout.write(text);
    for (const name of ['process', 'Buffer', 'global', 'setImmediate', 'clearImmediate']) delete globalThis[name];
    ${script}`;
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', bare], { encoding: 'utf8' });
  return JSON.parse(told) as readonly [Demonstration, Demonstration];
}

test('the bundle for browsers plays a whole game as the whole engine does, with its refusals, its log and their rules', async () => {
  const { file, first, later } = await bundled('play-engine', folder);
  expect(first, 'packed kB that are loaded at once').toBeLessThan(230);
  const [before, after] = playBundle(file, (await bundled('demonstration', folder)).file);
  const whole = playDemonstration({ engine: createSuperscape(), compileBattlefield });
  const checked = playDemonstration({
    engine: new SkirmishEngine({ ...superscape, plugins: playPlugins }),
    compileBattlefield,
  });
  expect(after).toEqual(checked);
  expect(after).toEqual({ ...whole, hash: checked.hash });
  expect(before).toMatchObject({ hash: checked.hash, end: whole.end, decisions: whole.decisions });
  expect(whole.decisions).toBeGreaterThan(60);
  expect(whole.options).toBeGreaterThan(whole.decisions * 5);
  expect(whole.refused.length).toBeGreaterThan(10);
  for (const refused of whole.refused) expect(refused).toMatch(/: SS-/);
  const told = ({ lines }: Demonstration) => lines.map((line) => line.split(':')[0]);
  expect(told(before)).toEqual(told(whole));
  const reasons = ({ refused }: Demonstration) => new Set(refused.map((line) => line.split(':')[0]));
  expect(reasons(before)).toEqual(reasons(whole));
  expect(reasons(whole)).toContain('move.not-a-step');
  expect(new Set(whole.lines.map((line) => line.split(':')[0])).size).toBeGreaterThan(40);
  expect(whole.lines.at(-1)).toMatch(/^game\.over: SS-/);
  expect(later.get('citations')).toBeGreaterThan(1);
}, 60_000);
