import { describe, expect, test } from 'vitest';
import { formatProblem } from '../yaml/problem.ts';
import { loadAbility } from './ability-file.ts';
import { loadCard } from './card-file.ts';

const smith = `# yaml-language-server: $schema=../schemas/card.schema.json
id: tin-smith
name: Tin Smith
unit: hero
uniqueness: unique
size: medium
height: 5
life: 5
move: 5
range: 1
attack: 4
defense: 3
species: human
class: smith
personality: calm
`;

const said = (text: string, known = {}): string[] => {
  const read = loadCard('cards/tin-smith.yaml', text, known);
  return read.ok ? [] : read.problems.map(formatProblem);
};

describe('a card file', () => {
  test('holds one card with what is printed on it', () => {
    expect(
      loadCard(
        'cards/tin-smith.yaml',
        `${smith}text: He mends.\nabilities: [{rage-smash: {max: 5}}, long-arm]\n`,
      ),
    ).toEqual({
      ok: true,
      card: {
        ...{
          file: 'cards/tin-smith.yaml',
          line: 2,
          column: 1,
          id: 'tin-smith',
          name: 'Tin Smith',
          unit: 'hero',
        },
        ...{
          uniqueness: 'unique',
          figures: 1,
          size: 'medium',
          height: 5,
          life: 5,
          move: 5,
          range: 1,
          attack: 4,
        },
        ...{
          defense: 3,
          base: 'single',
          symbols: [],
          keywords: [],
          identity: [],
          publisher: undefined,
          faction: [],
        },
        ...{
          species: ['human'],
          class: 'smith',
          personality: 'calm',
          occupancy: undefined,
          seats: undefined,
        },
        ...{ cover: undefined, entrances: undefined, carries: undefined, type: undefined },
        requires: { symbols: [], keywords: [] },
        ...{ when: [], users: 'acting', effect: undefined, text: 'He mends.', rules: [] },
        abilities: [
          { line: 17, column: 13, kind: 'loaded', id: 'rage-smash', with: { max: 5 } },
          { line: 17, column: 37, kind: 'loaded', id: 'long-arm', with: {} },
        ],
      },
    });
  });

  test('states null where a card has no such number', () => {
    const read = loadCard('f.yaml', smith.replace('attack: 4', 'attack: null'));
    expect(read.ok && read.card.attack).toBeNull();
  });

  test('has no points, no test abilities and no keys of its own invention', () => {
    expect(said(`${smith}points: 100\n`)).toEqual([
      'cards/tin-smith.yaml:16:1 a card has no points of its own; write them in a price table, prices/FORMAT.yaml',
    ]);
    expect(said(`${smith}abilities: [{probe: x, at: C7}]\n`)).not.toEqual([]);
    expect(said(`${smith}abilities: [{name: X, knd: setup}]\n`)).toEqual([
      'cards/tin-smith.yaml:16:23 unknown key "knd"; did you mean "kind"?',
    ]);
    expect(said(smith.replace('attack', 'atack'))).toEqual([
      'cards/tin-smith.yaml:11:1 unknown key "atack"; did you mean "attack"?',
    ]);
  });

  test('lacks nothing that its kind of unit prints', () => {
    expect(said(smith.replace(/(life|range): .*\n/g, ''))).toEqual([
      'cards/tin-smith.yaml:2:1 missing key "life"; add "life: ..."',
      'cards/tin-smith.yaml:2:1 missing key "range"; add "range: ...", null if it has none',
    ]);
    expect(said(smith.replace('unit: hero', 'unit: squad'))).toEqual([
      'cards/tin-smith.yaml:2:1 missing key "figures"; add "figures: ..."',
    ]);
    expect(said(smith.replace('unit: hero', 'unit: squad\nfigures: 3'))).toEqual([]);
    expect(said(smith.replace('uniqueness: unique', 'uniqueness: common'))).toEqual([
      'cards/tin-smith.yaml:8:7 a common hero falls with its first wound: its Life is 1, not 5; write "life: 1", or make it unique',
    ]);
    expect(
      said('id: cart\nname: Cart\nunit: object\nsize: large\nbase: double\nheight: 4\nlife: 2\ndefense: 4\n'),
    ).toEqual([]);
    expect(said('id: cart\nname: Cart\nunit: object\nsize: large\nheight: 4\nlife: 2\ndefense: 4\n')).toEqual(
      ['cards/tin-smith.yaml:1:1 missing key "base"; add "base: single" if it stands on one space'],
    );
    expect(said('id: tale\nname: Tale\nunit: story\n')).toEqual([]);
  });

  test('lies on hexes that differ, with its entrances at them', () => {
    const boat = 'id: boat\nname: Boat\nunit: object\nsize: large\nheight: 4\nlife: 2\ndefense: 4\n';
    expect(said(`${boat}base: [[0, 0], [1, 0], [0, 0]]\n`)).toEqual([
      'cards/tin-smith.yaml:8:1 a hex of the base stands twice; list each once',
    ]);
    expect(said(`${boat}base: double\nentrances: [W, {at: [0, 1], side: E}]\n`)).toEqual([
      'cards/tin-smith.yaml:9:21 [0, 1] is no hex of the base; write one of [0, 0], [1, 0]',
    ]);
  });

  test('names abilities one by one', () => {
    expect(said(`${smith}abilities: [{rage-smash: {}, long-arm: {}}]\n`)).toEqual([
      'cards/tin-smith.yaml:16:13 an entry of "abilities" names one ability; give each ability an entry of its own',
    ]);
  });

  test('names abilities and symbols that are known', () => {
    const known = { abilities: ['long-arm'], symbols: ['flying'] };
    expect(said(`${smith}abilities: [long-amr]\nsymbols: [flyin]\n`, known)).toEqual([
      'cards/tin-smith.yaml:17:11 unknown symbol "flyin"; did you mean "flying"?',
      'cards/tin-smith.yaml:16:13 unknown ability "long-amr"; did you mean "long-arm"?',
    ]);
  });

  test('holds one document', () => {
    expect(said(`${smith}---\nid: other\n`)).toEqual([
      'cards/tin-smith.yaml:17:1 this file holds one document, and here is a second; give it a file of its own',
    ]);
    expect(said('# nothing\n')).toEqual([
      'cards/tin-smith.yaml:1:1 the file is empty; write its keys, or remove it',
    ]);
    expect(said('id: [\n')).toHaveLength(1);
  });
});

