import { readdirSync, readFileSync } from 'node:fs';
import { cardDefinition, isFigureCard, loadPack, type Pack } from '@scapewright/packs';
import { scenarioKit } from '@scapewright/testkit';
import { describe, expect, test } from 'vitest';
import { dataFolder, packNames } from './packs.ts';

const kit = scenarioKit();

function packOf(name: string): Pack {
  const folder = new URL(`${name}/`, dataFolder);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(new URL(path, folder), 'utf8') }));
  const result = loadPack(files, { abilities: kit.known.abilities ?? [], symbols: kit.known.symbols ?? [] });
  if (!result.ok) throw new Error(JSON.stringify(result.problems, undefined, 2));
  return result.pack;
}

describe.each(packNames)('the pack %s', (name) => {
  const pack = packOf(name);

  test('prices every card, or is of things that nobody drafts and prices none', () => {
    const priced = pack.prices.find((table) => table.format === 'standard')?.prices;
    const unpriced = pack.cards.filter(({ id }) => !priced?.has(id));
    expect(unpriced.map(({ id }) => id)).toEqual(priced ? [] : pack.cards.map(({ id }) => id));
    if (!priced) expect(unpriced.filter((card) => card.unit !== 'object')).toEqual([]);
  });

  test('says what each ability does that is written on a card', () => {
    const silent = pack.cards.flatMap((card) =>
      card.abilities.flatMap((ability) =>
        ability.kind === 'clause' && !ability.clause.text ? [`${card.id}: ${ability.clause.id}`] : [],
      ),
    );
    expect(silent).toEqual([]);
  });
});

describe('the sample cards', () => {
  const pack = packOf('superscape');
  const sample = (id: string) => {
    const card = pack.cards.find((one) => one.id === id);
    if (!card || !isFigureCard(card)) throw new Error(`there is no card ${id}`);
    return cardDefinition(card, pack.prices[0]?.prices.get(id) ?? -1);
  };

  test.each([
    ['aquaman', 'CARD-AQUA-001', { life: 6, move: 6, range: 3, attack: 6, defense: 6, points: 360 }],
    ['alien-drone', 'CARD-DRONE-008', { life: 2, move: 6, range: 1, attack: 5, defense: 5, points: 110 }],
    ['battle-beast', 'CARD-BEAST-007', { life: 7, move: 6, range: 1, attack: 6, defense: 7, points: 400 }],
    ['hulk', 'CARD-HULK-009', { life: 8, move: 5, range: 1, attack: 6, defense: 6, points: 380 }],
    ['gouf', 'CARD-GOUF-002', { life: 4, move: 4, range: null, attack: null, defense: 5, points: 140 }],
    ['batman', 'CARD-BATMAN-019', { life: 4, move: 5, range: 1, attack: 5, defense: 5, points: 230 }],
  ])('%s has the numbers of %s', (id, _rule, numbers) => {
    expect(sample(id)).toMatchObject(numbers);
  });

  test('CARD-GOUF-001: Gouf is an uncommon vehicle, Huge 14, of full cover, with room for a driver', () => {
    expect(sample('gouf')).toMatchObject({
      ...{ unit: 'object', uniqueness: 'uncommon', size: 'huge', height: 14 },
      ...{ keywords: ['vehicle'], cover: 'full', occupancy: 1 },
    });
  });

  test('CARD-FMT-002, CARD-GOUF-003: a number that is not printed is none at all', () => {
    const { range, attack } = sample('gouf');
    expect([range, attack]).toEqual([null, null]);
  });

  test('the order of the numbers is that of CARD-FMT-001: Hulk 5 8 1 / 6 6 380', () => {
    const { move, life, range, attack, defense, points } = sample('hulk');
    expect([move, life, range, attack, defense, points]).toEqual([5, 8, 1, 6, 6, 380]);
  });

  test('CARD-AQUA-002: Aquaman is a Unique Hero of the Justice League and a Royal', () => {
    const aquaman = sample('aquaman');
    expect(aquaman).toMatchObject({
      unit: 'hero',
      uniqueness: 'unique',
      size: 'medium',
      height: 5,
      symbols: [],
    });
    expect(aquaman.keywords).toEqual(
      expect.arrayContaining(['justice-league', 'royal', 'atlantean', 'king', 'valiant', 'dc']),
    );
  });

  test('CARD-BATMAN-002: Batman himself shows the faction', () => {
    expect(sample('batman').faction).toEqual(['Justice League']);
  });
});

describe('the classic cards', () => {
  test('are at least twenty, enough for two armies of 400 points', () => {
    const { cards, prices } = packOf('heroscape');
    const total = cards.reduce((sum, card) => sum + (prices[0]?.prices.get(card.id) ?? 0), 0);
    expect(cards.length).toBeGreaterThanOrEqual(20);
    expect(total).toBeGreaterThanOrEqual(800);
  });
});
