import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folderWith, scape } from '../../test/scape.ts';

const battle = ['play', '--seed', 'yard', '--army', 'Red: hulk', '--army', 'Blue: alien-drone'];
/** Where a single card each is not enough: order markers are asked for where there is a choice. */
const larger = [
  'play',
  ...['--seed', 'yard', '--army', 'Red: hulk, batman', '--army', 'Blue: battle-beast, alien-drone'],
];
const auto = (count: number): string[] => Array.from({ length: count }, () => 'auto');

describe('scape play', () => {
  test('asks in words, lists the options, draws spaces, and takes answers as people type them', async () => {
    const { code, out } = await scape([...larger, '--rules'], {
      typed: ['h2', 'auto', '1 1 1 1', 'quit'],
    });
    expect(code).toBe(0);
    expect(out).toContain('Red (you): Hulk, Batman');
    expect(out).toMatch(/Hulk start[^\n]* G1\.2 SS-SETUP-011\n/);
    expect(out).toMatch(/Hulk (starts )?on h2/);
    expect(out).toContain('order markers 1, 2, 3 and X');
    expect(out).toMatch(/ 1 {2}Hulk +8 of 8 life, h2/);
    expect(out).toContain('The game is not finished');
  });

  test('refuses what is not possible, says why, and asks again', async () => {
    const { out } = await scape(larger, {
      typed: ['zz9', 'a99', 'h2', 'auto', 'hulk', '1 2 3', '1 9 1 1', '1 1 1 1', 'auto', 'quit'],
    });
    expect(out).toContain('“zz9” is not among the answers.');
    expect(out).toContain('4 are wanted, and that is 1');
    expect(out).toContain('“9” is not among the answers.');
    expect(out).toMatch(/Red ha(s|ve) placed the order markers/);
  });

  test('plays to the end, and the bot can be asked for everything', async () => {
    const { code, out } = await scape(battle, { typed: auto(400) });
    expect(code).toBe(0);
    expect(out).toMatch(/(Red|Blue) wins\. The seed was yard\./);
  });

  test('tells why, and the odds', async () => {
    const { out } = await scape(larger, {
      typed: [
        'h2',
        'auto',
        'why',
        'why SS-CMB-017',
        'why attack Hulk',
        'why Hulk Alien Drone',
        'why Hulk',
        'why nonsense',
        'why h4',
        'odds Hulk Alien Drone',
        'odds',
        'hint',
        'cards',
        'map',
        'again',
        '?',
        'quit',
      ],
    });
    expect(out).toContain('Add all bonuses and subtract penalties');
    expect(out).toContain('6 printed');
    expect(out).toMatch(/Hulk( cannot attack Alien Drone|: Alien Drone cannot be attacked)/);
    expect(out).toContain('Hulk and Alien Drone are not adjacent');
    expect(out).toContain('Nothing here is called “nonsense”.');
    expect(out).toMatch(/Hulk to h4: \d+ of 5/);
    expect(out).toContain('Hulk cannot attack Alien Drone now');
    expect(out).toMatch(/(Hulk|Batman), (Hulk|Batman), (Hulk|Batman), (Hulk|Batman)/);
    expect(out).not.toContain('cannot be told now');
    expect(out).toContain('undo');
  });

  test('drafts armies: what may be taken, what may not and why, and a game kept in the middle', async () => {
    const folder = folderWith({});
    const words = [
      'play',
      '--seed',
      'd4',
      '--draft',
      'hulk, batman, battle-beast, alien-drone x4',
      '--points',
      '500',
    ];
    const { out } = await scape([...words, '--save', 'draft.json'], {
      folder,
      typed: ['hulk', 'hulk', 'battle beast', 'quit'],
    });
    expect(out).toContain('Dawn (you): to be drafted');
    expect(out).toMatch(/1 {2}Hulk +380 points/);
    expect(out).toMatch(/Hulk +380 points, unique hero; life 8, move 5/);
    expect(out).toContain('no copy of Hulk is left');
    expect(out).toContain('the team costs more points than the limit');
    const again = await scape(['play', '--load', 'draft.json'], { folder, typed: ['no more cards', 'quit'] });
    expect(again.out).toContain('Dawn takes nothing more');
    expect(again.out).toMatch(/The team of Dawn is complete at 380\s+points/);
  });

  test('says how the game is won, where that is agreed', async () => {
    const { out } = await scape([...battle, '--victory', 'hold-a-space: {spaces: [h10]}', '--rounds', '4'], {
      typed: ['quit'],
    });
    expect(out).toContain('The game ends after round 4.');
    expect(out).toContain('A team wins when it alone has figures on the spaces h10.');
    expect((await scape(battle, { typed: ['quit'] })).out).not.toContain('A team wins');
  });

  test('takes an answer back', async () => {
    const { out } = await scape(battle, { typed: ['undo', 'h2', 'undo', 'quit'] });
    expect(out).toContain('You have answered nothing yet.');
    expect(out).toContain('Red takes the last answer back');
  });

  test('saves, goes on, and comes to the same end as without a pause', async () => {
    const folder = folderWith({});
    const whole = await scape([...battle, '--save', 'whole.json'], { folder, typed: auto(400) });
    await scape([...battle, '--save', 'part.json'], { folder, typed: auto(9) });
    const rest = await scape(['play', '--load', 'part.json', '--save', 'end.json'], {
      folder,
      typed: auto(400),
    });
    expect([whole.code, rest.code]).toEqual([0, 0]);
    expect(rest.out).toMatch(/(Red|Blue) wins\./);
    for (const file of ['whole.json', 'end.json']) {
      expect(existsSync(`${folder}/${file}`)).toBe(true);
      expect((await scape(['replay', file, '--verify'], { folder })).out).toMatch(/^same: /);
    }
  });

  test('asks for what real dice show', async () => {
    const { out } = await scape([...battle, '--dice', 'asked'], {
      typed: ['25', '12', '7', 'h2', '1 1 1 1', '20', '3', 'quit'],
    });
    expect(out).toContain('Type a number from 1 to 20.');
    expect(out).toMatch(/dice[^\n]* placement by Red/);
    expect(out).toMatch(/Blue (rolls )?3\b/);
  });

  test('hands the keyboard over where several people play', async () => {
    const { out } = await scape([...larger, '--player', 'person', '--player', 'person'], {
      typed: ['auto', 'auto', 'auto', 'auto', '', '1 1 1 1', '', '1 1 1 1', 'quit'],
    });
    expect(out).toMatch(/The keyboard goes to (Red|Blue)\. Press Enter\./);
    expect(out).not.toContain('Hulk, Hulk');
  });

  test('tells cards, the status, the log, reach and sight, by names in part', async () => {
    const { out } = await scape(['play', '--ruleset', 'heroscape', '--seed', 'words'], {
      typed: [
        ...['auto', 'auto', 'auto', 'auto', 'auto', 'auto', 'auto'],
        ...['card tarn v', 'card grimnka', 'status', 'tarn, drake, drake, raelin', 'card', 'log 3'],
        ...[
          'reach drake',
          'sight drake grim',
          'sight g1',
          'odds drake grim',
          'why marro',
          'report full',
          'rules',
          'again',
        ],
        ...['constructor', 'quit'],
      ],
    });
    expect(out).toMatch(/Tarn Viking Warriors {2}of Dawn/);
    expect(out).toContain('Berserker Charge');
    expect(out).toMatch(/Grimnak {2}of Dusk/);
    expect(out).toMatch(/order markers: 1\n/);
    expect(out).toContain('Round 1; waiting for Dawn');
    expect(out).toMatch(/order marker 1 on/);
    expect(out).toContain('Sgt. Drake Alexander cannot attack Grimnak now.');
    expect(out).toContain('+ is seen clearly, ~ obstructed, - not at all.');
    expect(out).toContain('“marro” can be Marro');
    expect(out).toContain('The report is full.');
    expect(out).toContain('Steps and rules are shown.');
    expect(out).toContain('“constructor” is not among the answers.');
  });

  test.each([
    [24, 80],
    [12, 60],
    [40, 120],
  ])('fits %s lines of %s characters', async (rows, columns) => {
    const { out } = await scape(battle, { typed: ['h2', '1 1 1 1', 'map', 'quit'], rows, columns });
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(columns);
    const [question = ''] = /\n\n( {5}a[\s\S]*?)Where does Hulk start/.exec(out)?.slice(1) ?? [];
    expect(question.split('\n').length).toBeLessThan(rows);
    expect(out.includes('a part of the map')).toBe(rows === 12);
  });

  test('offers what plays a map that these rules cannot, and rulings can be switched', async () => {
    const { err, code } = await scape(['play', '--ruleset', 'heroscape', '--map', 'customs-house']);
    expect(code).toBe(2);
    expect(err).toContain('The Customs House is for SuperScape: --ruleset superscape');
    expect(err).toMatch(/and \d+ other problems/);
    const unknown = await scape([...battle, '--ruling', 'nothing=1']);
    expect(unknown.err).toContain('there is no ruling "nothing" that can be switched in this game');
    const folder = folderWith({});
    const wrong = await scape([...battle, '--ruling', 'swampWaterStops=maybe'], { folder });
    expect(wrong.err).toContain(
      'write one of: --ruling swampWaterStops=false, --ruling swampWaterStops=true',
    );
    const words = [...battle, '--ruling', 'swampWaterStops=true', '--save', 'game.json'];
    expect((await scape(words, { folder, typed: ['h2', 'quit'] })).code).toBe(0);
    const { setup } = JSON.parse(readFileSync(`${folder}/game.json`, 'utf8'));
    expect(setup.rulings).toEqual({ swampWaterStops: true });
  });

  test('says what is wrong with a game that cannot be loaded', async () => {
    const folder = folderWith({ 'none.json': '{}', 'text.json': 'hello' });
    for (const file of ['none.json', 'text.json', 'missing.json']) {
      const { code, err } = await scape(['play', '--load', file], { folder });
      expect([code, err.includes(file)]).toEqual([2, true]);
    }
  });
});
