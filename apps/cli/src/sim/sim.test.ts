import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folderWith, scape } from '../../test/scape.ts';

describe('scape sim', () => {
  test('tells who wins how often, and the line that plays the same games', async () => {
    const { code, out } = await scape([
      'sim',
      'hulk',
      'alien-drone',
      '--games',
      '20',
      '--seed',
      'spring',
      '--threads',
      '1',
    ]);
    expect(code).toBe(0);
    expect(out).toContain('20 games of SuperScape on First Light, seed spring');
    expect(out).toMatch(/Dawn +\d+\.\d % +[█▒░]{30} {2}\d+\.\d to \d+\.\d %/);
    expect(out).toMatch(/rounds +\d+\.\d ± \d+\.\d/);
    expect(out).toContain('games by rounds');
    expect(out).toContain('again:    npx scape sim hulk alien-drone --seed spring --games 20');
  });

  test('sends larger bases to the fight: a mirror of one ends in a few rounds', async () => {
    const one = ['sim', 'grimnak', '--mirror', '--ruleset', 'heroscape', '--games', '12', '--seed', 'double'];
    const { out } = await scape([...one, '--json', '--threads', '1']);
    const { rounds, unfinished } = JSON.parse(out);
    expect(unfinished).toBe(0);
    expect(rounds.mean).toBeLessThan(10);
  });

  test('gives the same object on one thread and on two', async () => {
    const words = ['sim', '--games', '12', '--seed', 'spring', '--swap', '--json', '--threads'];
    const one = await scape([...words, '1']);
    expect(await scape([...words, '2'])).toEqual(one);
    const told = JSON.parse(one.out);
    expect(told).toMatchObject({
      ruleset: 'superscape',
      map: 'First Light',
      games: 12,
      seed: 'spring',
      swap: true,
    });
    const wins = told.armies.map(({ wins: { count } }: { wins: { count: number } }) => count);
    expect(wins[0] + wins[1] + told.draws.count + told.unfinished).toBe(12);
    expect(told.armies[0]).toMatchObject({
      player: 'Dawn',
      cards: ['hulk', 'batman'],
      points: 610,
      bot: 'quick',
    });
    expect(told.armies[0].wins.low).toBeLessThanOrEqual(told.armies[0].wins.share);
    expect(told.zones).toHaveLength(2);
    expect(told.checksum).toMatch(/^[0-9a-f]{8}$/);
  });

  test('writes a line for each game, and tells one of them', async () => {
    const folder = folderWith({});
    const words = ['sim', '--games', '3', '--seed', 'spring', '--threads', '1'];
    const { out } = await scape([...words, '--csv'], { folder });
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toBe(
      'game,seed,winner,rounds,decisions,wounds Dawn,wounds Dusk,defeated Dawn,defeated Dusk,hash',
    );
    expect(lines).toHaveLength(4);
    expect((await scape([...words, '--csv', 'games.csv'], { folder })).out).toBe('games.csv is written.\n');
    expect(readFileSync(`${folder}/games.csv`, 'utf8')).toBe(out);
    const shown = await scape([...words, '--show', '2'], { folder });
    const winner = lines[3]?.split(',')[2];
    expect(shown.out).toContain('game 2 of the batch, seed spring/2');
    expect(shown.out).toContain(`${winner} has won`);
  });

  test('plays any armies under any rules on any map', async () => {
    const folder = folderWith({
      'yard.yaml':
        'map: Yard\nhexes: |\n  g1 g1 g1 g1\n   g1 g1 g1 g1\n  g1 g1 g1 g1\nstart:\n  - {player: 1, name: N, spaces: a1-d1}\n  - {player: 2, name: S, spaces: a3-d3}\n',
    });
    const words = [
      'Red: alien-drone x2',
      'Blue: batman',
      '--map',
      'yard.yaml',
      '--ruleset',
      'heroscape',
      '--games',
      '4',
    ];
    const { code, out } = await scape(
      ['sim', ...words, '--threads', '1', '--bot', 'random', '--bot', 'greedy'],
      { folder },
    );
    expect(code).toBe(0);
    expect(out).toContain('4 games of HeroScape on Yard');
    expect(out).toContain('Alien Drone x2 (220 points, random bot)');
    expect(out).toContain('--bot random --bot greedy');
    const three = await scape(['sim', 'hulk', 'batman', 'battle-beast', '--map', 'yard.yaml'], { folder });
    expect(three.err).toMatch(
      /yard.yaml (marks 2 start zones; 3 are chosen|has 2 start zones, and 3 armies are to be placed)/,
    );
  });

  test('drafts armies, in teams and on any number of start zones, and says how to do it again', async () => {
    const drafted = await scape([
      ...['sim', '--draft', 'hulk, batman, battle-beast, alien-drone x3', '--points', '500'],
      ...[
        '--bot',
        'greedy',
        '--bot',
        'greedy',
        '--bot',
        'random',
        '--games',
        '2',
        '--seed',
        'draft',
        '--threads',
        '1',
      ],
    ]);
    expect(drafted.code).toBe(0);
    expect(drafted.out).toContain('Ember');
    expect(drafted.out).toContain('drafts its cards (random bot)');
    expect(drafted.out).toContain('--draft "hulk, batman, battle-beast, alien-drone x3"');
    expect(drafted.err).toContain('marks 2 start zones; 3 are chosen');
    const teams = await scape([
      ...[
        'sim',
        'hulk',
        'batman',
        'battle-beast',
        'alien-drone',
        '--team',
        'Dawn, Frost',
        '--team',
        'Dusk,Ember',
      ],
      ...['--games', '2', '--seed', 'teams', '--threads', '1', '--json'],
    ]);
    expect(teams.err).toBe('');
    const { armies } = JSON.parse(teams.out);
    expect(armies.map(({ team }: { team: number }) => team)).toEqual([0, 1, 1, 0]);
    expect(armies[0].wins).toEqual(armies[3].wins);
    expect((await scape(['sim', 'hulk', 'batman', '--team', 'Dawn, Nobody'])).err).toContain(
      'nobody is called "Nobody"',
    );
  });

  test('plays an army against itself and says whether the sides of the map are worth the same', async () => {
    const flat = 'map: Flat\nhexes: |\n  g1 g1 g1 g1\n   g1 g1 g1 g1\n  g1 g1 g1 g1\n   g1 g1 g1 g1\n';
    const zones = (second: string) =>
      `start:\n  - {player: 1, name: N, spaces: a1-d1}\n  - {player: 2, name: S, spaces: ${second}}\n`;
    const folder = folderWith({
      'flat.yaml': flat + zones('a4-d4'),
      'cliff.yaml': flat.replace('g1 g1 g1 g1\n', 'g9 g9 g9 g9\n') + zones('a4-d4'),
      'open.yaml': flat,
    });
    const words = ['sim', 'Army: syvarris', '--mirror', '--seed', 'even', '--threads', '1', '--map'];
    const even = await scape([...words, 'flat.yaml', '--games', '400'], { folder });
    expect(even.out).toMatch(
      /even {4}N \d+\.\d %, S \d+\.\d %; one side of the map is the other by a half turn/,
    );
    expect([even.code, even.out.includes('--mirror')]).toEqual([0, true]);
    const told = await scape([...words, 'cliff.yaml', '--games', '40', '--json'], { folder });
    expect([told.code, JSON.parse(told.out).mirror]).toEqual([1, { symmetry: 'none', even: false }]);
    const open = await scape([...words, 'open.yaml', '--games', '4'], { folder });
    expect(open.out).toContain('The other side');
    expect(open.out).toContain('one side of the map is the other by a half turn');
  });

  test('lets every army of exactly some points from a pack meet every other', async () => {
    const words = ['sim', '--gauntlet', 'starter', '--points', '155', '--games', '4', '--seed', 'spring'];
    const { code, out } = await scape([...words, '--threads', '1']);
    expect(out).toContain('3 armies of 155 points on First Light, 2 games of each pair, seed spring');
    expect(out).toMatch(/\d+\.\d % {2}Brother Tansy, Korr Stormcaller/);
    expect(code).toBe(out.includes('uneven') ? 1 : 0);
    const told = JSON.parse((await scape([...words, '--threads', '1', '--json'])).out);
    expect(told.armies.map(({ games }: { games: number }) => games)).toEqual([4, 4, 4]);
    expect(told.even).toBe(code === 0);
  });

  test('says where no armies can be drawn for a gauntlet', async () => {
    const unknown = await scape(['sim', '--gauntlet', 'startr']);
    expect(unknown.code).toBe(2);
    expect(unknown.err).toContain('there is no pack "startr" with characters');
    const none = await scape(['sim', '--gauntlet', 'starter', '--points', '7']);
    expect(none.err).toContain('starter has 0 armies of exactly 7 points');
  });

  test('tells what was played where it is interrupted, and how to go on', async () => {
    const { code, out } = await scape(['sim', '--games', '5000', '--seed', 'stop', '--threads', '1'], {
      interruptAfter: 300,
    });
    expect(code).toBe(0);
    expect(out).toMatch(/Stopped after \d+ of 5000 games\./);
    expect(out).toContain('npx scape sim --seed stop --games 5000');
  }, 60_000);
});
