import { Chance } from '@scapewright/bots';
import { createEngine } from '@scapewright/table/battle';
import { expect, test } from 'vitest';
import { card, meadow } from '../test/duel.ts';
import { CoverageGoal, unitOf, wishesFor } from './coverage-goal.ts';
import { type RandomBattle, randomBattle } from './random-battle.ts';
import { stands } from './spoken-of.ts';

const engine = createEngine('superscape');
const stock = {
  cards: [
    card('knight', { symbols: ['stealth'], keywords: ['knight'] }),
    card('squire', { keywords: ['knight'] }),
    card('bard'),
  ],
  grounds: [meadow],
};

const seeds = Array.from({ length: 60 }, (_, at) => `goal/${at}`);

/** How many of 60 battles have something, with a wish and without one. */
function counts(wanted: string, has: (battle: RandomBattle) => boolean): readonly [number, number] {
  const count = (goals: readonly string[]): number =>
    seeds.filter((seed) => has(randomBattle(engine, stock, seed, goals))).length;
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

test('a wanted ability brings cards together of whose labels it speaks, or that share one', () => {
  const parts = [
    { kind: 'continuous-modifier', do: [{ verb: 'modify-stat', with: { of: { label: 'Bard' } } }] },
  ];
  const guard = card('guard', { abilities: [{ id: 'shield-wall', unit: 'clause', with: { parts } }] });
  const goal = new CoverageGoal(engine, [guard], ['ability shield-wall (clause)'], new Chance('kin'));
  const [knight] = stock.cards;
  const kin = seeds.map(() => goal.kin(stock.cards, knight ? [knight] : [])?.id);
  expect(new Set(kin)).toEqual(new Set(['knight', 'squire', 'bard', undefined]));
});

test('without wishes nothing is drawn for them', () => {
  const chance = new Chance('none');
  const goal = new CoverageGoal(engine, [], [], chance);
  goal.card(stock.cards);
  goal.terrain(engine);
  goal.needed(engine, () => card('box', { unit: 'object' }));
  expect(chance.below(1000)).toBe(new Chance('none').below(1000));
});

test('a battle is about few things, and those that are named again are taken as they are', () => {
  const wanted = ['terrain sand', 'rule swap: instead 3D', 'link stairs', 'ability carry'];
  const few = wishesFor(wanted, 'seed');
  expect(few.length).toBeLessThan(3);
  expect(wishesFor(few, 'seed')).toEqual(few);
  expect(wanted.map(unitOf)).toEqual(['terrain sand', 'rule swap', 'link stairs', 'ability carry']);
});

test('a hook that is wanted gets an ability that brings about what it waits for', () => {
  const wanted = 'rule equip: trigger after:E.figure-knocked-back';
  const [wished, usual] = counts(wanted, (battle) =>
    JSON.stringify(cardsOf(battle).map(({ abilities }) => abilities)).includes('"knockback"'),
  );
  expect(wished).toBeGreaterThan(2 * usual);
});

test.each([
  ['link stairs', 'stairs'],
  ['link shaft', 'shaft'],
  ['link turbo-lift', 'turbo-lift'],
])('%s has a house with such a way', (wanted, kind) => {
  const [wished] = counts(
    wanted,
    ({ ground }) => ground.plan.links?.some((way) => way.kind === kind) === true,
  );
  expect(wished).toBeGreaterThan(20);
});

test('a battlefield that a wanted rule is about lies beside, with whom it speaks of', () => {
  const [wished] = counts('rule astral-plane', (battle) => {
    const isLaid = battle.ground.battlefields?.some(({ kind }) => kind === 'astral-plane');
    return isLaid === true && cardsOf(battle).some(({ keywords }) => keywords.includes('manifestation'));
  });
  expect(wished).toBeGreaterThan(10);
});

test('an ability stands without parameters, or does not', () => {
  expect(stands(engine, 'carry')).toBe(true);
  expect(stands(engine, 'no-such-ability')).toBe(false);
});
