import { describe, expect, test } from 'vitest';
import { folderWith, scape } from '../../test/scape.ts';

const manifest =
  'id: yard-pack\nversion: 1.0.0\nengine: ">=0.0.0"\nrulesets: [superscape]\nlicence: MIT\ncredits: Somebody\n';
const smith =
  'id: smith\nname: Tin Smith\nunit: hero\nuniqueness: unique\nsize: medium\nheight: 5\nlife: 3\nmove: 5\nrange: 1\nattack: 4\ndefense: 2\nspecies: human\nclass: smith\npersonality: calm\nabilities: [rage-smash]\n';

const good = {
  'pack.yaml': manifest,
  'cards/smith.yaml': smith,
  'prices/standard.yaml': 'format: standard\nprices: {smith: 90}\n',
};

describe('scape check', () => {
  test('finds the packs here and those that come with the program', async () => {
    const folder = folderWith(good);
    const { code, out } = await scape(['check'], { folder });
    expect(code).toBe(0);
    expect(out).toContain('fine .: yard-pack@1.0.0, 1 card');
    expect(out).toContain('superscape@');
  });

  test('tells everything that is wrong, with place and cure', async () => {
    const folder = folderWith({
      ...good,
      'cards/smith.yaml': smith.replace('attack: 4', 'atack: 4'),
      'cards/ghost.yaml': smith.replace('id: smith', 'id: ghost').replace('rage-smash', 'rage-smsh'),
    });
    const { code, out } = await scape(['check', '.'], { folder });
    expect(code).toBe(1);
    expect(out).toMatch(/cards\/smith\.yaml:10:1 unknown key "atack"; did you mean "attack"\?/);
    expect(out).toMatch(/rage-smsh.*did you mean "rage-smash"\?/);
    const json = JSON.parse((await scape(['check', '.', '--json'], { folder })).out);
    expect(json.packs[0].problems.length).toBeGreaterThan(1);
  });

  test('tells of cards of other packs that a pack replaces, and so does every game played with it', async () => {
    const folder = folderWith({
      ...good,
      'cards/hulk.yaml': smith.replace('id: smith', 'id: hulk').replace('name: Tin Smith', 'name: Hulk'),
      'prices/standard.yaml': 'format: standard\nprices: {smith: 90, hulk: 1}\n',
    });
    const replaced = 'yard-pack replaces Hulk (hulk) of the pack superscape';
    const { out, code } = await scape(['check', '.'], { folder });
    expect(code).toBe(0);
    expect(out).toContain(`${replaced}; give the card an id of its own`);
    const played = await scape(['sim', 'hulk', 'batman', '--games', '1', '--threads', '1'], { folder });
    expect(played.err).toContain(`scape: ${replaced}\n`);
    expect(played.err).toMatch(/yard-pack has hulk cost 1 point in the format standard, in place of \d+/);
    expect((await scape(['card', 'list'], { folder: folderWith({}) })).err).not.toContain('replaces');
  });

  test('checks items, hazards and resources: their files, and whether a ruleset of the pack plays them', async () => {
    const axe = 'id: axe\nname: Axe\nrank: 1\ngrants: {attack: 1}\n';
    const check = async (files: Record<string, string>) =>
      (await scape(['check', '.'], { folder: folderWith({ ...good, ...files }) })).out;
    expect(await check({ 'items/axe.yaml': `${axe}drop: 2\n` })).toContain('1 card, 1 token');
    expect(await check({ 'items/axe.yaml': axe })).toMatch(
      /items\/axe\.yaml:1:1 under superscape: axe has no Drop Number.*SS-ITEM-011/,
    );
    expect(await check({ 'hazards/axe.yaml': axe.replace('rank: 1', 'rank: 4') })).toContain(
      'hazards/axe.yaml:3:7 "4", at most 3 is possible',
    );
    const foreign = { 'pack.yaml': manifest.replace('superscape', 'heroscape') };
    expect(await check({ ...foreign, 'hazards/axe.yaml': axe })).toContain(
      'no ruleset of the pack has rules for hazards such as Axe',
    );
    const glyphs = { 'pack.yaml': `${manifest.replace('superscape', 'heroscape')}variants: [item-glyphs]\n` };
    expect(await check({ ...glyphs, 'items/axe.yaml': `${axe}rarity: common\n` })).toContain('1 token');
    expect(await check({ 'pack.yaml': `${manifest}variants: [item-glyph]\n` })).toContain(
      'superscape has no variant "item-glyph"; did you mean "item-glyphs"?',
    );
  });

  test('warns of a card without a price, and of a folder without a pack', async () => {
    const { 'prices/standard.yaml': _prices, ...unpriced } = good;
    const folder = folderWith(unpriced);
    const { code, out } = await scape(['check', '.'], { folder });
    expect(code).toBe(0);
    expect(out).toContain('cards/smith.yaml:1:1 no price table has a price for "smith"');
    const empty = await scape(['check', '.'], { folder: folderWith({ 'x.txt': '' }) });
    expect([empty.code, empty.out]).toEqual([1, 'pack.yaml:1:1 the pack has no manifest; add pack.yaml\n']);
  });
});

describe('cards of a pack in the folder', () => {
  test('are listed, shown and played', async () => {
    const folder = folderWith(good);
    expect((await scape(['card', 'list'], { folder })).out).toMatch(
      /Tin Smith +3 +5 +1 +4 +2 +90 +Rage Smash/,
    );
    const shown = await scape(['card', 'show', 'tin smith'], { folder });
    expect(shown.out).toContain('RAGE SMASH');
    expect(shown.out).toContain('at most 5 more.');
    const [card] = JSON.parse((await scape(['card', 'show', 'smith', '--json'], { folder })).out);
    expect(card).toMatchObject({
      id: 'smith',
      points: 90,
      pack: 'yard-pack',
      abilities: [{ name: 'Rage Smash' }],
    });
    const played = await scape(['sim', 'smith', 'alien-drone', '--games', '2', '--threads', '1'], { folder });
    expect(played.out).toContain('Tin Smith (90 points, quick bot)');
  });

  test('are left out where their pack is broken, which is said', async () => {
    const folder = folderWith({ ...good, 'cards/smith.yaml': 'id: smith\n' });
    const { code, err } = await scape(['card', 'show', 'smith'], { folder });
    expect(code).toBe(2);
    expect(err).toContain('there is no card "smith" (1 pack could not be read: npx scape check)');
  });
});
