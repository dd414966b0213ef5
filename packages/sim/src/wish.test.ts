import { Chance } from '@scapewright/bots';
import { expect, test } from 'vitest';
import { card, meadow } from '../test/duel.ts';
import { createEngine } from './batch-player.ts';
import { type RandomBattle, randomBattle } from './random-battle.ts';
import { stands, Wish } from './wish.ts';

const engine = createEngine('superscape');
const stock = {
  cards: [
    card('knight', { symbols: ['stealth'], keywords: ['knight'] }),
    card('squire', { keywords: ['knight'] }),
    card('bard'),
  ],
  grounds: [meadow],
};

const seeds = Array.from({ length: 60 }, (_, at) => `wish/${at}`);

/** How many of 60 battles have something, with a wish and without one. */
function counts(wanted: string, has: (battle: RandomBattle) => boolean): readonly [number, number] {
  const count = (wishes: readonly string[]): number =>
    seeds.filter((seed) => has(randomBattle(engine, stock, seed, wishes))).length;
  return [count([wanted]), count([])];
}

const cardsOf = ({ armies }: RandomBattle) => armies.flatMap(({ cards }) => cards);

test.each<readonly [string, (battle: RandomBattle) => boolean]>([
  ['terrain swamp', ({ ground }) => ground.plan.spaces.filter((one) => one.terrain === 'swamp').length > 8],
  ['object tardis', ({ ground }) => (ground.objects ?? []).some(({ kind }) => kind === 'tardis')],
  ['symbol mental-shield', (battle) => cardsOf(battle).some((one) => one.symbols.includes('mental-shield'))],
  [
    'ability carry',
    (battle) => cardsOf(battle).some((one) => one.abilities.some(({ id }) => id === 'carry')),
  ],
  ['victory hold-a-space', ({ terms }) => (terms.victory ?? []).some(({ id }) => id === 'hold-a-space')],
  ['rule drive', (battle) => cardsOf(battle).some(({ unit }) => unit === 'object')],
  ['rule swap', ({ ground }) => (ground.tokens ?? []).filter(({ kind }) => kind === 'item').length > 1],
  [
    'symbol sonic-weakness',
    (battle) => JSON.stringify(cardsOf(battle).map(({ abilities }) => abilities)).includes('"type":"sonic"'),
  ],
])('%s stands in more battles where it is wanted', (wanted, has) => {
  const [wished, usual] = counts(wanted, has);
  expect(wished).toBeGreaterThan(usual);
  expect(wished).toBeGreaterThan(10);
});

test('start zones are mixed around a way that is wanted', () => {
  const ends = ['c3', 'e5'];
  const [from, to] = ends as [string, string];
  const plan = { ...meadow.plan, links: [{ from, to, cost: 2, kind: 'stairs', placed: true }] };
  const stairs = { cards: stock.cards, grounds: [{ ...meadow, plan }] };
  const zones = seeds.map((seed) => randomBattle(engine, stairs, seed, ['link stairs']).ground.startZones);
  expect(zones.some((zone) => ends.every((end) => zone.flat().includes(end)))).toBe(true);
});

test('a wanted ability brings cards of the same label together', () => {
  const wish = new Wish(['ability shield-wall (clause)'], new Chance('kin'));
  const [knight] = stock.cards;
  const kin = seeds.map(() => wish.kin(stock.cards, knight ? [knight] : [])?.id);
  expect(new Set(kin)).toEqual(new Set(['knight', 'squire', undefined]));
});

test('without wishes nothing is drawn for them', () => {
  const chance = new Chance('none');
  const wish = new Wish([], chance);
  wish.card(stock.cards);
  wish.terrain(engine);
  wish.object(engine, () => card('box', { unit: 'object' }));
  expect(chance.below(1000)).toBe(new Chance('none').below(1000));
});

test('an ability stands without parameters, or does not', () => {
  expect(stands(engine, 'carry')).toBe(true);
  expect(stands(engine, 'no-such-ability')).toBe(false);
});
