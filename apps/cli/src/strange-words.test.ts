import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folderWith, scape } from '../test/scape.ts';

const commands = '\u001b[2J\u001b]0;owned\u0007\u202E\rfine\u0085';
const manifest =
  'id: yard\nversion: 1.0.0\nengine: ">=0.0.0"\nrulesets: [superscape, heroscape]\nlicence: MIT\ncredits: Somebody\n';
const card = (name: string): string =>
  `id: smith\nname: ${JSON.stringify(name)}\nunit: hero\nuniqueness: unique\nsize: medium\nheight: 5\nlife: 3\nmove: 5\nrange: 1\nattack: 4\ndefense: 2\nspecies: human\nclass: smith\npersonality: calm\nabilities: []\n`;
const pack = (name: string) => ({
  'pack.yaml': manifest,
  'cards/smith.yaml': card(name),
  'prices/standard.yaml': 'format: standard\nprices: {smith: 90}\n',
});
// What may stand in no output: controls but line ends and tabs, marks that turn the direction of writing round.
const steering = /\r(?!\n)|(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u;

describe('signs that steer a terminal', () => {
  test('are refused in packs, with their place, however they are written', async () => {
    for (const [name, files] of Object.entries({
      written: pack(commands),
      escaped: { ...pack('Smith'), 'cards/smith.yaml': card('Smith').replace('"Smith"', '"Sm\\e[2Jth"') },
      raw: { ...pack('Smith'), 'cards/smith.yaml': card('Smith').replace('"Smith"', `Sm${commands}th`) },
    })) {
      const { out, code } = await scape(['check', '.'], { folder: folderWith(files) });
      expect([name, code]).toEqual([name, 1]);
      expect(out).toMatch(/^cards\/smith\.yaml:2:\d+ the (?:character|text holds the character) U\+001B/m);
      expect(out).not.toMatch(steering);
    }
  });

  test('in names of players, seeds, maps, files and everything else that is typed are shown, not obeyed', async () => {
    const folder = folderWith({});
    for (const words of [
      ['demo', '--army', `${commands}: hulk`, '--army', 'batman'],
      ['play', '--seed', commands],
      ['play', '--map', commands],
      ['play', '--save', `${commands}/x`],
      ['play', '--load', commands],
      ['replay', commands],
      ['play', '--player', commands],
      ['sim', commands, 'hulk'],
      ['sim', 'hulk', 'batman', '--format', commands],
      ['map', 'show', commands],
      ['map', 'check', commands],
      ['card', 'show', commands],
      ['rules', commands],
      ['test', commands],
      ['check', commands],
      ['new', 'pack', commands],
      [commands],
      ['demo', `--${commands}`],
    ]) {
      const { out, err, code } = await scape(words, { folder, typed: ['quit'] });
      expect(`${out}${err}`, words.join(' ')).not.toMatch(steering);
      if (words[0] !== 'rules') expect([words, code]).not.toEqual([words, 0]);
      expect(`${out}${err}`).not.toContain('this should not have happened');
    }
  }, 60_000);

  test('in a save are refused, and in what is typed at a question shown', async () => {
    const folder = folderWith({});
    const words = ['play', '--seed', 'a', '--army', 'hulk', '--army', 'batman', '--save', 'game.json'];
    const { out } = await scape(words, {
      folder,
      typed: [commands, `why ${commands}`, `odds ${commands}`, 'auto', 'quit'],
    });
    expect(out).not.toMatch(steering);
    const save = JSON.parse(readFileSync(`${folder}/game.json`, 'utf8'));
    save.setup.armies[0].player = commands;
    writeFileSync(`${folder}/game.json`, JSON.stringify(save));
    const loaded = await scape(['play', '--load', 'game.json'], { folder });
    expect(loaded.err).toContain(
      'game.json:1:1 the saved game holds the character U+001B, which nobody can see',
    );
    expect(loaded.err).not.toMatch(steering);
  }, 60_000);

  test('and what is markup elsewhere stay text in SVG', async () => {
    const hostile = '</text><script>alert(1)</script>"onload="x';
    const folder = folderWith({
      ...pack(hostile),
      'maps/yard.yaml': `map: ${JSON.stringify(hostile)}\nhexes: |\n  g1 g1 g1\nstart:\n  - {player: 1, name: ${JSON.stringify(hostile)}, spaces: a1}\n`,
    });
    await scape(['map', 'show', 'maps/yard.yaml', '--svg', 'yard.svg'], { folder });
    const svg = readFileSync(`${folder}/yard.svg`, 'utf8');
    expect(svg).toContain('&lt;script&gt;');
    expect(svg).not.toMatch(/<script|"onload/);
    const { out } = await scape(['card', 'show', 'smith'], { folder });
    expect(out).toContain('<script>');
  });
});

describe('words that every object inherits', () => {
  const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

  test.each(inherited)(
    '%s is no variant, ruleset, card, format, map, rule or player',
    async (word) => {
      const folder = folderWith({ x: '' });
      for (const words of [
        ['play', '--variant', word],
        ['sim', 'hulk', 'batman', '--variant', word],
        ['fuzz', '--games', '1', '--variant', word],
        ['demo', '--ruleset', word],
        ['demo', '--army', word, '--army', 'hulk'],
        ['demo', '--map', word],
        ['sim', 'hulk', word],
        ['sim', 'hulk', 'batman', '--format', word],
        ['sim', 'hulk', 'batman', '--points', '900', '--format', word],
        ['sim', 'hulk', 'batman', '--victory', word],
        ['sim', 'hulk', 'batman', '--victory', `hold-a-space: {${word}: 1}`],
        ['sim', 'hulk', 'batman', '--bot', word],
        ['play', '--player', word],
        ['play', '--draft', word],
        ['play', '--team', word],
        ['card', 'show', word],
        ['map', 'show', word],
        ['map', 'convert', 'first-light', `x.${word}`],
        [word],
      ]) {
        const { out, err, code } = await scape(words, { folder, typed: ['quit'] });
        expect(`${out}${err}`, words.join(' ')).not.toMatch(/should not have happened|TypeError/);
        expect([words.join(' '), code === 0 ? 'went well' : code]).not.toEqual([
          words.join(' '),
          'went well',
        ]);
      }
      for (const words of [
        ['rules', word],
        ['fuzz', '--games', '1', '--threads', '1', '--wish', word],
      ]) {
        const { out, err } = await scape(words, { folder });
        expect(`${out}${err}`, words.join(' ')).not.toMatch(/should not have happened|TypeError/);
      }
    },
    60_000,
  );

  test.each(inherited)(
    '%s in documents is an unknown word, told with its place, or a plain name',
    async (word) => {
      const inside: Readonly<Record<string, string>> = {
        'abilities/a.yaml': `name: A\ntext: A.\nkind: triggered-automatic\ntrigger: {on: ${word}}\ndo: [heal]\n`,
        'abilities/b.yaml': `name: B\ntext: B.\nkind: triggered-automatic\ntrigger: {on: cleanup}\ndo: [${word}]\n`,
        'abilities/c.yaml': `name: C\ntext: C.\nkind: triggered-automatic\ntrigger: {on: cleanup}\nwhen: [${word}]\ndo: [heal]\n`,
        'abilities/d.yaml': `name: D\ntext: D.\nkind: triggered-automatic\ntrigger: {on: cleanup}\ncost: [${word}]\nchoose: [{name: t, ${word}: {}}]\ndo: [{heal: {on: ${word}, ${word}: 1}}]\n`,
        'abilities/e.yaml': `name: E\ntext: "{${word}}"\nkind: ${word}\ntrigger: {on: cleanup, of: ${word}}\ndo: [{modify-stat: {stat: ${word}, by: {${word}: 1}}}]\nuntil: ${word}\n`,
        'cards/smith.yaml': `${card('Smith').replace('abilities: []', `abilities: [${word}, {bonding: {${word}: 1}}]`)}keywords: [${word}]\n`,
        'prices/standard.yaml': `format: ${word}\nprices: {smith: 1, ${word}: 2}\n`,
        'pack.yaml': `${manifest}variants: [${word}]\nrequires: {${word}: "*"}\n`,
        'maps/m.yaml': `map: M\nlegend: {q: ${word}}\nhexes: "g1 q1"\nobjects: [{id: ${word}, kind: ${word}, at: a1}]\ntokens: [{id: t, kind: item, item: ${word}, at: a1}]\n`,
      };
      for (const [path, text] of Object.entries(inside)) {
        const folder = folderWith({ ...pack('Smith'), [path]: text });
        const { out, err, code } = await scape(['check', '.'], { folder });
        expect(`${path}: ${out}${err}`).not.toMatch(/should not have happened|TypeError/);
        expect([path, code]).not.toEqual([path, 3]);
      }
      const scenario = `scenario: x\nrules: [SS-MOVE-001]\nvariants: [${word}]\nrulings: {${word}: 1}\nboard: {hexes: "g1 g1", legend: {q: ${word}}, objects: [{id: a, kind: ${word}, at: a1}]}\ncards: {${word}: {abilities: [${word}]}}\nplayers:\n  - {name: ${word}, figures: {${word}: {card: ${word}, at: a1}}}\nsteps:\n  - activate: ${word}\n    expect: {figures: {${word}: {${word}: 1}}}\n  - ${word}: 1\n`;
      const { out, err } = await scape(['test', 'x.scenarios.yaml'], {
        folder: folderWith({ 'x.scenarios.yaml': scenario }),
      });
      expect(`${out}${err}`).not.toMatch(/should not have happened|TypeError/);
    },
    60_000,
  );
});
