import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatProblem } from '../yaml/problem.ts';
import { loadManifest } from './manifest.ts';
import { loadPack, type PackFile } from './pack.ts';
import { loadPrices } from './prices.ts';

const folder = new URL('../../fixtures/pack/', import.meta.url);
const files: readonly PackFile[] = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`)
  .map((path) => ({
    path: path.slice(folder.pathname.length).replace(/^\//, ''),
    text: readFileSync(path, 'utf8'),
  }));

const edited = (path: string, text: string | ((old: string) => string)): PackFile[] => {
  const old = files.find((file) => file.path === path)?.text ?? '';
  return [
    ...files.filter((file) => file.path !== path),
    { path, text: typeof text === 'string' ? text : text(old) },
  ];
};
const said = (all: readonly PackFile[], known = {}): string[] => {
  const result = loadPack(all, known);
  return result.ok ? [] : result.problems.map(formatProblem);
};

describe('a pack', () => {
  test('is read from its files, whatever their order', () => {
    const result = loadPack([...files].reverse());
    if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));
    const { pack } = result;
    expect(pack.manifest).toEqual({
      ...{ id: 'tin-village', name: 'Tin Village', version: '1.2.0-beta.1', engine: '>=0.1 <1' },
      ...{
        rulesets: ['superscape', 'heroscape'],
        provides: ['tin'],
        variants: [],
        requires: [],
        replaces: ['old-village'],
      },
      ...{ conflicts: ['other-village'], licence: 'CC-BY-4.0', credits: ['A. Author'] },
    });
    expect(pack.cards.map(({ id }) => id)).toEqual(['cart', 'tin-smith']);
    expect(pack.abilities.map(({ id }) => id)).toEqual(['long-arm']);
    expect(pack.prices.map(({ format, prices }) => [format, ...prices])).toEqual([
      ['standard', ['tin-smith', 150], ['cart', 40]],
    ]);
    expect(pack.maps.map(({ id, map }) => [id, map.name, map.tiles.length])).toEqual([['yard', 'Yard', 6]]);
    expect(pack.scenarios.map(({ path }) => path)).toEqual(['cards/tin-smith.scenarios.yaml']);
  });

  test('reports every problem of every file together', () => {
    const broken = files.map((file) =>
      file.path === 'pack.yaml'
        ? { ...file, text: file.text.replace('version:', 'verison:') }
        : { ...file, text: file.text.replace('height: 5', 'height: five').replace('cart: 40', 'cart: -4') },
    );
    expect(said(broken)).toEqual([
      'cards/tin-smith.yaml:7:9 expected a number, got "five"',
      'pack.yaml:4:1 unknown key "verison"; did you mean "version"?',
      'prices/standard.yaml:3:33 "-4", at least 0 is needed',
    ]);
  });

  test('needs a manifest', () => {
    expect(said(files.filter(({ path }) => path !== 'pack.yaml'))).toEqual([
      'pack.yaml:1:1 the pack has no manifest; add pack.yaml',
    ]);
  });

  test('has each id once, in the file of its name', () => {
    const twin = {
      path: 'cards/more/tin-smith.yaml',
      text: files.find(({ path }) => path === 'cards/tin-smith.yaml')?.text ?? '',
    };
    expect(said([...files, twin])).toEqual([
      'cards/tin-smith.yaml:2:1 the card "tin-smith" is in cards/more/tin-smith.yaml already; give one of them another id',
    ]);
    expect(said(edited('cards/cart.yaml', (old) => old.replace('id: cart', 'id: wagon')))).toEqual([
      'cards/cart.yaml:2:1 the card "wagon" stands in a file of another name; rename the file to cards/wagon.yaml',
    ]);
  });

  test('prices its own cards, and those of packs that it requires', () => {
    const prices = edited('prices/standard.yaml', 'format: standard\nprices: {tin-smit: 1}\n');
    expect(said(prices)).toEqual([
      'prices/standard.yaml:2:10 the price is of a card that the pack does not have, "tin-smit"; did you mean "tin-smith"?',
    ]);
    const requiring = prices.map((file) =>
      file.path === 'pack.yaml'
        ? { ...file, text: file.text.replace('requires: {}', 'requires: {iron-town: ^1}') }
        : file,
    );
    expect(said(requiring)).toEqual([]);
  });

  test('has maps that can be read', () => {
    const map = edited('maps/yard.yaml', (old) => old.replace('wa1', 'wt1').replace('start:', 'strat:'));
    expect(said(map)).toEqual(['maps/yard.yaml:6:1 unknown key "strat"; did you mean "start"?']);
    const drawing = edited('maps/yard.yaml', (old) => old.replace('wa1', 'wx1'));
    expect(said(drawing)).toEqual([
      expect.stringMatching(/^maps\/yard\.yaml:5:7 .*"wx" in "wx1" is no terrain code/),
    ]);
  });

  test('may name the abilities that it brings', () => {
    expect(said(files, { abilities: ['rage-smash', 'super-leap'] })).toEqual([]);
    expect(said(files, { abilities: ['rage-smash'] })).toEqual([
      'cards/tin-smith.yaml:22:5 unknown ability "super-leap"; use one of: rage-smash, long-arm',
    ]);
  });

  test('has no file that nobody reads', () => {
    expect(said([...files, { path: 'crads/x.yaml', text: '' }, { path: 'cards/x.yml', text: '' }])).toEqual([
      'cards/x.yml:1:1 the file is not read; let its name end in .yaml',
      'crads/x.yaml:1:1 nothing reads a YAML file in this place; move it to cards/, items/, hazards/, resources/, abilities/, prices/ or maps/, or let its name end in .scenarios.yaml',
    ]);
  });
});

describe('a manifest', () => {
  const manifest = files.find(({ path }) => path === 'pack.yaml')?.text ?? '';
  const check = (from: string, to: string): string[] => {
    const read = loadManifest('pack.yaml', manifest.replace(from, to));
    return read.ok ? [] : read.problems.map(formatProblem);
  };

  test.each(['1.0.0', '0.1.0-rc.1', '10.20.30'])('has the version %s', (version) => {
    expect(check('1.2.0-beta.1', version)).toEqual([]);
  });

  test.each(['1.0', 'v1.0.0', '01.0.0', 'latest'])('has not the version %s', (version) => {
    expect(check('1.2.0-beta.1', `"${version}"`)).toEqual([
      `pack.yaml:4:10 expected a version such as 1.0.0, got "${version}"`,
    ]);
  });

  test.each(['*', '^1.2.0', '~1', '1.x', '>=1.0.0 <2 || ^3.1'])('fits an engine of %s', (range) => {
    expect(check('">=0.1 <1"', `"${range}"`)).toEqual([]);
  });

  test.each(['', 'any', '^', '1 ||', '>= 1'])('does not fit an engine of %j', (range) => {
    expect(check('">=0.1 <1"', `"${range}"`)).toHaveLength(1);
  });

  test('does not name itself', () => {
    expect(check('[other-village]', '[tin-village]')).toEqual([
      'pack.yaml:10:12 the pack names itself under "conflicts"; leave it out',
    ]);
  });

  test('says what is missing', () => {
    expect(check('licence: CC-BY-4.0\n', '')).toEqual([
      'pack.yaml:2:1 missing key "licence"; add "licence: ..."',
    ]);
  });
});

test('a price table keeps the order written and says where each price stands', () => {
  const read = loadPrices('p.yaml', 'format: delta\nname: Delta\nprices:\n  b: 2\n  "10": 1\n');
  if (!read.ok) throw new Error('it was refused');
  expect([...read.table.prices]).toEqual([
    ['b', 2],
    ['10', 1],
  ]);
  expect(read.table.name).toBe('Delta');
  expect(read.placeOf('10')).toEqual({ line: 5, column: 3 });
});