describe('an ability file', () => {
  test('holds one ability, whose id comes from its name', () => {
    const text =
      'name: Bat-a-rang Arsenal\nkind: special-attack\ndo: [{set-attack: {range: 5, attack: 3}}]\n';
    expect(loadAbility('abilities/bat-a-rang-arsenal.yaml', text)).toMatchObject({
      ok: true,
      ability: {
        id: 'bat-a-rang-arsenal',
        parts: [{ kind: 'special-attack', do: [{ verb: 'set-attack', with: { range: 5, attack: 3 } }] }],
      },
    });
  });

  test.each([
    ['Thunder Clap Special Attack', 'thunder-clap'],
    ['Double Bounce Special Move 12', 'double-bounce'],
    ['Stealth Climbing 4', 'stealth-climbing'],
    ['Special Attack', 'special-attack'],
    ["Summoner's Call", 'summoners-call'],
  ])('named "%s" is %s', (name, id) => {
    const read = loadAbility('a.yaml', `name: "${name}"\nkind: marker-only\n`);
    expect(read).toMatchObject({ ok: true, ability: { id } });
  });

  test('is strict', () => {
    const read = loadAbility('a.yaml', 'name: X\nkind: special-atack\nlimit: {pre: turn}\ndo: []\n');
    expect(read.ok ? [] : read.problems.map(formatProblem)).toEqual([
      'a.yaml:2:7 "special-atack" is not possible here; did you mean "special-attack"?',
      'a.yaml:3:9 unknown key "pre"; did you mean "per"?',
    ]);
  });
});
