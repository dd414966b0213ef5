import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileBattlefield } from '@scapewright/board';
import { createHeroscape } from '@scapewright/heroscape';
import { createSuperscape } from '@scapewright/superscape';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserBattle } from './browser-battles.ts';
import { type BrowserBundle, bundled } from './browser-bundle.ts';
import { type BrowserBattle, type Demonstration, playDemonstration } from './demonstration.ts';

/** Packed kilobytes that the engine may have with both games and every plugin (decision 7). */
const limit = 230;

const folder = mkdtempSync(join(tmpdir(), 'scapewright-bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const battles = [
  { id: 'SS', battle: browserBattle('superscape', ['superscape', 'starter'], 'customs-house') },
  { id: 'HS', battle: browserBattle('heroscape', ['heroscape'], 'first-light') },
];

let bundle: BrowserBundle;
let player: BrowserBundle;
beforeAll(async () => {
  bundle = await bundled('browser-engine', folder);
  player = await bundled('demonstration', folder);
}, 60_000);

/** Plays a battle with the bundle where nothing is that only Node has: before it has the ledger ids, and after. */
function playBundle(battle: BrowserBattle): readonly [Demonstration, Demonstration] {
  const file = join(folder, 'battle.json');
  writeFileSync(file, JSON.stringify(battle));
  const script = `
    import { readFileSync } from 'node:fs';
    const battle = JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'));
    const { stdout } = process;
    const write = (text) => stdout.write(text);
    for (const name of ['process', 'Buffer', 'global', 'setImmediate', 'clearImmediate']) delete globalThis[name];
    const app = await import(${JSON.stringify(pathToFileURL(bundle.file).href)});
    const { playDemonstration } = await import(${JSON.stringify(pathToFileURL(player.file).href)});
    const before = playDemonstration(app, battle);
    await app.cite();
    write(JSON.stringify([before, playDemonstration(app, battle)]));`;
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(told) as readonly [Demonstration, Demonstration];
}

/** The reasons of lines or refusals, without the rules behind them. */
const reasonsOf = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.split(':')[0] as string);

test('the engine for browsers, both games and every plugin, is no larger than it may be', () => {
  const ids = [...bundle.later.values()].reduce((sum, size) => sum + size, 0);
  console.info(
    `engine for browsers: ${bundle.first.toFixed(1)} kB gzip, and ${ids.toFixed(1)} kB of ledger ids`,
  );
  expect(bundle.first).toBeLessThan(limit);
  expect(bundle.later.size).toBe(2);
  for (const size of bundle.later.values()) expect(size).toBeGreaterThan(1);
});

describe.each(battles)('$battle.ruleset', ({ id, battle }) => {
  const checked = {
    engines: { superscape: createSuperscape(), heroscape: createHeroscape() },
    compileBattlefield,
  };

  test('is played in a browser as by the whole engine, with its refusals, its log and their rules', () => {
    const [before, after] = playBundle(battle);
    const whole = playDemonstration(checked, battle);
    expect(after).toEqual(whole);
    expect(before).toMatchObject({ hash: whole.hash, decisions: whole.decisions, sources: whole.sources });
    expect(reasonsOf(before.lines)).toEqual(reasonsOf(whole.lines));
    expect(reasonsOf(before.refused)).toEqual(reasonsOf(whole.refused));
    expect(whole.decisions).toBeGreaterThan(60);
    expect(whole.options).toBeGreaterThan(whole.decisions * 5);
    expect(whole.refused.length).toBeGreaterThan(10);
    for (const refused of whole.refused) expect(refused).toMatch(new RegExp(`: ${id}-`));
    expect(new Set(reasonsOf(whole.lines)).size).toBeGreaterThan(40);
    expect(whole.lines.at(-1)).toMatch(new RegExp(`^game\\.over: ${id}-`));
    expect(whole.sources.filter((source) => source.startsWith('ability:'))).not.toEqual([]);
    expect([...(battle.plan.solids ?? []), ...(battle.plan.walls ?? [])].length).toBeGreaterThan(3);
  });
});
