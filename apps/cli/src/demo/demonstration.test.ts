import { describe, expect, test } from 'vitest';
import { folderWith, scape } from '../../test/scape.ts';

/** Lines of a report: those that begin with a step, and those that go on from the line before. */
const reported = (out: string): string[] =>
  out
    .split('\n')
    .filter(
      (line) =>
        /^ {2}[A-Z0-9]/.test(line) &&
        !/^ {2}(Scapewright|Dawn|Dusk|Where|Terrain|Objects|Start|Figures|The )/.test(line),
    );

describe('the demonstration', () => {
  test.each(['superscape', 'heroscape'])(
    'of %s tells a whole game; every line has its step and rule',
    async (ruleset) => {
      const { code, out, err } = await scape([
        ...['demo', '--seed', 'autumn', '--no-maps', '--rules', '--ruleset', ruleset],
      ]);
      expect([code, err]).toEqual([0, '']);
      const lines = reported(out);
      expect(lines.length).toBeGreaterThan(60);
      for (const line of lines.filter(
        (one) =>
          !one.startsWith('  npx') && !/ of \d+ figures left/.test(one) && !/ wins\b.*, after /.test(one),
      ))
        expect(line).toMatch(/^ {2}[A-Z0-9.]{1,5} +[A-Z]+-[A-Z]+-\d+\+? +\S/);
      expect(out).toMatch(/━━ Round 1 ━+ ROUND [SH]S-ROUND-\d+ ━━/);
      expect(out).toMatch(/(Dawn|Dusk|Nobody) wins\b.*, after \d+ rounds/);
      expect(out.split('\n').every((line) => line.length <= 100)).toBe(true);
    },
  );

  test('draws the battlefield at the start and at the end, and plays the same game from its line', async () => {
    const first = await scape(['demo', '--seed', 'winter']);
    expect(first.out).toContain('The battlefield\n');
    expect(first.out).toContain('The end\n');
    expect(first.out).toMatch(/Figures: aHu Hulk 8\/8/);
    const [again = ''] = /npx scape (demo --seed \S+)/.exec(first.out)?.slice(1) ?? [];
    expect(again).toBe('demo --seed winter');
    expect((await scape(again.split(' '))).out).toBe(first.out);
    expect((await scape(['demo', '--seed', 'spring'])).out).not.toBe(first.out);
  });

  test('tells what a number of dice is made of', async () => {
    const { out } = await scape([
      'demo',
      '--seed',
      'winter',
      '--no-maps',
      '--army',
      'hulk',
      '--army',
      'battle-beast',
    ]);
    expect(out).toMatch(/Hulk .*Battle Beast.*\+\d Rage Smash/);
  });

  test('fits a narrow terminal, and has colours where they are wanted', async () => {
    const narrow = await scape(['demo', '--seed', 'winter', '--no-maps'], { columns: 80 });
    expect(narrow.out.split('\n').every((line) => line.length <= 80)).toBe(true);
    const coloured = await scape(['demo', '--seed', 'winter'], { environment: { FORCE_COLOR: '1' } });
    expect(coloured.out).toContain('\u001b[48;5;');
    const both = { FORCE_COLOR: '1', NO_COLOR: '1' };
    expect((await scape(['demo', '--seed', 'winter'], { environment: both })).out).not.toContain('\u001b');
  }, 120_000);

  test('tells more, or less', async () => {
    const lengths = [];
    for (const report of ['brief', 'normal', 'full'])
      lengths.push((await scape(['demo', '--seed', 'winter', '--no-maps', '--report', report])).out.length);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    expect(new Set(lengths).size).toBe(3);
  });
});

describe('a saved demonstration', () => {
  test('is played again from its file, decision by decision', async () => {
    const folder = folderWith({});
    await scape(['demo', '--seed', 'winter', '--no-maps', '--save', 'game.json'], { folder });
    const verified = await scape(['replay', 'game.json', '--verify'], { folder });
    expect(verified).toMatchObject({ code: 0, err: '' });
    expect(verified.out).toMatch(
      /^same: all \d+ decisions, the whole paused game, and the cards of their packs\n$/,
    );
    const told = await scape(['replay', 'game.json'], { folder });
    expect(told.out).toContain('━━ Round 1 ━');
    const stepped = await scape(['replay', 'game.json', '--step'], {
      folder,
      typed: ['', '3', 'b', 'm', 'what', 'q'],
    });
    expect(stepped.out).toContain('decision 3 of ');
    expect(stepped.out).toContain('decision 2 of ');
    expect(stepped.out).toContain('ro1');
  });

  test('that was changed differs, and the first decision that does is named', async () => {
    const folder = folderWith({});
    await scape(['demo', '--seed', 'winter', '--no-maps', '--save', 'game.json'], { folder });
    const { readFileSync, writeFileSync } = await import('node:fs');
    const save = JSON.parse(readFileSync(`${folder}/game.json`, 'utf8'));
    save.match.inputs[7].reply = 9999;
    writeFileSync(`${folder}/changed.json`, JSON.stringify(save));
    const { code, out } = await scape(['replay', 'changed.json', '--json'], { folder });
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ file: 'changed.json', same: false, decision: 7 });
    save.format = 'something-else';
    writeFileSync(`${folder}/other.json`, JSON.stringify(save));
    const other = await scape(['replay', 'other.json'], { folder });
    expect(other.code).toBe(2);
    expect(other.err).toContain('other.json:1:');
  });
});
