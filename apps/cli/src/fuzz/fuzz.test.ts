import { describe, expect, test } from 'vitest';
import { scape } from '../../test/scape.ts';

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
    expect(table.out).toMatch(/terrain \S+ +\d+\n/);
  });
});
