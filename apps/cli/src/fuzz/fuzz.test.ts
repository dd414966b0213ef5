import { describe, expect, test } from 'vitest';
import { folderWith, scape } from '../../test/scape.ts';

describe('scape fuzz', () => {
  test('plays random games of each ruleset and tells that they are sound', async () => {
    const { out } = await scape(['fuzz', '--games', '2', '--seed', 'a', '--threads', '1']);
    expect(out).toMatch(/^(sound|\d+ wrong) {2}superscape: 2 games, \d+ decisions, seed a\n/);
    expect(out).toContain('heroscape: 2 games');
  });

  test('plays one game again, and counts what acted', async () => {
    const words = ['fuzz', '--ruleset', 'superscape', '--seed', 'a', '--threads', '1', '--json'];
    const both = JSON.parse((await scape([...words, '--games', '2'])).out);
    const second = JSON.parse((await scape([...words, '--game', '1'])).out);
    expect(second.outcomes[0].games).toBe(1);
    expect(second.outcomes[0].decisions).toBeLessThan(both.outcomes[0].decisions);
    expect(both.outcomes[0].reasons['round.begins']).toBeGreaterThan(1);
    const table = await scape([
      'fuzz',
      '--ruleset',
      'superscape',
      '--seed',
      'a',
      '--games',
      '1',
      '--threads',
      '1',
      '--table',
    ]);
    expect(table.out).toMatch(/terrain road: log +\d+\n/);
  });

  test('plays on every map of a folder; says which cannot be read or played, and why', async () => {
    const row = Array.from({ length: 12 }, () => 'g1').join(' ');
    const rows = Array.from({ length: 10 }, (_, at) => `  ${at % 2 === 1 ? ' ' : ''}${row}\n`).join('');
    const folder = folderWith({
      'maps/bare.yaml': `map: Bare\nplayers: 2\nhexes: |\n${rows}`,
      'maps/deep/damaged.hsc': 'a\u0000bc',
      'maps/crowded.yaml': `map: Crowded\nplayers: 2\nhexes: |\n${rows}objects: [{id: a, kind: rock-outcrop, at: f5}, {id: b, kind: rock-outcrop, at: f5}]\n`,
      'maps/tiny.yaml': 'map: Tiny\nplayers: 2\nhexes: |\n  g1 g1\n',
    });
    const words = ['fuzz', '--maps', 'maps', '--seed', 'a', '--threads', '1', '--ruleset', 'superscape'];
    const { code, out } = await scape([...words, '--games', '2'], { folder });
    expect(code).toBe(1);
    expect(out).toMatch(/bare\.yaml +superscape +120 +0 +0 +chosen +2 +\d+ +0 +0\n/);
    expect(out).toMatch(/damaged\.hsc, byte \d+: error: /);
    expect(out).toMatch(/crowded\.yaml +superscape cannot be played: /);
    expect(out).toMatch(/tiny\.yaml +superscape cannot be played: 2 armies need 6 start spaces, .* has 2\n/);
    const one = JSON.parse(
      (await scape([...words.with(2, 'maps/bare.yaml'), '--game', '1', '--json'], { folder })).out,
    );
    expect([one.maps[0].games, one.unplayable]).toEqual([1, []]);
    expect((await scape(['fuzz', '--maps', 'nowhere'], { folder })).err).toContain('there is no folder');
  });
});
