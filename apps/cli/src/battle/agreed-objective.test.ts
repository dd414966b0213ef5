import { readyObjectives } from '@scapewright/table/usual';
import { describe, expect, test } from 'vitest';
import { scape } from '../../test/scape.ts';

describe('an objective', () => {
  test.each(readyObjectives)('$id is played to its end by bots, on its map', async ({ id, map }) => {
    const { code, out, err } = await scape([
      ...[
        'sim',
        '--ruleset',
        'heroscape',
        '--objective',
        id,
        '--games',
        '2',
        '--seed',
        '3',
        '--threads',
        '1',
        '--json',
      ],
      ...['finn, tarn-viking-warriors', 'Others: marro-warriors, ne-gok-sa'],
    ]);
    expect([code, err]).toEqual([0, expect.not.stringContaining('error')]);
    expect(JSON.parse(out)).toMatchObject({
      games: 2,
      unfinished: 0,
      map: expect.stringMatching(new RegExp(map.replaceAll('-', ' '), 'i')),
    });
  });

  test('draws the quick bot: a charge goes where it wins, past an enemy', async () => {
    const { out } = await scape([
      ...[
        'sim',
        '--ruleset',
        'heroscape',
        '--objective',
        'through-the-pass',
        'otonashi',
        'Others: marro-hive',
      ],
      ...['--bot', 'quick', '--bot', 'random', '--seed', '3', '--games', '1', '--show', '0'],
    ]);
    expect(out).toContain('Dawn has won: its charge has arrived');
  });

  test('says what does not fit it', async () => {
    const other = await scape(['sim', '--objective', 'the-old-keep', '--map', 'first-light']);
    expect([other.code, other.err]).toEqual([
      2,
      expect.stringContaining('the-old-keep is played on old-keep'),
    ]);
    const unknown = await scape(['sim', '--objective', 'the-old-kep']);
    expect(unknown.err).toContain('there is no objective "the-old-kep"');
    const game = await scape(['sim', '--objective', 'three-of-four-glyphs']);
    expect(game.err).toContain('three-of-four-glyphs is for heroscape');
  });
});
