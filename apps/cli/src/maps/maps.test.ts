import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folderWith, scape } from '../../test/scape.ts';

const yard = `map: The Yard
players: 2
hexes: |
  g1 g1 g1 g1
   g1 wa0 g3 g1
  g1 g1 g1 g1
start:
  - {player: 1, name: North, spaces: a1-d1}
  - {player: 2, name: South, spaces: a3-d3}
`;

describe('scape map', () => {
  test('lists the maps that have names, and draws one', async () => {
    const { out: listed } = await scape(['map', 'list']);
    expect(listed).toMatch(
      /first-light +First Light, 296 spaces, 2 players\n +SuperScape: as it is\n +HeroScape: as it is/,
    );
    expect(listed).toMatch(/The Customs House, .*\n +SuperScape: as it is\n +HeroScape: not/);
    expect(listed).toMatch(/glyph-terraces .*\n +SuperScape: 4 tokens left out\n +HeroScape: as it is/);
    const { err: odd } = await scape(['map', 'convert', 'first-light', 'x.png']);
    expect(odd).toContain('x.png ends in .png, and a map does not\n       let it end in .yaml, .hsc or .svg');
    const { code, out } = await scape(['map', 'show', 'first-light']);
    expect(code).toBe(0);
    expect(out).toContain('First Light\n');
    expect(out).toContain('296 spaces, 2 players');
    expect((await scape(['map', 'show', 'first-light', '--no-legend'])).out).not.toContain('Start zones');
  });

  test('draws what a figure reaches, by its card and symbols', async () => {
    const folder = folderWith({ 'yard.yaml': yard });
    const walker = await scape(['map', 'show', 'yard.yaml', '--reach', 'a1', '--move', '2', '--no-legend'], {
      folder,
    });
    const [, , , first, costs] = walker.out.split('\n');
    expect(first).toBe('  1  g1  g1  g1  g1');
    expect(costs).toBe('     0   1   2');
    const flyer = await scape(
      ['map', 'show', 'yard.yaml', '--reach', 'a1', '--move', '9', '--symbols', 'flying', '--no-legend'],
      { folder },
    );
    expect(flyer.out).toContain('     0   1   2   3');
    const hulk = await scape(['map', 'show', 'first-light', '--reach', 'h2', '--card', 'Hulk']);
    expect(hulk.out).toContain('Reach from h2: ');
    const unknown = await scape(['map', 'show', 'yard.yaml', '--reach', 'a1', '--symbols', 'flyng'], {
      folder,
    });
    expect(unknown.err).toContain('did you mean "flying"?');
  });

  test('explains sight, and draws heights', async () => {
    const { out } = await scape(['map', 'show', 'first-light', '--sight', 'b6', '--to', 'k12']);
    expect(out).toMatch(/Sight from b6 on k12 at 5 levels height: (clear|clear, but obstructed|none)\n/);
    const folder = folderWith({ 'yard.yaml': yard });
    const heights = await scape(['map', 'show', 'yard.yaml', '--heights', 'a1', '--no-legend'], { folder });
    expect(heights.out).toMatch(/0 +-1 +\+2 +0/);
  });

  test('writes pictures', async () => {
    const folder = folderWith({ 'yard.yaml': yard });
    const { out } = await scape(['map', 'show', 'yard.yaml', '--svg', 'yard.svg'], { folder });
    expect(out).toMatch(/^yard\.svg is written \(\d+ kB\)\.\n$/);
    expect(readFileSync(`${folder}/yard.svg`, 'utf8')).toMatch(/^<svg /);
    expect((await scape(['map', 'show', 'yard.yaml', '--svg', '-'], { folder })).out).toMatch(/^<svg /);
    const nowhere = await scape(['map', 'show', 'yard.yaml', '--svg', 'no/such/folder.svg'], { folder });
    expect([nowhere.code, nowhere.err.includes('cannot be written')]).toEqual([2, true]);
  });

  test('turns a map into another format and back', async () => {
    const folder = folderWith({ 'yard.yaml': yard });
    await scape(['map', 'convert', 'yard.yaml', 'yard.hsc'], { folder });
    const back = await scape(['map', 'convert', 'yard.hsc', 'back.yaml'], { folder });
    expect(back.out).toContain('back.yaml is written: The Yard, 12 spaces, 2 start zones.');
    const drawn = await scape(['map', 'show', 'back.yaml', '--no-legend'], { folder });
    expect(drawn.out).toContain('2    g1  wa0 g3  g1');
    const again = await scape(['map', 'convert', 'yard.yaml', 'yard.hsc'], { folder });
    expect([again.code, again.err.includes('--force')]).toEqual([2, true]);
    const odd = await scape(['map', 'convert', 'yard.yaml', 'yard.doc'], { folder });
    expect(odd.err).toContain('yard.doc ends in .doc, and a map does not');
  });

  test('finds what is wrong with maps, with the place and the cure', async () => {
    const folder = folderWith({
      'yard.yaml': yard,
      'odd.yaml': yard.replace('a3-d3', 'a3-c3'),
      'broken.yaml': yard.replace('hexes', 'hexxes'),
      'damaged.hsc': 'abc',
    });
    const { code, out } = await scape(
      ['map', 'check', 'yard.yaml', 'odd.yaml', 'broken.yaml', 'damaged.hsc', 'none'],
      {
        folder,
      },
    );
    expect(code).toBe(1);
    const [fine, odd, ...rest] = out.split('\n');
    expect(fine).toBe('fine  yard.yaml: The Yard, 12 spaces');
    expect(odd).toContain('the zone South has 3 spaces, another has 4; add 1 space to it');
    expect(rest.join('\n')).toContain('broken.yaml');
    expect(rest.join('\n')).toContain('there is no map "none"');
    const json = JSON.parse((await scape(['map', 'check', 'yard.yaml', '--json'], { folder })).out);
    expect(json).toEqual({ maps: [{ file: 'yard.yaml', name: 'The Yard', spaces: 12, problems: [] }] });
  });

  test('checks every map of a folder', async () => {
    const folder = folderWith({
      'maps/yard.yaml': yard,
      'maps/old/odd.yaml': yard.replace('a3-d3', 'a3-c3'),
    });
    const { code, out } = await scape(['map', 'check', 'maps'], { folder });
    expect(code).toBe(1);
    const [odd, fine] = out.split('\n');
    expect(odd).toContain('maps/old/odd.yaml');
    expect(fine).toBe('fine  maps/yard.yaml: The Yard, 12 spaces');
    const empty = await scape(['map', 'check', '.'], { folder: folderWith({ 'readme.md': '' }) });
    expect(empty.err).toContain('holds no map');
  });

  test('brings objects that nobody drafts, with the cards of packs', async () => {
    const house = await scape(['map', 'show', 'customs-house']);
    expect(house.out).toContain('Figures: CN Car North (g7@1), CS Car South (g8@1)');
    const files = { 'yard.yaml': `${yard}neutral: {Cart: {card: cartwheel, at: b2}}\n` };
    const { code, out } = await scape(['map', 'check', 'yard.yaml'], { folder: folderWith(files) });
    expect(code).toBe(1);
    expect(out).toContain('error: b2: there is no card "cartwheel" for Cart;');
    const taken = { 'yard.yaml': `${yard}neutral: {Car: {card: elevator-car, at: a1}}\n` };
    const inZone = await scape(['map', 'check', 'yard.yaml'], { folder: folderWith(taken) });
    expect(inZone.out).toContain('error: a1: the start space is filled by Car;');
  });

  test('tells what the rules of its game do not allow on it, with the rule', async () => {
    const lava =
      'map: Lava\nruleset: heroscape\nhexes: |\n  g1 ml1 g1 g1\n   g1 g1 g1 g1\ntokens:\n  - {id: one, kind: glyph, item: kelda, at: b1}\n  - {id: two, kind: glyph, item: valda, at: a2}\n  - {id: three, kind: glyph, item: valda, at: a2}\n';
    const folder = folderWith({ 'lava.yaml': lava });
    const { code, out } = await scape(['map', 'check', 'lava.yaml'], { folder });
    expect(code).toBe(1);
    expect(out).toContain(
      'lava.yaml: error: tokens/one: the glyph one lies on molten lava at b1 (HS-TERR-005); lay it on another space',
    );
    expect(out).toContain(
      'lava.yaml: error: tokens/three: three lies on a2, where another glyph is (HS-GLYPH-001); lay it on a space of its own',
    );
  });

  test('names hazards of packs, draws them, and says which nobody has or no rules are for', async () => {
    const tokens = [
      '{id: known, kind: hazard, hazard: toll-stones, at: a2}',
      '{id: open, kind: hazard, drawn: {rank: 1}, at: c2}',
      '{id: lost, kind: hazard, hazard: tol-stones, at: d2}',
    ];
    const laid = `${yard}tokens: [${tokens.join(', ')}]\n`;
    const folder = folderWith({ 'yard.yaml': laid, 'grove.yaml': `${laid}ruleset: heroscape\n` });
    const { out } = await scape(['map', 'check', 'yard.yaml'], { folder });
    expect(out.match(/error/g)).toHaveLength(1);
    expect(out).toContain('there is no hazard "tol-stones" for lost;');
    const grove = await scape(['map', 'check', 'grove.yaml'], { folder });
    expect(grove.out).toContain('the hazard toll-stones has no rules under heroscape');
  });
});
